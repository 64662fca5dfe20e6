/** The initial text of an e-mail to people of a course; staff edit it for each one. */
export interface EmailTemplate {
  id: string;
  /** Its name, shown only to staff. */
  title: string;
  /** The news in a few words; the email adds the course. */
  subject: string;
  /** Each line is a paragraph, with the fields of `email-field.ts`. */
  body: string;
}

/** The last part of the address for adding a template; no template has this id. */
export const NEW_TEMPLATE = 'nova';
