export interface NoteAbout {
  noun: 'contactRequest';
  id: string;
}

/** A note by a member of staff; never edited. Instants are ISO in UTC. */
export interface Note {
  id: string;
  text: string;
  /** The author's name at that time. */
  author: string;
  authorId: string | null;
  writtenAt: string;
}
