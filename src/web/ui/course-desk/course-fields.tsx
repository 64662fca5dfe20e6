import { withAttachment } from '#domain/attachment.ts';
import { CITIES, COURSE_STATUS_LABELS, type CourseWithSeats } from '#domain/course.ts';
import { InputField, TextAreaField } from '../field.tsx';
import { AttachmentsField } from './attachments-field.tsx';
import type { Draft } from './draft.ts';
import { IconPicker } from './icon-picker.tsx';
import { SelectField } from './select-field.tsx';
import type { CourseForm } from './use-course-form.ts';

interface CourseFieldsProps {
  form: CourseForm;
  /** The course being edited; undefined for a new one. */
  course: CourseWithSeats | undefined;
}

type TextField = {
  [Field in keyof Draft]: Draft[Field] extends string ? Field : never;
}[keyof Draft];

/** All that staff fill in about a course (specification section 3). */
export function CourseFields({ form, course }: CourseFieldsProps) {
  const { draft, errors, change, complaint } = form;
  const attachmentsError = errors.find(({ field }) => field.startsWith('attachments'))?.message;
  return (
    <>
      <NameAndDays form={form} course={course} />
      <div className="row row3">
        <InputField {...text(form, 'place')} label="Miesto (adresa)" autoComplete="off" />
        <InputField {...text(form, 'price')} label="Cena" autoComplete="off" />
        <InputField {...text(form, 'capacity')} type="number" min={0} label="Kapacita" hint="0 = bez obmedzenia" />
      </div>
      <IconPicker image={draft.image} error={complaint('image')} onChange={(image) => change({ image })} />
      <div className="row">
        <TextAreaField {...text(form, 'courseInfo')} rows={3} label="Informácie o kurze" />
        <TextAreaField {...text(form, 'invitation')} rows={3} label="Pozvánka" />
      </div>
      <div className="row">
        <TextAreaField {...text(form, 'forWho')} rows={3} label="Pre koho" />
        <TextAreaField {...text(form, 'output')} rows={3} label="Výstup" />
      </div>
      <AttachmentsField
        attachments={draft.attachments}
        error={attachmentsError}
        onAdd={(added) => change({ attachments: withAttachment(draft.attachments, added) })}
        onRemove={(removed) => change({ attachments: draft.attachments.filter((kept) => kept !== removed) })}
      />
    </>
  );
}

/** What a course cannot be without, and the slug that comes of it. */
function NameAndDays({ form, course }: CourseFieldsProps) {
  const { draft } = form;
  const required = { 'aria-required': true, autoComplete: 'off' };
  return (
    <>
      <div className="row">
        <InputField {...text(form, 'nameOfCourse')} {...required} label="Názov kurzu *" data-first-focus />
        <InputField {...text(form, 'slug')} label="Slug" autoComplete="off" hint={slugHint(draft, course)} />
      </div>
      <div className="row row4">
        <InputField {...text(form, 'date')} {...required} type="date" label="Dátum od *" />
        <InputField {...text(form, 'dateTo')} type="date" label="Dátum do" min={draft.date || undefined} />
        <SelectField {...text(form, 'city')} {...required} label="Mesto *">
          <option value="">Vyberte mesto</option>
          {CITIES.map((city) => (
            <option key={city}>{city}</option>
          ))}
        </SelectField>
        <SelectField {...text(form, 'status')} {...required} label="Status *">
          {Object.entries(COURSE_STATUS_LABELS).map(([status, label]) => (
            <option key={status} value={status}>
              {label}
            </option>
          ))}
        </SelectField>
      </div>
    </>
  );
}

/** What ties a field to its place in the draft. */
function text({ draft, change, complaint }: CourseForm, name: TextField) {
  return {
    name,
    value: draft[name],
    error: complaint(name),
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  };
}

/** An active course's address may be out in letters and search engines: changing it is worth a word. */
function slugHint(draft: Draft, course: CourseWithSeats | undefined): string | undefined {
  const moves = course?.status === 'active' && draft.slug !== course.slug;
  return moves ? 'Adresa kurzu na webe sa zmení, doterajší odkaz prestane platiť.' : undefined;
}
