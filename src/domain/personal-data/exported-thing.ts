/** One field of what is handed over: its name for programs, what it is called for people, and its value. */
export interface ExportedFact {
  name: string;
  label: string;
  value: string;
}

/** An email as it left, or waits to. */
export interface ExportedEmail {
  subject: string;
  recipient: string;
  status: string;
  /** ISO, UTC; empty where it has not left. */
  sentAt: string;
  text: string;
}

export interface ExportedFile {
  id: string;
  name: string;
  /** Where it is in the archive. */
  path: string;
  sizeBytes: number;
  sha256: string;
}

/** All that is kept of one thing that tells of the person. */
export interface ExportedThing {
  kind: string;
  title: string;
  facts: ExportedFact[];
  emails: ExportedEmail[];
  /** What was done to it; by whom of the staff is their own personal data. */
  history: { at: string; what: string; who: string }[];
  files: ExportedFile[];
}

/** A field with something to hand over, or none. */
export function exportedFact(name: string, label: string, value: string | null | undefined): ExportedFact[] {
  return value ? [{ name, label, value }] : [];
}
