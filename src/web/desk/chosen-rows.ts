import { chosenIds } from '#web/desk/kit/choice.ts';
import { readForm } from '#web/forms/form.ts';

type FormArgs = Parameters<typeof readForm>[0];

/** The chosen rows of a form that sends nothing else. */
export async function readChosen(args: FormArgs): Promise<string[]> {
  return chosenIds((await readForm(args)).texts);
}
