import type { WaitlistEntry } from '#domain/waitlist/waitlist-entry.ts';
import type { OfClient } from './clients.ts';

export interface WaitlistEntryTable extends Omit<WaitlistEntry, 'mayBeSplit' | 'city'>, OfClient {
  city: string;
  /** 1 where the group may be split. */
  mayBeSplit: number;
  /** The submitted text, folded. */
  searchText: string;
}
