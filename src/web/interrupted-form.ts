import { data } from 'react-router';
import { z } from 'zod';

/** A form of the desk that was sent after its sender's session had ended. */
export interface InterruptedForm {
  /** What was typed and chosen, in the order of the form. */
  entries: [name: string, text: string][];
  /** Names of files that came with it. No page can hand a file on: they have to be chosen again. */
  files: string[];
}

/** More than any form of the desk has; who is not signed in is not to fill the memory. */
const ENTRIES_MAX = 1_000;
const CHARACTERS_MAX = 1_000_000;

const schema = z.object({
  entries: z.array(z.tuple([z.string(), z.string()])).max(ENTRIES_MAX),
  files: z.array(z.string()).max(ENTRIES_MAX),
});

/** Takes out of a form what can be kept for later. */
export function interruptedForm(form: FormData): InterruptedForm {
  const entries: InterruptedForm['entries'] = [];
  const files: string[] = [];
  for (const [name, value] of form) {
    if (typeof value === 'string') entries.push([name, value]);
    else if (value.size > 0) files.push(value.name);
  }
  return { entries, files };
}

/** The form as one text, to travel through a hidden field of another form. */
export function packed(interrupted: InterruptedForm): string {
  const text = JSON.stringify(interrupted);
  if (text.length > CHARACTERS_MAX || interrupted.entries.length > ENTRIES_MAX) throw data(null, { status: 413 });
  return text;
}

/** The form a packed text holds; one that is not ours cannot be read (400). */
export function unpacked(text: string): InterruptedForm {
  try {
    return schema.parse(JSON.parse(text.slice(0, CHARACTERS_MAX)));
  } catch {
    throw data(null, { status: 400 });
  }
}
