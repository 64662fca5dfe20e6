import type { Article } from '#domain/articles/article.ts';
import type { NewEvent } from '#domain/events/event.ts';
import { sortedByKey } from '#domain/slovak-order.ts';
import type { Change } from '#server/change.ts';
import { instant } from '#server/clock.ts';
import type { EventActor } from '#server/events/event-chain.ts';
import type { DemoRequestPast } from './demo-contact-requests.ts';

export interface DemoPast {
  courses: readonly { id: string }[];
  signUps: readonly { id: string; receivedAt: string; reviewedAt: string | null; cancelledAt: string | null }[];
  requests: readonly DemoRequestPast[];
  clients: readonly { id: string }[];
  /** The events of clients that sign-ups and requests created. */
  createdClients: { at: string; event: NewEvent }[];
  articles: readonly Article[];
  episodes: readonly { id: string }[];
}

const VISITOR: EventActor = { kind: 'visitor', id: '', name: '' };
const STAFF: EventActor = { kind: 'staff', id: '', name: 'Jana Ukážková' };

/** The history the invented company would have, in chronological order. */
export function recordDemoPast(change: Change, demo: DemoPast): void {
  const { courses, signUps, requests, clients, createdClients, articles, episodes } = demo;
  const past: { at: string; actor: EventActor; event: NewEvent }[] = [];
  function addEvent(at: string | null, actor: EventActor, event: NewEvent): void {
    if (at) past.push({ at, actor, event });
  }

  const now = instant(change);
  for (const { id } of courses) addEvent(now, STAFF, { noun: 'course', id, verb: 'created' });
  for (const { id, receivedAt, reviewedAt, cancelledAt } of signUps) {
    addEvent(receivedAt, VISITOR, { noun: 'signUp', id, verb: 'submitted' });
    if (!cancelledAt) addEvent(reviewedAt, STAFF, { noun: 'signUp', id, verb: 'read' });
    addEvent(cancelledAt, STAFF, { noun: 'signUp', id, verb: 'cancelled' });
  }
  for (const { id, receivedAt, answer, closedAt } of requests) {
    addEvent(receivedAt, VISITOR, { noun: 'contactRequest', id, verb: 'submitted' });
    if (answer)
      addEvent(answer.at, STAFF, {
        noun: 'contactRequest',
        id,
        verb: 'answered',
        after: { subject: answer.subject },
      });
    addEvent(closedAt, STAFF, { noun: 'contactRequest', id, verb: 'closed' });
  }
  for (const { id, createdAt } of articles) addEvent(createdAt, STAFF, { noun: 'article', id, verb: 'created' });
  for (const { id } of clients) addEvent(now, STAFF, { noun: 'client', id, verb: 'created' });
  for (const { at, event } of createdClients) addEvent(at, VISITOR, event);
  for (const { id } of episodes) addEvent(now, STAFF, { noun: 'episode', id, verb: 'created' });
  addEvent(now, STAFF, { noun: 'company', id: '1', verb: 'changed' });

  for (const { at, actor, event } of sortedByKey(past, ({ at }) => at)) change.record(event, { at, actor });
}
