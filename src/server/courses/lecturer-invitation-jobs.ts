import { type Clock, instant } from '#server/clock.ts';
import type { ChainEntry } from '#server/events/event-chain.ts';
import type { NewJob } from '#server/jobs/job-queue.ts';
import { undoDeadline } from '#server/undo/undo-time.ts';

/**
 * The jobs that email lecturers what a change has done to courses, once it can no longer be undone (decision 0060). Its
 * events of the past are invented or imported.
 */
export function lecturerInvitationJobs(change: Clock, entries: readonly ChainEntry[]): NewJob[] {
  const [now, dueAt] = [instant(change), undoDeadline(change)];
  return entries
    .filter(({ event, at }) => event.noun === 'course' && at === now)
    .map(({ event }) => ({ kind: 'lecturer-invitation', key: event.id, dueAt }));
}
