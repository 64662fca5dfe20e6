import type { EmailTemplateFields } from './email-template-fields.ts';

/** The initial text of an e-mail to people of a course; staff edit it for each one. */
export type EmailTemplate = EmailTemplateFields & { id: string };

/** The last part of the address for adding a template; no template has this id. */
export const NEW_TEMPLATE = 'nova';
