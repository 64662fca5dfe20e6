import { z } from 'zod';
import { requiredLine, requiredMessage } from '#domain/fields.ts';
import { fieldProblem, fieldsIn, inBraces, NAMES_FIELD } from './letter-field.ts';

/** Complains of fields no letter has. */
function withKnownFields<Text extends z.ZodType<string, string>>(schema: Text) {
  return schema.superRefine((text, context) => {
    const message = fieldProblem(text);
    if (message) context.addIssue({ code: 'custom', message });
  });
}

/** What an e-mail says, in a template or written for once. */
export const letterWordsSchema = z.object({
  subject: withKnownFields(requiredLine('Napíšte predmet.')).refine(
    (subject) => !fieldsIn(subject).includes(NAMES_FIELD),
    `Pole ${inBraces(NAMES_FIELD)} patrí do textu, v predmete byť nemôže.`,
  ),
  body: withKnownFields(requiredMessage('Napíšte text e-mailu.')),
});

export type LetterWords = z.infer<typeof letterWordsSchema>;

export const letterTemplateSchema = letterWordsSchema.extend({ title: requiredLine('Napíšte názov šablóny.') });

export type LetterTemplateFields = z.infer<typeof letterTemplateSchema>;
