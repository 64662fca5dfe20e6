/** What notes are about. */
export interface NoteAbout {
  noun: 'contactRequest';
  id: string;
}

/** What a member of staff has noted; never edited. Instants are ISO in UTC. */
export interface Note {
  id: string;
  text: string;
  /** By the name they had then. */
  author: string;
  authorId: string | null;
  writtenAt: string;
}
