import { z } from 'zod';
import { requiredLine, requiredMessage } from '#domain/fields.ts';

/** What staff answer. */
export const contactReplySchema = z.object({
  subject: requiredLine('Napíšte predmet.'),
  body: requiredMessage('Napíšte odpoveď.'),
  /** The answer is our offer. */
  isOffer: z.boolean(),
});

export type ContactReplyFields = z.infer<typeof contactReplySchema>;
