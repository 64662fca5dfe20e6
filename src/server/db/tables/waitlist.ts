import type { WaitlistEntry } from '#domain/waitlist/waitlist-entry.ts';

export interface WaitlistEntryTable extends Omit<WaitlistEntry, 'mayBeParted' | 'city'> {
  city: string;
  /** 1 where the group may be parted. */
  mayBeParted: number;
  /** What was sent, folded. */
  searchText: string;
}
