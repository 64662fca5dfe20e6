import { AUDIENCES, type Audience } from '#domain/course-messages/recipient.ts';
import type { EmailTemplate } from '#domain/email-templates/email-template.ts';

/** The e-mail as it stands in its form. */
export interface MessageFormValues {
  audience: string;
  chosen: string[];
  subject: string;
  body: string;
  emptyAllowed: boolean;
}

/** What was sent, as it was typed. */
export function messageFormValues(form: FormData): MessageFormValues {
  return {
    audience: String(form.get('audience') ?? ''),
    chosen: form.getAll('prihlaska').map(String),
    subject: String(form.get('subject') ?? ''),
    body: String(form.get('body') ?? '').replaceAll('\r\n', '\n'),
    emptyAllowed: form.has('emptyAllowed'),
  };
}

/** What the form begins with: one sign-up where its page led here, else all who have seats. */
export function newMessage(template: EmailTemplate | undefined, chosen: string[]): MessageFormValues {
  const audience: Audience = chosen.length > 0 ? 'chosen' : 'confirmed';
  return { audience, chosen, subject: template?.subject ?? '', body: template?.body ?? '', emptyAllowed: false };
}

/** Whom these values mean, for a preview; all who have seats where nothing is said. */
export function previewedAudience({ audience, chosen }: MessageFormValues): { audience: Audience; chosen: string[] } {
  return { audience: AUDIENCES.find((known) => known === audience) ?? 'confirmed', chosen };
}
