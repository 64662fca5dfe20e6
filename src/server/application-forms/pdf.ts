import {
  type ApplicationForm,
  courseToChoose,
  employer,
  employerHint,
  type Field,
  healthBox,
  notes,
  signature,
  whichCourse,
} from '#content/application-forms.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { inOurFonts } from '#server/course-documents/drawable-text.ts';
import { printDocument } from '#server/course-documents/typst.ts';
import template from './application-form.typ?raw';
import { answerTo, type KnownFacts, participantLines } from './known-facts.ts';

/** The form as PDF, with what is known filled in, to be printed and signed. */
export function pdfForm(form: ApplicationForm, known: KnownFacts): Promise<Uint8Array<ArrayBuffer>> {
  const answered = (field: Field) => ({
    label: nonBreaking(field.label),
    answer: inOurFonts(answerTo(field, known) ?? ''),
  });
  return printDocument(template, {
    title: form.title,
    course: nonBreaking(form.course ? `Kurz: ${form.course}` : courseToChoose),
    which: whichCourse.map(answered),
    questions: form.questions.map(({ options = [], ...field }) => ({
      ...answered(field),
      options: options.map(nonBreaking),
    })),
    employerHint: nonBreaking(employerHint),
    employer: employer.map((row) => row.map(answered)),
    columns: form.participants.map(({ label, width }) => ({ label, width })),
    rows: form.rows,
    lines: participantLines(form, known).map((cells) => cells.map((text = '') => inOurFonts(text))),
    health: form.health ? nonBreaking(healthBox) : null,
    notes: notes(form).map((texts) => texts.map(nonBreaking)),
    signature,
  });
}
