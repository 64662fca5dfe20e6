import { createHash } from 'node:crypto';

/** The stored hash of an email's code; it is bound to one offer, so the code works for no other. */
export function offerCodeHash(offerId: string, code: string): string {
  return createHash('sha256').update(`${offerId} ${code}`).digest('hex');
}
