import type { App } from '#server/app.ts';
import { inBursts } from './in-bursts.ts';
import type { KeptAnswers } from './kept-answers.ts';

/** Has answers forgotten when what they were made from changes; seats change so often in a rush that they wait for each other. */
export function followAnnouncements({ announcements }: App, keptAnswers: KeptAnswers): void {
  const seatsChanged = inBursts(
    () => keptAnswers.drop('seats'),
    () => keptAnswers.spoil('seats'),
  );
  announcements.listen((topic) => (topic === 'seats' ? seatsChanged() : keptAnswers.drop(topic)));
}
