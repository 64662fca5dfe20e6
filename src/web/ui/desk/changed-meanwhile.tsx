import { useRouteLoaderData } from 'react-router';
import { nonBreaking } from '#domain/slovak.ts';
import { DeskNotice } from '#web/ui/desk/desk-notice.tsx';

interface ChangedMeanwhileProps {
  /** What was changed, as a sentence begins: „Údaje“, „Šablónu“. */
  what: string;
  /** Each field that differs: its id in the form below, what it is called, and what the other one has saved in it. */
  theirs: { field: string; label: string; text: string }[];
}

/** Somebody else was quicker: their text of each field that differs, above a form in which nothing typed is lost. */
export function ChangedMeanwhile({ what, theirs }: ChangedMeanwhileProps) {
  const sentence = useSavedMeanwhile(what);
  return (
    <DeskNotice sign="system-pozor" role="alert">
      <p>{nonBreaking(`${sentence} Porovnajte ich a uložte znova; zostane to, čo je vo formulári.`)}</p>
      {theirs.length === 0 && <p>Obe znenia sú rovnaké.</p>}
      <ul>
        {theirs.map(({ field, label, text }) => (
          <li key={field}>
            <a href={`#${field}`}>{nonBreaking(label)}</a> – uložené je {text ? `„${text}“` : 'prázdne pole'}
          </li>
        ))}
      </ul>
    </DeskNotice>
  );
}

/** Who has saved what a refused form is about. */
export interface LastEditor {
  name: string;
  /** The same person, in another window. */
  isReader: boolean;
}

/** „Šablónu medzitým uložil niekto iný: Peter Lektor.“ */
export function useSavedMeanwhile(what: string): string {
  const editor = useRouteLoaderData<{ lastEditor?: LastEditor }>('routes/staff/desk')?.lastEditor;
  if (editor?.isReader) return `${what} ste medzitým uložili Vy, v inom okne.`;
  return `${what} medzitým uložil niekto iný${editor?.name ? `: ${editor.name}` : ''}.`;
}
