import { type Attachment, attachmentFormat } from '#domain/courses/attachment.ts';
import type { CourseWithSeats } from '#domain/courses/course.ts';
import type { FieldError } from '#domain/field-error.ts';
import { counted, fileSize } from '#domain/slovak.ts';
import { TermHelp } from '#web/desk/help/term-help.tsx';
import { fieldOf } from '#web/desk/kit/record-form.tsx';
import { Complaint } from '#web/shared/field.tsx';
import { Icon } from '#web/shared/icon.tsx';
import type { CourseOpening } from './course-opening.ts';
import { COURSE_FIELDS, offeredAttachments } from './draft.ts';
import { IconPicker } from './icon-picker.tsx';

interface CourseFieldsProps extends Pick<CourseOpening, 'draft' | 'course' | 'durationDays' | 'types' | 'lecturers'> {
  errors: readonly FieldError[];
  /** The error of a field or of a part of it. */
  complaint(field: string): string | undefined;
}

/** All fields of a course; uncontrolled. */
export function CourseFields({ draft, course, durationDays, types, lecturers, ...refused }: CourseFieldsProps) {
  const { errors, complaint } = refused;
  const field = fieldOf(COURSE_FIELDS, { values: draft, errors });
  return (
    <>
      <div className="fields">
        {field('nameOfCourse')}
        {field('slug', { hint: slugHint(course) })}
      </div>
      <div className="fields fields--four">
        {field('date')}
        {field('dateTo', { hint: lastDayHint(durationDays) })}
        {field('city')}
        {field('status')}
      </div>
      <div className="fields fields--four">
        {field('courseTypeId', { options: types })}
        {field('place')}
        {field('price')}
        {field('capacity')}
      </div>
      <div className="fields fields--four">
        {field('hours')}
        {field('lecturerId', { options: lecturers })}
        {field('room')}
        {field('minimum', { hint: <MinimumHint /> })}
        {field('invoicePrice')}
      </div>
      <IconPicker image={draft.image} error={complaint('image')} />
      <div className="fields">
        {field('courseInfo')}
        {field('invitation')}
      </div>
      <div className="fields">
        {field('forWho')}
        {field('output')}
      </div>
      {field('note')}
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
