import { data } from 'react-router';
import { z } from '#domain/schema.ts';
import { FIELDS_MAX, type SentForm } from './sent-form.ts';

/** Twice the longest article: a larger form is not rendered for an unauthenticated user. */
const CHARACTERS_MAX = 400_000;

const schema = z.object({
  /** What was typed and chosen, as names and texts in the order of the form. */
  entries: z.array(z.tuple([z.string(), z.string()])).max(FIELDS_MAX),
  /** Names of files sent with it. A page cannot pass a file on: they have to be chosen again. */
  files: z.array(z.string()).max(FIELDS_MAX),
});

/** A form of the desk that was sent after its sender's session had ended. */
export type InterruptedForm = z.infer<typeof schema>;

/** The part of a form that can be kept for later; refuses (413) more than a person would type. */
export function interruptedForm({ texts, files }: SentForm): InterruptedForm {
  const interrupted: InterruptedForm = {
    entries: [...texts].map(([name, text]) => [name, String(text)]),
    files: files.filter(({ bytes }) => bytes.length > 0).map(({ name }) => name),
  };
  if (packed(interrupted).length > CHARACTERS_MAX) throw data(null, { status: 413 });
  return interrupted;
}

/** The form as one text, sent in a hidden field of another form. */
export function packed(interrupted: InterruptedForm): string {
  return JSON.stringify(interrupted);
}

/** The form of a packed text; refuses (400) a text that is not one of ours. */
export function unpacked(text: string): InterruptedForm {
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    throw data(null, { status: 400 });
  }
}
