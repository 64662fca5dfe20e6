import type { ReactNode } from 'react';
import { type Attachment, attachmentFormat } from '#domain/courses/attachment.ts';
import type { CourseWithSeats } from '#domain/courses/course.ts';
import type { FieldError } from '#domain/field-error.ts';
import { counted, countedSeats, fileSize, nonBreaking } from '#domain/slovak.ts';
import { TermHelp } from '#web/desk/help/term-help.tsx';
import { type FieldOf, FieldRows, fieldOf, type Known } from '#web/desk/kit/record-form.tsx';
import { Complaint } from '#web/shared/field.tsx';
import { Icon } from '#web/shared/icon.tsx';
import type { CourseOpening } from './course-opening.ts';
import { COURSE_FIELDS, type Draft, offeredAttachments } from './draft.ts';
import { IconPicker } from './icon-picker.tsx';

interface CourseFieldsProps extends Pick<CourseOpening, 'draft' | 'course' | 'durationDays' | 'types' | 'lecturers'> {
  errors: readonly FieldError[];
  /** The error of a field or of a part of it. */
  complaint(field: string): string | undefined;
}

/** The fields of a course, those every course needs first and the others folded with their values; uncontrolled. */
export function CourseFields({ draft, course, durationDays, types, lecturers, ...refused }: CourseFieldsProps) {
  const { errors, complaint } = refused;
  const shown = fieldOf(COURSE_FIELDS, { values: draft, errors });
  const known: Partial<Record<CourseField, Known>> = {
    dateTo: { hint: lastDayHint(durationDays) },
    lecturerId: { options: lecturers },
    minimum: { hint: <MinimumHint /> },
    courseTypeId: { options: types },
    slug: { hint: slugHint(course) },
  };
  const field: FieldOf<CourseField> = (name) => shown(name, known[name]);
  const lecturer = lecturers.find(({ id }) => id === draft.lecturerId)?.name ?? 'bez lektora';
  return (
    <>
      <FieldRows field={field} rows={['nameOfCourse', ['date', 'dateTo', 'city', 'status']]} />
      <Fold
        title="Čas, miesto a lektor"
        said={[draft.hours, draft.place, lecturer]}
        field={field}
        rows={[['place', 'lecturerId', 'hours', 'room'], 'note']}
        complaint={complaint}
        // what changes most often in a course that stands
        isOpen={course !== undefined}
      />
      <Fold
        title="Cena a kapacita"
        said={[draft.price, draft.capacity === '0' ? 'bez obmedzenia' : countedSeats(Number(draft.capacity))]}
        field={field}
        rows={[['price', 'capacity', 'minimum', 'invoicePrice']]}
        complaint={complaint}
      />
      <Fold
        title="Texty a prílohy na web"
        said={[
          draft.courseInfo ? 'vyplnené' : 'bez textov',
          counted(draft.attachments.length, 'príloha', 'prílohy', 'príloh'),
        ]}
        field={field}
        rows={[['courseInfo', 'invitation', 'forWho', 'output']]}
        other="attachments"
        complaint={complaint}
      >
        <AttachmentsField attachments={draft.attachments} error={complaint('attachments')} />
      </Fold>
      <Fold
        title="Typ, ikona a slug"
        said={[types.find(({ id }) => id === draft.courseTypeId)?.name ?? 'bez typu', draft.slug]}
        field={field}
        rows={[['courseTypeId', 'slug']]}
        other="image"
        complaint={complaint}
      >
        <IconPicker image={draft.image} error={complaint('image')} />
      </Fold>
    </>
  );
}

type CourseField = keyof typeof COURSE_FIELDS;

interface FoldProps {
  title: string;
  /** Its values, said while it is closed. */
  said: string[];
  field: FieldOf<CourseField>;
  rows: (CourseField | CourseField[])[];
  /** The field that is its child. */
  other?: keyof Draft;
  complaint: CourseFieldsProps['complaint'];
  isOpen?: boolean;
  children?: ReactNode;
}

/** Fields folded with their values; an error of one opens them. */
function Fold({ title, said, field, rows, other, complaint, isOpen = false, children }: FoldProps) {
  const hasComplaint = [...rows.flat(), ...(other ? [other] : [])].some(complaint);
  return (
    <details className="fold" open={isOpen || hasComplaint}>
      <summary>
        <Icon name="caret" />
        <b>{nonBreaking(title)}</b> <span className="muted">{nonBreaking(said.filter(Boolean).join(' · '))}</span>
      </summary>
      <div className="stack">
        <FieldRows field={field} rows={rows} />
        {children}
      </div>
    </details>
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

interface AttachmentsFieldProps {
  /** The initial attachments of the course; they can be removed. */
  attachments: Attachment[];
  error: string | undefined;
}

/** The course's attachments as checkboxes, each name once; the rest of the catalogue is in a collapsed section. */
function AttachmentsField({ attachments, error }: AttachmentsFieldProps) {
  const catalogue = offeredAttachments(attachments).slice(attachments.length);
  return (
    <fieldset className={error ? 'field field--bad' : 'field'} aria-describedby={error && 'attachments-error'}>
      <legend className="lbl">Prílohy</legend>
      {attachments.length > 0 && (
        <ul className="catalogue" aria-label="Priložené">
          {attachments.map((attachment) => (
            <Choice key={attachment.name} attachment={attachment} isChosen />
          ))}
        </ul>
      )}
      {catalogue.length > 0 && (
        <details className="catalogue-more folded">
          <summary>
            <Icon name="plus" />
            Pridať z&nbsp;katalógu
          </summary>
          <ul className="catalogue" aria-label="Katalóg príloh">
            {catalogue.map((attachment) => (
              <Choice key={attachment.name} attachment={attachment} />
            ))}
          </ul>
        </details>
      )}
      {error && <Complaint id="attachments-error">{error}</Complaint>}
    </fieldset>
  );
}

function Choice({ attachment: { name, url, size }, isChosen }: { attachment: Attachment; isChosen?: true }) {
  return (
    <li>
      <label>
        <input type="checkbox" name="attachments" value={name} defaultChecked={isChosen} />
        <span>{name}</span>
        <span>
          {attachmentFormat(url)}
          {size > 0 && `, ${fileSize(size)}`}
        </span>
      </label>
    </li>
  );
}
