import type { QueueRow } from '#domain/seat-offers/queue-row.ts';
import { seatsPhrase } from '#domain/slovak.ts';

/** The action staff can take on the offer of a waiting sign-up, if any. */
export function offerAction({
  lastOffer,
  canBeOffered,
}: Pick<QueueRow, 'lastOffer' | 'canBeOffered'>):
  | { label: string; decision: 'ponuka' | 'stiahnutie-ponuky' }
  | undefined {
  if (lastOffer?.state === 'open') return { label: 'Stiahnuť ponuku', decision: 'stiahnutie-ponuky' };
  if (canBeOffered === 0) return undefined;
  const seats = seatsPhrase(canBeOffered);
  return { label: `Ponúknuť ${seats}`, decision: 'ponuka' };
}
