import { useRef, useState } from 'react';
import { ATTACHMENT_CATALOGUE, type Attachment, attachmentFormat } from '#domain/attachment.ts';
import { fileSize } from '#domain/slovak.ts';
import { Complaint } from '../field.tsx';
import { Icon } from '../icon.tsx';

interface AttachmentsFieldProps {
  attachments: Attachment[];
  error: string | undefined;
  onAdd(added: Attachment): void;
  onRemove(removed: Attachment): void;
}

/** The course's attachments: added from the catalogue, each name once, and taken off again. */
export function AttachmentsField({ attachments, error, onAdd, onRemove }: AttachmentsFieldProps) {
  const [isOpen, setIsOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  return (
    <fieldset className={error ? 'field field--bad' : 'field'} aria-describedby={error && 'attachments-error'}>
      <legend className="lbl">Prílohy</legend>
      <ul className="uploads">
        {attachments.map((attachment) => (
          <li key={attachment.name}>
            {attachment.name}
            <button
              type="button"
              aria-label={`Odobrať: ${attachment.name}`}
              onClick={() => {
                onRemove(attachment);
                // the button goes with its attachment and must not take the focus along
                toggle.current?.focus();
              }}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
        <li className="uploads-add">
          <button ref={toggle} type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            <Icon name="plus" />
            Pridať z&nbsp;katalógu
          </button>
        </li>
      </ul>
      {isOpen && <Catalogue attachments={attachments} onAdd={onAdd} />}
      {error && <Complaint id="attachments-error">{error}</Complaint>}
    </fieldset>
  );
}

function Catalogue({ attachments, onAdd }: Pick<AttachmentsFieldProps, 'attachments' | 'onAdd'>) {
  return (
    <ul className="catalogue" aria-label="Katalóg príloh">
      {ATTACHMENT_CATALOGUE.map((attachment) => {
        const isAdded = attachments.some(({ name }) => name === attachment.name);
        return (
          <li key={attachment.name}>
            {/* not disabled for real, that would drop the focus at the moment of adding */}
            <button type="button" aria-disabled={isAdded} onClick={() => onAdd(attachment)}>
              {attachment.name}
              <span>{isAdded ? 'pridaná' : `${attachmentFormat(attachment.url)}, ${fileSize(attachment.size)}`}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
