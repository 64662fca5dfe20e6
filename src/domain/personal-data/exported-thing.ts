/** One field of the export: its name for programs, its label for people, and its value. */
export interface ExportedFact {
  name: string;
  label: string;
  value: string;
}

/** An email as it was or will be sent. */
export interface ExportedEmail {
  subject: string;
  recipient: string;
  status: string;
  /** ISO, UTC; empty where it was not sent. */
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

/** All that is stored of one record about the person. */
export interface ExportedThing {
  kind: string;
  title: string;
  facts: ExportedFact[];
  emails: ExportedEmail[];
  /** What was done to it; without names of staff, which are their own personal data. */
  history: { at: string; what: string; who: string }[];
  files: ExportedFile[];
}

/** A list with the field, or an empty list without a value. */
export function exportedFact(name: string, label: string, value: string | null | undefined): ExportedFact[] {
  return value ? [{ name, label, value }] : [];
}
