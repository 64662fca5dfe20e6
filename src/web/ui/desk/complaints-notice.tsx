import { nonBreaking } from '#domain/slovak.ts';
import { DeskNotice } from './desk-notice.tsx';

interface ComplaintsNoticeProps {
  /** What was not saved, as a sentence: „Článok sa neuložil.“ */
  title: string;
  /** The id of each field to be corrected, and what is said of it. */
  complaints: { field: string; message: string }[];
}

/** That a form was not saved, with links to the fields that are to blame; nothing where none is. */
export function ComplaintsNotice({ title, complaints }: ComplaintsNoticeProps) {
  if (complaints.length === 0) return null;
  return (
    <DeskNotice sign="system-chyba" role="alert">
      <p>{title} Opravte označené polia.</p>
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
