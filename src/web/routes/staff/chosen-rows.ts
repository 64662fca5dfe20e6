import { readForm } from '#web/forms/form.ts';
import { chosenIds } from '#web/ui/desk/choice.ts';

type Sent = Parameters<typeof readForm>[0];

/** The rows that were chosen, of a form that sends nothing else. */
export async function readChosen(args: Sent): Promise<string[]> {
  return chosenIds((await readForm(args)).texts);
}

/** When what is to be undone was done, as the form of „Vrátiť späť“ says it. */
export async function readDoneAt(args: Sent): Promise<string> {
  return String((await readForm(args)).texts.get('kedy') ?? '');
}
