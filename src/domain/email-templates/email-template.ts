/** What an e-mail to the people of a course starts from; staff change it as they need for each. */
export interface EmailTemplate {
  id: string;
  /** What staff call it; nobody else reads it. */
  title: string;
  /** What is new, in a few words: the email adds which course. */
  subject: string;
  /** Each line is a paragraph, with the fields of `email-field.ts`. */
  body: string;
}

/** The address where a new template is filled in: none is called so. */
export const NEW_TEMPLATE = 'nova';
