import { CITIES, COURSE_VISIBILITY_LABELS, type CourseWithSeats } from '#domain/courses/course.ts';
import { counted } from '#domain/slovak.ts';
import { TermHelp } from '#web/desk/help/term-help.tsx';
import { DateField } from '#web/shared/date-field.tsx';
import { InputField, TextAreaField } from '#web/shared/field.tsx';
import { SelectField } from '#web/shared/select-field.tsx';
import { AttachmentsField } from './attachments-field.tsx';
import type { NamedCourseType, NamedLecturer } from './course-opening.ts';
import type { Draft } from './draft.ts';
import { IconPicker } from './icon-picker.tsx';

interface CourseFieldsProps {
  /** The initial values of the form. */
  draft: Draft;
  /** The course being edited; undefined for a new one. */
  course: CourseWithSeats | undefined;
  /** The duration of the type a new course was started from. */
  durationDays: number;
  types: readonly NamedCourseType[];
  lecturers: readonly NamedLecturer[];
  complaint(field: string): string | undefined;
}

type TextField = Exclude<keyof Draft, 'attachments' | 'image'>;

/** All fields of a course (specification section 3); uncontrolled. */
export function CourseFields({ draft, course, durationDays, types, lecturers, complaint }: CourseFieldsProps) {
  const text = (name: TextField) => ({ name, defaultValue: draft[name], error: complaint(name) });
  const required = { 'aria-required': true, autoComplete: 'off' };
  return (
    <>
      <div className="fields">
        <InputField {...text('nameOfCourse')} {...required} label="Názov kurzu *" data-first-focus />
        <InputField {...text('slug')} label="Slug" autoComplete="off" hint={slugHint(course)} />
      </div>
      <div className="fields fields--four">
        <DateField {...text('date')} required label="Dátum od *" />
        <DateField {...text('dateTo')} after="date" label="Dátum do" hint={lastDayHint(durationDays)} />
        <SelectField {...text('city')} {...required} label="Mesto *">
          <option value="">Vyberte mesto</option>
          {CITIES.map((city) => (
            <option key={city}>{city}</option>
          ))}
        </SelectField>
        <SelectField
          {...text('status')}
          {...required}
          label="Status *"
          hint="Súkromný kurz vidí len ten, kto má odkaz."
        >
          {Object.entries(COURSE_VISIBILITY_LABELS).map(([visibility, label]) => (
            <option key={visibility} value={visibility}>
              {label}
            </option>
          ))}
        </SelectField>
      </div>
      <div className="fields fields--four">
        <SelectField {...text('courseTypeId')} label="Typ kurzu">
          <option value="">Bez typu</option>
          {types.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <InputField {...text('place')} label="Miesto (adresa)" autoComplete="off" />
        <InputField {...text('price')} label="Cena" autoComplete="off" />
        <InputField {...text('capacity')} type="number" min={0} label="Kapacita" hint="0 = bez obmedzenia" />
      </div>
      <div className="fields fields--four">
        <InputField {...text('hours')} label="Čas" autoComplete="off" hint="Prázdne = podľa typu" />
        <SelectField {...text('lecturerId')} label="Lektor">
          <option value="">Bez lektora</option>
          {lecturers.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <InputField {...text('room')} label="Miestnosť" autoComplete="off" hint="Vidí ju iba správa" />
        <InputField {...text('minimum')} type="number" min={0} label="Minimum" hint={<MinimumHint />} />
      </div>
      <IconPicker image={draft.image} error={complaint('image')} />
      <div className="fields">
        <TextAreaField {...text('courseInfo')} rows={3} label="Informácie o kurze" />
        <TextAreaField {...text('invitation')} rows={3} label="Pozvánka" />
      </div>
      <div className="fields">
        <TextAreaField {...text('forWho')} rows={3} label="Pre koho" />
        <TextAreaField {...text('output')} rows={3} label="Výstup" />
      </div>
      <TextAreaField
        {...text('note')}
        rows={2}
        label="Poznámka"
        hint="Vidí ju iba správa, na web sa nedostane. Pri súkromnom kurze sem napíšte klienta."
      />
      <AttachmentsField attachments={draft.attachments} error={complaint('attachments')} />
    </>
  );
}

function MinimumHint() {
  return (
    <>
      0 = bez minima <TermHelp term="minimum" />
    </>
  );
}

/** Explains the default of an empty last day. */
function lastDayHint(durationDays: number): string | undefined {
  return durationDays > 1
    ? `Ak ho nevyplníte, kurz potrvá ${counted(durationDays, 'deň', 'dni', 'dní')}.`
    : undefined;
}

/** An active course's address may be in emails and search engines, so changing it shows a warning. */
function slugHint(course: CourseWithSeats | undefined): string {
  return course?.status === 'active'
    ? 'Keď ho zmeníte, doterajší odkaz na kurz prestane platiť.'
    : 'Ak ho nevyplníte, vznikne z názvu a mesta.';
}
