import { requiredLine, requiredMessage, ticked } from '#domain/fields.ts';
import { z } from '#domain/schema.ts';

/** A reply by staff. */
export const contactReplySchema = z.object({
  subject: requiredLine('Napíšte predmet.'),
  /** Paragraphs are separated by an empty line. */
  body: requiredMessage('Napíšte odpoveď.'),
  /** The reply is an offer. */
  isOffer: ticked,
});

export type ContactReplyFields = z.infer<typeof contactReplySchema>;
