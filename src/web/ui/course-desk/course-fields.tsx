import { CITIES, COURSE_STATUS_LABELS, type CourseStatus, type CourseWithSeats } from '#domain/course.ts';
import { InputField, TextAreaField } from '../field.tsx';
import { AttachmentsField } from './attachments-field.tsx';
import { type Draft, draftWithAttachment } from './draft.ts';
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
  const { draft, change, complaint } = form;
  const text = (name: TextField) => ({
    name,
    value: draft[name],
    error: complaint(name),
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  });
  return (
    <>
      <div className="row">
        <InputField
          {...text('nameOfCourse')}
          label="Názov kurzu *"
          aria-required
          autoComplete="off"
          data-first-focus
        />
        <InputField {...text('slug')} label="Slug" autoComplete="off" hint={slugHint(draft, course)} />
      </div>
      <div className="row row4">
        <InputField {...text('date')} type="date" label="Dátum od *" aria-required />
        <InputField {...text('dateTo')} type="date" label="Dátum do" min={draft.date || undefined} />
        <SelectField {...text('city')} label="Mesto *" aria-required>
          <option value="">Vyberte mesto</option>
          {CITIES.map((city) => (
            <option key={city}>{city}</option>
          ))}
        </SelectField>
        <SelectField
          {...text('status')}
          label="Status *"
          aria-required
          onChange={({ target }) => change({ status: target.value as CourseStatus })}
        >
          {Object.entries(COURSE_STATUS_LABELS).map(([status, label]) => (
            <option key={status} value={status}>
              {label}
            </option>
          ))}
        </SelectField>
      </div>
      <div className="row row3">
        <InputField {...text('place')} label="Miesto (adresa)" autoComplete="off" />
        <InputField {...text('price')} label="Cena" autoComplete="off" />
        <InputField
          {...text('capacity')}
          type="number"
          min={0}
          step={1}
          label="Kapacita"
          hint="0 = bez obmedzenia"
          inputMode="numeric"
        />
      </div>
      <IconPicker image={draft.image} error={complaint('image')} onChange={(image) => change({ image })} />
      <div className="row">
        <TextAreaField {...text('courseInfo')} rows={3} label="Informácie o kurze" />
        <TextAreaField {...text('invitation')} rows={3} label="Pozvánka" />
      </div>
      <div className="row">
        <TextAreaField {...text('forWho')} rows={3} label="Pre koho" />
        <TextAreaField {...text('output')} rows={3} label="Výstup" />
      </div>
      <AttachmentsField
        attachments={draft.attachments}
        error={form.errors.find(({ field }) => field.startsWith('attachments'))?.message}
        onAdd={(added) => change(draftWithAttachment(draft, added))}
        onRemove={(removed) => change({ attachments: draft.attachments.filter((kept) => kept !== removed) })}
      />
    </>
  );
}

/** An active course's address may be out in letters and search engines: changing it is worth a word. */
function slugHint(draft: Draft, course: CourseWithSeats | undefined): string | undefined {
  const moves = course?.status === 'active' && draft.slug !== course.slug;
  return moves ? 'Adresa kurzu na webe sa zmení, doterajší odkaz prestane platiť.' : undefined;
}
