import { formatInstant } from '#domain/instant.ts';

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
export function fact(name: string, label: string, value: string | null | undefined): ExportedFact[] {
  return value ? [{ name, label, value }] : [];
}

/** The same for an instant (ISO, UTC). */
export function instantFact(name: string, label: string, at: string | null): ExportedFact[] {
  return fact(name, label, at && atTime(at));
}

/** „20.11.2026 o 12.00“ */
export function atTime(at: string): string {
  const { day, time } = formatInstant(at);
  return `${day} o ${time}`;
}
