import { readForm } from '#web/forms/form.ts';
import { chosenIds } from '#web/ui/desk/choice.ts';

type FormArgs = Parameters<typeof readForm>[0];

/** The chosen rows of a form that sends nothing else. */
export async function readChosen(args: FormArgs): Promise<string[]> {
  return chosenIds((await readForm(args)).texts);
}
