import { data } from 'react-router';
import { z } from 'zod';
import { FIELDS_MAX, type SentForm } from './sent-form.ts';

/** A form of the desk that was sent after its sender's session had ended. */
export interface InterruptedForm {
  /** What was typed and chosen, in the order of the form. */
  entries: [name: string, text: string][];
  /** Names of files that came with it. No page can hand a file on: they have to be chosen again. */
  files: string[];
}

/** Twice the longest article: who is not signed in is not to have more rendered. */
const CHARACTERS_MAX = 400_000;

const schema = z.object({
  entries: z.array(z.tuple([z.string(), z.string()])).max(FIELDS_MAX),
  files: z.array(z.string()).max(FIELDS_MAX),
});

/** Takes out of a form what can be kept for later; refuses (413) what is more than anybody types. */
export function interruptedForm({ texts, files }: SentForm): InterruptedForm {
  const interrupted: InterruptedForm = {
    entries: [...texts].map(([name, text]) => [name, String(text)]),
    files: files.filter(({ bytes }) => bytes.length > 0).map(({ name }) => name),
  };
  if (packed(interrupted).length > CHARACTERS_MAX) throw data(null, { status: 413 });
  return interrupted;
}

/** The form as one text, to travel through a hidden field of another form. */
export function packed(interrupted: InterruptedForm): string {
  return JSON.stringify(interrupted);
}

/** The form a packed text holds; one that is not ours cannot be read (400). */
export function unpacked(text: string): InterruptedForm {
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    throw data(null, { status: 400 });
  }
}
