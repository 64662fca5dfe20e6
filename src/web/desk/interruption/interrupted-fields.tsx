import { nonBreaking } from '#domain/slovak.ts';
import type { InterruptedForm } from '#web/forms/interrupted-form.ts';

/** The field that carries an interrupted form; no other form of the desk uses this name. */
export const INTERRUPTED = 'interruptedForm';

/** The entered values, to be sent to their original address. */
export function HiddenEntries({ entries }: Pick<InterruptedForm, 'entries'>) {
  return entries.map(([name, text], index) => (
    // fields may share a name; their order never changes
    <input key={index} type="hidden" name={name} value={text} />
  ));
}

/** The files, which no page can store. */
export function LostFiles({ files }: Pick<InterruptedForm, 'files'>) {
  if (files.length === 0) return null;
  const names = files.map((name) => `„${name}“`).join(', ');
  return <p>{nonBreaking(`Súbory sa preniesť nedajú, vyberte ich potom znova: ${names}`)}</p>;
}
