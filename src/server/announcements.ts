import type { Transaction } from 'kysely';
import type { Tables } from './db/tables.ts';

/** What kept pages and workers depend on; `seats` are those that sign-ups take and give back. */
export const TOPICS = ['articles', 'courses', 'courseTypes', 'seats', 'company', 'episodes', 'jobs'] as const;
export type Topic = (typeof TOPICS)[number];

/** Tells those who listen, on every node, that something they depend on was changed and committed. */
export interface Announcements {
  /** Within the change's transaction: the other nodes hear of it with the commit and never without it. */
  notifyOthers(db: Transaction<Tables>, topics: ReadonlySet<Topic>): Promise<void>;
  /** After the commit: tells the listeners of this node. */
  tell(topics: Iterable<Topic>): void;
  /** Calls `listener` on every announcement; answers the function that stops it. */
  listen(listener: (topic: Topic) => void): () => void;
  close(): Promise<void>;
}

/** Announcements within one process. */
export function localAnnouncements(): Announcements {
  const listeners = new Set<(topic: Topic) => void>();
  return {
    async notifyOthers() {},
    tell(topics) {
      for (const topic of topics) for (const listener of listeners) listener(topic);
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      listeners.clear();
    },
  };
}
