import { nonBreaking } from '#domain/slovak.ts';
import { DeskNotice } from './desk-notice.tsx';

interface ComplaintsNoticeProps {
  /** The failure as a sentence: „Článok sa neuložil.“ */
  title: string;
  /** The id of each invalid field, with its message. */
  complaints: { field: string; message: string }[];
}

/** Says that a form was not saved, with links to the invalid fields; nothing when there are none. */
export function ComplaintsNotice({ title, complaints }: ComplaintsNoticeProps) {
  if (complaints.length === 0) return null;
  return (
    <DeskNotice sign="system-chyba" role="alert" text={`${title} Opravte označené polia.`}>
      <ul>
        {complaints.map(({ field, message }) => (
          <li key={field}>
            <a href={`#${field}`}>{nonBreaking(message)}</a>
          </li>
        ))}
      </ul>
    </DeskNotice>
  );
}
