import type { WaitlistEntry } from '#domain/waitlist/waitlist-entry.ts';
import type { OfClient } from './clients.ts';

export interface WaitlistEntryTable extends Omit<WaitlistEntry, 'mayBeParted' | 'city'>, OfClient {
  city: string;
  /** 1 where the group may be parted. */
  mayBeParted: number;
  /** What was sent, folded. */
  searchText: string;
}
