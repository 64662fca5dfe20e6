import type { Transaction } from 'kysely';
import type { Tables } from './db/tables.ts';

/** What cached pages and workers depend on; `seats` changes when sign-ups take or free seats. */
export const TOPICS = ['articles', 'courses', 'courseTypes', 'seats', 'company', 'episodes', 'jobs'] as const;
export type Topic = (typeof TOPICS)[number];

/** Notifies listeners on every node that something they depend on was changed and committed. */
export interface Announcements {
  /** Called within the change's transaction: the other nodes are notified only if it commits. */
  notifyOthers(db: Transaction<Tables>, topics: ReadonlySet<Topic>): Promise<void>;
  /** Called after the commit: notifies the listeners of this node. */
  notifyListeners(topics: Iterable<Topic>): void;
  /** Calls `listener` on every announcement; returns the function that stops it. */
  listen(listener: (topic: Topic) => void): () => void;
  close(): Promise<void>;
}

/** Announcements within one process. */
export function localAnnouncements(): Announcements {
  const listeners = new Set<(topic: Topic) => void>();
  return {
    async notifyOthers() {},
    notifyListeners(topics) {
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
