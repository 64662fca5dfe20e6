import { nonBreaking } from '#domain/slovak.ts';
import { DeskNotice } from './desk-notice.tsx';
import type { Difference } from './fields.ts';
import { useDeskData } from './use-desk-data.ts';

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
