import { nonBreaking } from '#domain/slovak.ts';
import { DeskNotice } from './desk-notice.tsx';
import type { Difference, RefusedForm } from './fields.ts';
import { useDeskData } from './use-desk-data.ts';

interface RefusalNoticesProps {
  /** „Článok sa neuložil.“ */
  title: string;
  /** What another person has saved meanwhile: „Údaje“. */
  what: string;
  refused: RefusedForm<unknown> | undefined;
}

/** Why a form was not saved, above it. */
export function RefusalNotices({ title, what, refused }: RefusalNoticesProps) {
  return (
    <>
      <ComplaintsNotice title={title} complaints={refused?.errors ?? []} />
      {refused?.differences && <ChangedMeanwhile what={what} differences={refused.differences} />}
    </>
  );
}

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

interface ChangedMeanwhileProps {
  /** What was changed, as the beginning of a sentence: „Údaje“, „Šablónu“. */
  what: string;
  /** Each field that differs: its id in the form below, its label, and the text the other person saved in it. */
  differences: readonly Omit<Difference, 'mine'>[];
}

/** Another person saved first: shows their text of each differing field above a form with all that was typed. */
export function ChangedMeanwhile({ what, differences }: ChangedMeanwhileProps) {
  const sentence = useSavedMeanwhile(what);
  return (
    <DeskNotice
      sign="system-pozor"
      role="alert"
      text={`${sentence} Porovnajte ich a uložte znova; zostane to, čo je vo formulári.`}
    >
      {differences.length === 0 && <p>Obe znenia sú rovnaké.</p>}
      <ul>
        {differences.map(({ field, label, theirs }) => (
          <li key={field}>
            <a href={`#${field}`}>{nonBreaking(label)}</a> – uložené je {theirs ? `„${theirs}“` : 'prázdne pole'}
          </li>
        ))}
      </ul>
    </DeskNotice>
  );
}

/** „Šablónu medzitým uložil niekto iný: Peter Lektor.“ */
export function useSavedMeanwhile(what: string): string {
  const editor = useDeskData()?.lastEditor;
  if (editor?.isReader) return `${what} ste medzitým uložili Vy, v inom okne.`;
  return `${what} medzitým uložil niekto iný${editor?.name ? `: ${editor.name}` : ''}.`;
}
