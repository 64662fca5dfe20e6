import type { LetterAbout } from '#domain/letters/letter.ts';
import { letterSearchText } from '#domain/letters/post.ts';
import type { Db } from '#server/db/database.ts';
import { readThingNames } from '#server/events/thing-names.ts';

/** What the list of all letters finds a letter by. */
export type LetterSearch = (about: LetterAbout, letter: { recipient: string; subject: string }) => string;

/** Reads at once what the things are called that letters are about. */
export async function readLetterSearch(db: Db, abouts: readonly LetterAbout[]): Promise<LetterSearch> {
  const nameOf = await readThingNames(db, abouts);
  return (about, letter) => letterSearchText(about.noun, { ...letter, aboutName: nameOf(about) });
}
