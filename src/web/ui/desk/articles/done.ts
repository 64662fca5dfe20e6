/** What a save has done, for the notice after it. */
export const DONE = ['saved', 'undated', 'published', 'scheduled', 'redated', 'withdrawn'] as const;
export type Done = (typeof DONE)[number];
