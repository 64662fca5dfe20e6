import { nonBreaking } from '#domain/slovak.ts';
import type { InterruptedForm } from '#web/forms/interrupted-form.ts';

/** The field an interrupted form travels in; no form of the desk has one of this name. */
export const INTERRUPTED = 'interruptedForm';

/** What was typed, to be sent where it was meant to go. */
export function KeptFields({ entries }: Pick<InterruptedForm, 'entries'>) {
  return entries.map(([name, text], index) => (
    // fields may share a name; their order is the form's and does not change
    <input key={index} type="hidden" name={name} value={text} />
  ));
}

/** The files, which no page can keep. */
export function LostFiles({ files }: Pick<InterruptedForm, 'files'>) {
  if (files.length === 0) return null;
  const names = files.map((name) => `„${name}“`).join(', ');
  return <p>{nonBreaking(`Súbory sa preniesť nedajú, vyberte ich potom znova: ${names}`)}</p>;
}
