/** The results of a save, for the notice shown after it. */
export const DONE = ['saved', 'undated', 'published', 'scheduled', 'redated', 'withdrawn'] as const;
export type Done = (typeof DONE)[number];
