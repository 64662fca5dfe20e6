/** What pages and workers depend on. */
export const TOPICS = ['articles', 'courses', 'company', 'episodes', 'letters'] as const;
export type Topic = (typeof TOPICS)[number];

/** Tells those who listen that something they depend on was changed and committed. */
export interface Changes {
  announce(topic: Topic): void;
  /** Calls `listener` on every announcement; answers the function that stops it. */
  listen(listener: (topic: Topic) => void): () => void;
  close(): Promise<void>;
}

/** Announcements within one process. */
export function localChanges(): Changes {
  const listeners = new Set<(topic: Topic) => void>();
  return {
    announce(topic) {
      for (const listener of listeners) listener(topic);
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
