import { createHash } from 'node:crypto';

/** What of an email's code is stored; nobody can use it for another offer. */
export function offerCodeHash(offerId: string, code: string): string {
  return createHash('sha256').update(`${offerId} ${code}`).digest('hex');
}
