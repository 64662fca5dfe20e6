import type { Change } from '#server/change.ts';

/** The next number of a sign-up: never given before, not even to one that was erased; a change rolled back leaves a gap. */
export async function nextSignUpNumber({ db }: Change): Promise<number> {
  const { number } = await db
    .insertInto('signUpNumber')
    .defaultValues()
    .returning('number')
    .executeTakeFirstOrThrow();
  return number;
}
