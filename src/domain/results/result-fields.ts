import { lastDayOf } from '#domain/courses/course.ts';
import { type Day, formatDay, parseDay } from '#domain/day.ts';
import type { FieldError, ParsedFields } from '#domain/field-error.ts';
import { line, message, requiredLine } from '#domain/fields.ts';
import type { DocumentRule } from '#domain/issued-documents/document-rule.ts';
import { z } from '#domain/schema.ts';
import type { ClosedCourse } from './closing.ts';
import { type ClosingPerson, type Examination, personLabel, type Result, verdictOf } from './result.ts';

/** The fields of one person in the form, before their id. */
export const PERSON_FIELDS = {
  present: 'ucast',
  points: 'body',
  practical: 'prax',
  declared: 'vysledok',
  opinion: 'posudok',
} as const;

/** The name of a field of one person. */
export function personField(field: keyof typeof PERSON_FIELDS, participantId: string): string {
  return `${PERSON_FIELDS[field]}-${participantId}`;
}

interface StoredResults {
  course: Pick<ClosedCourse, 'date' | 'dateTo' | 'days' | 'lecturer'>;
  people: readonly ClosingPerson[];
  note: string;
}

/** The texts of the form as they are stored, without the empty ones. */
export function storedTexts({ course, people, note }: StoredResults): Record<string, string> {
  const lastDay = lastDayOf(course);
  const examined = people.find(({ result }) => result.examinedOn !== null)?.result;
  const opinion = people.find(({ result }) => result.opinionSeenOn !== null)?.result.opinionSeenOn;
  const texts = [
    ['skuska', formatDay(examined?.examinedOn ?? lastDay)],
    ['skusal', examined?.examiner || course.lecturer],
    ['posudky', formatDay(opinion ?? lastDay)],
    ['poznamka', note],
    ...people.flatMap(({ participantId, daysPresent, result }) => [
      [personField('present', participantId), daysPresent >= course.days ? 'on' : ''],
      [personField('points', participantId), String(result.points ?? '')],
      [personField('practical', participantId), result.practical ? 'on' : ''],
      [personField('declared', participantId), result.points === null ? (result.verdict ?? '') : ''],
      [personField('opinion', participantId), result.opinionSeenOn === null ? '' : 'on'],
    ]),
  ];
  return Object.fromEntries(texts.filter(([, text]) => text !== ''));
}

type Texts = Record<string, string>;

/** The entered text of a field that was changed since the form showed it; otherwise the stored one, which may be newer. */
export function textToStore(
  name: string,
  entered: Texts,
  { shown, stored }: { shown: Texts; stored: Texts },
): string {
  const text = entered[name]?.replaceAll('\r\n', '\n') ?? '';
  return (text === (shown[name] ?? '') ? stored[name] : text) ?? '';
}

interface ResultsContext {
  people: readonly ClosingPerson[];
  rule: DocumentRule | null;
  today: Day;
}

const textsSchema = z.object({ note: message, examiner: line });

/** The results of everybody in the form, with the days that all of them share. */
export function parseResults(
  textOf: (name: string) => string,
  { people, rule, today }: ResultsContext,
): ParsedFields<{ results: Map<string, Result>; note: string; examination: Examination }> {
  const errors: FieldError[] = [];
  const texts = textsSchema.safeParse({ note: textOf('poznamka'), examiner: textOf('skusal') });
  for (const { path, message } of texts.error?.issues ?? [])
    errors.push({ field: path[0] === 'examiner' ? 'skusal' : 'poznamka', message });
  const dayOf = (field: string) => {
    const typed = textOf(field).trim();
    const day = typed === '' ? null : parseDay(typed);
    if (day === undefined || (day !== null && day > today))
      errors.push({ field, message: `Napíšte deň v tvare dd.mm.rrrr, najneskôr ${formatDay(today)}.` });
    return day ?? null;
  };
  const [examinedOn, opinionsOn] = [dayOf('skuska'), dayOf('posudky')];
  const exam = rule?.exam ?? null;
  const examination = { examinedOn, examiner: texts.data?.examiner ?? '' };
  const results = people.map((person): [string, Result] => {
    const { participantId } = person;
    const typed = textOf(personField('points', participantId)).trim();
    const points = typed === '' ? null : Number(typed);
    if (points !== null && !isPoints(points, exam?.questions ?? null))
      errors.push({
        field: personField('points', participantId),
        message: `${personLabel(person)}: body sú celé číslo od 0 do ${exam?.questions ?? 0}.`,
      });
    const declared = textOf(personField('declared', participantId));
    const practical = textOf(personField('practical', participantId)) !== '';
    const verdict = verdictOf(exam, {
      points,
      practical,
      declared: declared === 'passed' || declared === 'failed' ? declared : null,
    });
    const hasOpinion = textOf(personField('opinion', participantId)) !== '';
    return [
      participantId,
      {
        verdict,
        points,
        practical,
        ...(verdict ? examination : { examinedOn: null, examiner: '' }),
        opinionSeenOn: hasOpinion ? (opinionsOn ?? today) : null,
      },
    ];
  });
  if (errors.length > 0 || !texts.success) return { valid: false, errors };
  return { valid: true, fields: { results: new Map(results), note: texts.data.note, examination } };
}

function isPoints(points: number, questions: number | null): boolean {
  return Number.isInteger(points) && points >= 0 && points <= (questions ?? 0);
}

/** Why a course is opened again or a document is revoked; anyone who checks the document reads it. */
export const reasonSchema = z.object({ dovod: requiredLine('Napíšte dôvod. Uvidí ho každý, kto doklad overí.') });
