import { type Attachment, attachmentFormat } from '#domain/courses/attachment.ts';
import { fileSize } from '#domain/slovak.ts';
import { Complaint } from '#web/shared/field.tsx';
import { Icon } from '#web/shared/icon.tsx';
import { offeredAttachments } from './draft.ts';

interface AttachmentsFieldProps {
  /** The initial attachments of the course; they can be removed. */
  attachments: Attachment[];
  error: string | undefined;
}

/** The course's attachments as checkboxes, each name once; the rest of the catalogue is in a collapsed section. */
export function AttachmentsField({ attachments, error }: AttachmentsFieldProps) {
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
