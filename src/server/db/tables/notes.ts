import type { NoteAbout } from '#domain/notes/note.ts';

/** A note of staff about something; it is deleted with its subject. */
export interface NoteTable {
  id: string;
  aboutNoun: NoteAbout['noun'];
  aboutId: string;
  text: string;
  /** The author's name at that time. */
  author: string;
  authorId: string | null;
  writtenAt: string;
}
