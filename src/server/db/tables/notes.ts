import type { NoteAbout } from '#domain/notes/note.ts';

/** What staff have noted about something; it goes with what it is about. */
export interface NoteTable {
  id: string;
  aboutNoun: NoteAbout['noun'];
  aboutId: string;
  text: string;
  /** Whose it is, by the name they had then. */
  author: string;
  authorId: string | null;
  writtenAt: string;
}
