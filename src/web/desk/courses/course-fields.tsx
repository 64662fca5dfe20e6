import type { ReactNode } from 'react';
import { type Attachment, attachmentFormat } from '#domain/courses/attachment.ts';
import type { CourseWithSeats } from '#domain/courses/course.ts';
import type { FieldError } from '#domain/field-error.ts';
import { counted, countedSeats, fileSize, nonBreaking } from '#domain/slovak.ts';
import { TermHelp } from '#web/desk/help/term-help.tsx';
import { fieldOf } from '#web/desk/kit/record-form.tsx';
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
  const field = fieldOf(COURSE_FIELDS, { values: draft, errors });
  const lecturer = lecturers.find(({ id }) => id === draft.lecturerId)?.name ?? 'bez lektora';
  return (
    <>
      {field('nameOfCourse')}
      <div className="fields">
        {field('date')}
        {field('dateTo', { hint: lastDayHint(durationDays) })}
        {field('city')}
        {field('status')}
      </div>
      <Fold
        title="Čas, miesto a lektor"
        said={[draft.hours, draft.place, lecturer]}
        names={['hours', 'lecturerId', 'place', 'room', 'note']}
        complaint={complaint}
        // what changes most often in a course that stands
        isOpen={course !== undefined}
      >
        <div className="fields">
          {field('place')}
          {field('lecturerId', { options: lecturers })}
          {field('hours')}
          {field('room')}
        </div>
        {field('note')}
      </Fold>
      <Fold
        title="Cena a kapacita"
        said={[draft.price, draft.capacity === '0' ? 'bez obmedzenia' : countedSeats(Number(draft.capacity))]}
        names={['price', 'capacity', 'minimum', 'invoicePrice']}
        complaint={complaint}
      >
        <div className="fields">
          {field('price')}
          {field('capacity')}
          {field('minimum', { hint: <MinimumHint /> })}
          {field('invoicePrice')}
        </div>
      </Fold>
      <Fold
        title="Texty a prílohy na web"
        said={[
          draft.courseInfo ? 'vyplnené' : 'bez textov',
          counted(draft.attachments.length, 'príloha', 'prílohy', 'príloh'),
        ]}
        names={['courseInfo', 'invitation', 'forWho', 'output', 'attachments']}
        complaint={complaint}
      >
        <div className="fields">
          {field('courseInfo')}
          {field('invitation')}
          {field('forWho')}
          {field('output')}
        </div>
        <AttachmentsField attachments={draft.attachments} error={complaint('attachments')} />
      </Fold>
      <Fold
        title="Typ, ikona a slug"
        said={[types.find(({ id }) => id === draft.courseTypeId)?.name ?? 'bez typu', draft.slug]}
        names={['courseTypeId', 'image', 'slug']}
        complaint={complaint}
      >
        <div className="fields">
          {field('courseTypeId', { options: types })}
          {field('slug', { hint: slugHint(course) })}
        </div>
        <IconPicker image={draft.image} error={complaint('image')} />
      </Fold>
    </>
  );
}

interface FoldProps {
  title: string;
  /** Its values, said while it is closed. */
  said: string[];
  /** Its fields: an error of one opens it. */
  names: (keyof Draft)[];
  complaint: CourseFieldsProps['complaint'];
  isOpen?: boolean;
  children: ReactNode;
}

function Fold({ title, said, names, complaint, isOpen = false, children }: FoldProps) {
  return (
    <details className="fold" open={isOpen || names.some(complaint)}>
      <summary>
        <Icon name="caret" />
        <b>{nonBreaking(title)}</b> <span className="muted">{nonBreaking(said.filter(Boolean).join(' · '))}</span>
      </summary>
      <div className="stack">{children}</div>
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
