import { sql } from 'kysely';
import { CLIENT_RECORD_NOUNS } from '#domain/clients/client.ts';
import type { Day } from '#domain/day.ts';
import type { EmailStatus } from '#domain/emails/email.ts';
import { newestErasedOn, type RetainedKind } from '#domain/retention.ts';
import { instantAt } from '#server/clock.ts';
import type { Db } from '#server/db/database.ts';

/** Statuses of finished emails; the others are erased with what they are about. */
export const FINISHED_STATUSES: EmailStatus[] = ['sent', 'failed', 'bounced', 'replaced', 'dropped'];

/**
 * The stored things of each kind: `id`, and `since`, the day or instant from which the period runs. A file has the id
 * of its sign-up, as they are erased together. A sign-up keeps the days of a deleted course.
 */
export const RETAINED = {
  emails: (db: Db, statuses: readonly EmailStatus[] = FINISHED_STATUSES) =>
    db.selectFrom(
      db
        .selectFrom('email')
        .select(['id', sql<string>`coalesce("sentAt", "createdAt")`.as('since')])
        .where('status', 'in', statuses)
        .as('thing'),
    ),
  signUpFiles: (db: Db) =>
    db.selectFrom(
      db
        .selectFrom('signUpFile')
        .innerJoin('signUp', 'signUp.id', 'signUpFile.signUpId')
        // not the indexed expression, so that the query begins with the few sign-ups that still have files
        .select(['signUp.id', sql<string>`coalesce("courseDateTo", "courseDate") || ''`.as('since')])
        .as('thing'),
    ),
  signUps: (db: Db) =>
    db.selectFrom(
      db
        .selectFrom('signUp')
        .select(['id', sql<string>`coalesce("courseDateTo", "courseDate")`.as('since')])
        .as('thing'),
    ),
  waitlistEntries: (db: Db) =>
    db.selectFrom(db.selectFrom('waitlistEntry').select(['id', 'receivedAt as since']).as('thing')),
  contactRequests: (db: Db) =>
    db.selectFrom(db.selectFrom('contactRequest').select(['id', 'receivedAt as since']).as('thing')),
} satisfies Record<RetainedKind, unknown>;

/** Clients created from forms whose client records have all been erased. */
export function formClients(db: Db) {
  return clientsOfForms(db).where(({ not, exists, selectFrom, and }) =>
    and(
      CLIENT_RECORD_NOUNS.map((noun) =>
        not(exists(selectFrom(noun).select(`${noun}.id`).whereRef(`${noun}.clientId`, '=', 'client.id'))),
      ),
    ),
  );
}

/**
 * Clients created from forms, or from what staff entered for a caller, which staff have not changed: neither saved,
 * joined nor split.
 */
export function clientsOfForms(db: Db) {
  const automaticVerbs = ['createdAutomatically', 'completedAutomatically', 'erased'] as const;
  return db
    .selectFrom('client')
    .select('client.id')
    .where('joinedIntoId', 'is', null)
    .where(({ not, exists, selectFrom, and }) => {
      const events = selectFrom('event')
        .select('event.position')
        .where('event.noun', '=', 'client')
        .whereRef('event.nounId', '=', 'client.id');
      const joined = selectFrom('client as other')
        .select('other.id')
        .whereRef('other.joinedIntoId', '=', 'client.id');
      return and([
        exists(events.where('event.verb', '=', 'createdAutomatically')),
        not(exists(events.where('event.verb', 'not in', automaticVerbs))),
        not(exists(joined)),
      ]);
    });
}

/** Kinds whose `since` is an instant. */
const SINCE_INSTANT: RetainedKind[] = ['emails', 'waitlistEntries', 'contactRequests'];

/** A thing is due to be erased on a day if its `since`, a day or an instant, is less than this text. */
export function dueBefore(kind: RetainedKind, day: Day): string {
  const next = Temporal.PlainDate.from(newestErasedOn(kind, day)).add({ days: 1 }).toString();
  return SINCE_INSTANT.includes(kind) ? instantAt(next, '00:00') : next;
}
