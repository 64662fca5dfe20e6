import { randomUUID } from 'node:crypto';
import type { Note, NoteAbout } from '#domain/notes/note.ts';
import type { Change, StaffChange } from '#server/change.ts';
import { instant } from '#server/clock.ts';
import type { Db } from '#server/db/database.ts';
import { hasRows } from '#server/list-page.ts';
import { claimOf, claimSubmission } from '#server/submissions.ts';

/** Writes a note; repeated within an hour it is one note. The history records that it was written, not its text. */
export async function writeNote(
  change: StaffChange<'office'>,
  about: NoteAbout,
  text: string,
): Promise<'done' | 'not-found'> {
  const { db, actor } = change;
  await change.lock(about.noun, about.id);
  if (!(await hasRows(db.selectFrom(about.noun).where('id', '=', about.id)))) return 'not-found';
  const id = randomUUID();
  const claim = claimOf(['note', actor.id, about.noun, about.id, text]);
  if (await claimSubmission(change, claim, id, (earlier) => findNote(db, about, earlier))) return 'done';
  await db
    .insertInto('note')
    .values({
      id,
      aboutNoun: about.noun,
      aboutId: about.id,
      text,
      author: actor.name,
      authorId: actor.id,
      writtenAt: instant(change),
    })
    .execute();
  change.record({ ...about, verb: 'noteWritten' });
  return 'done';
}

/** A user can delete only their own note. */
export async function deleteOwnNote(
  change: StaffChange<'office'>,
  about: NoteAbout,
  id: string,
): Promise<'done' | 'not-found'> {
  await change.lock(about.noun, about.id);
  const note = await findNote(change.db, about, id);
  if (note?.authorId !== change.actor.id) return 'not-found';
  await change.db.deleteFrom('note').where('id', '=', id).execute();
  change.record({ ...about, verb: 'noteDeleted' });
  return 'done';
}

/** The notes about something, oldest first. */
export function listNotes(db: Db, about: NoteAbout): Promise<Note[]> {
  return notesAbout(db, about).orderBy('writtenAt').orderBy('id').execute();
}

export async function eraseNotes({ db }: Change, noun: NoteAbout['noun'], ids: readonly string[]): Promise<void> {
  await db.deleteFrom('note').where('aboutNoun', '=', noun).where('aboutId', 'in', ids).execute();
}

function findNote(db: Db, about: NoteAbout, id: string): Promise<Note | undefined> {
  return notesAbout(db, about).where('id', '=', id).executeTakeFirst();
}

function notesAbout(db: Db, { noun, id }: NoteAbout) {
  return db
    .selectFrom('note')
    .select(['id', 'text', 'author', 'authorId', 'writtenAt'])
    .where('aboutNoun', '=', noun)
    .where('aboutId', '=', id);
}
