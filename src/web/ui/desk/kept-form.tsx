import { nonBreaking } from '#domain/slovak.ts';
import type { InterruptedForm } from '#web/forms/interrupted-form.ts';

/** What was typed, to be sent once more. */
export function KeptFields({ entries }: Pick<InterruptedForm, 'entries'>) {
  return entries.map(([name, text], index) => (
    // fields may share a name; their order is the form's and does not change
    <input key={index} type="hidden" name={name} value={text} />
  ));
}

/** Which files have to be chosen again. */
export function KeptFiles({ files }: Pick<InterruptedForm, 'files'>) {
  if (files.length === 0) return null;
  const names = files.map((name) => `„${name}“`).join(', ');
  return <p>{nonBreaking(`Súbory sa preniesť nedajú, vyberte ich potom znova: ${names}`)}</p>;
}
