import { AUDIENCES, type Audience } from '#domain/course-messages/recipient.ts';
import type { EmailTemplate } from '#domain/email-templates/email-template.ts';

/** The email form's fields. */
export interface MessageFormValues {
  audience: string;
  chosen: string[];
  subject: string;
  body: string;
  emptyAllowed: boolean;
}

/** Reads the form as it was typed. */
export function messageFormValues(form: FormData): MessageFormValues {
  return {
    audience: String(form.get('audience') ?? ''),
    chosen: form.getAll('prihlaska').map(String),
    subject: String(form.get('subject') ?? ''),
    body: String(form.get('body') ?? '').replaceAll('\r\n', '\n'),
    emptyAllowed: form.has('emptyAllowed'),
  };
}

/** The initial values: the preselected sign-ups if there are any, otherwise all with confirmed seats. */
export function newMessage(template: EmailTemplate | undefined, chosen: string[]): MessageFormValues {
  const audience: Audience = chosen.length > 0 ? 'chosen' : 'confirmed';
  return { audience, chosen, subject: template?.subject ?? '', body: template?.body ?? '', emptyAllowed: false };
}

/** The recipients for a preview; all with confirmed seats when none are chosen. */
export function previewedAudience({ audience, chosen }: MessageFormValues): { audience: Audience; chosen: string[] } {
  return { audience: AUDIENCES.find((known) => known === audience) ?? 'confirmed', chosen };
}
