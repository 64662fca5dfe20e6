import { requiredLine, requiredMessage } from '#domain/fields.ts';
import { z } from '#domain/schema.ts';
import { fieldProblem } from './email-field.ts';

/** Rejects unknown fields. */
function withKnownFields<Text extends z.ZodType<string, string>>(schema: Text) {
  return schema.superRefine((text, context) => {
    const message = fieldProblem(text);
    if (message) context.addIssue({ code: 'custom', message });
  });
}

/** The words of an e-mail, from a template or written for one occasion. */
export const emailTextSchema = z.object({
  /** The news in a few words; the email adds the course. */
  subject: withKnownFields(requiredLine('Napíšte predmet.')),
  /** Each line is a paragraph, with the fields of `email-field.ts`. */
  body: withKnownFields(requiredMessage('Napíšte text e-mailu.')),
});

export type EmailText = z.infer<typeof emailTextSchema>;

// in the order of the form, in which errors are reported
export const emailTemplateSchema = z.object({
  /** Its name, shown only to staff. */
  title: requiredLine('Napíšte názov šablóny.'),
  ...emailTextSchema.shape,
});

export type EmailTemplateFields = z.infer<typeof emailTemplateSchema>;
