/** The results of a save, for the notice shown after it. */
export const SAVE_RESULTS = ['saved', 'undated', 'published', 'scheduled', 'redated', 'withdrawn'] as const;
export type SaveResult = (typeof SAVE_RESULTS)[number];
