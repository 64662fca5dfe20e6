import { z } from 'zod';
import { requiredLine, requiredMessage } from '#domain/fields.ts';

/** A reply by staff. */
export const contactReplySchema = z.object({
  subject: requiredLine('Napíšte predmet.'),
  body: requiredMessage('Napíšte odpoveď.'),
  /** The reply is an offer. */
  isOffer: z.boolean(),
});

export type ContactReplyFields = z.infer<typeof contactReplySchema>;
