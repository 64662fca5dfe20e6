import { text } from '#domain/fields.ts';
import { z } from '#domain/schema.ts';
import { SCORE_MAX } from './feedback.ts';

const NO_SCORE = `Vyberte číslo od\u00A00 do\u00A0${SCORE_MAX}.`;

/** The answer of a form: the number has no default, so that a form sent as it was found is refused. */
export const feedbackSchema = z.object({
  score: z
    .string(NO_SCORE)
    .regex(/^(\d|10)$/, NO_SCORE)
    .transform(Number),
  /** Why, in their own words; may be empty. */
  comment: text(1_000),
});

export type FeedbackFields = z.infer<typeof feedbackSchema>;
