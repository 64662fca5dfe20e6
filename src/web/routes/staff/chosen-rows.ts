import { readForm } from '#web/forms/form.ts';
import { chosenIds } from '#web/ui/desk/choice.ts';

type FormArgs = Parameters<typeof readForm>[0];

/** The chosen rows of a form that sends nothing else. */
export async function readChosen(args: FormArgs): Promise<string[]> {
  return chosenIds((await readForm(args)).texts);
}

/** The time of the action to be undone, sent by the form of „Vrátiť späť“. */
export async function readDoneAt(args: FormArgs): Promise<string> {
  return String((await readForm(args)).texts.get('kedy') ?? '');
}
