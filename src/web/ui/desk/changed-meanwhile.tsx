import { nonBreaking } from '#domain/slovak.ts';
import { DeskNotice } from './desk-notice.tsx';

interface ChangedMeanwhileProps {
  /** What was changed, as a sentence begins: „Údaje medzitým zmenil niekto iný.“ */
  title: string;
  /** Each field that differs: its id in the form below, what it is called, and what the other one has saved in it. */
  theirs: { field: string; label: string; text: string }[];
}

/** Somebody else was quicker: their text of each field that differs, above a form in which nothing typed is lost. */
export function ChangedMeanwhile({ title, theirs }: ChangedMeanwhileProps) {
  return (
    <DeskNotice sign="system-pozor" role="alert">
      <p>{nonBreaking(`${title} Porovnajte ich a uložte znova; zostane to, čo je vo formulári.`)}</p>
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
