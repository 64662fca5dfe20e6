import type { Kysely, Transaction } from 'kysely';
import type { Actor, Visitor } from '#domain/actor.ts';
import type { NewEvent } from '#domain/events/event.ts';
import type { Area, Permitted } from '#domain/staff/permissions.ts';
import type { Announcements, Topic } from './announcements.ts';
import { instant } from './clock.ts';
import type { Config } from './config.ts';
import { BoundedWaits, isConflict, type LockableTable, LostDatabase, type lockRows } from './db/database.ts';
import { isStorageFull, type Storage } from './db/storage.ts';
import type { Tables } from './db/tables.ts';
import { WrittenTables } from './db/written-tables.ts';
import { appendEvents, type ChainEntry, type EventActor } from './events/event-chain.ts';
import { type NewJob, storeJobs } from './jobs/job-queue.ts';

/**
 * One unit of change: a transaction, who acts in it and when. A command takes it and nothing else that could write, and
 * records what it did; all of it is committed together, or nothing.
 */
export interface Change<By extends Actor = Actor> {
  readonly db: Transaction<Tables>;
  readonly actor: By;
  readonly config: Config;
  /** The same moment throughout the change. */
  now(): Temporal.Instant;
  /** What the change has done, for the history of what it is about. */
  record(event: NewEvent, past?: Past): void;
  /** Has everybody told, on every node, once it is committed. */
  announce(topic: Exclude<Topic, 'seats'>): void;
  /**
   * Says that seats of these courses were taken, freed, or put on offer: before the change ends, what is free is offered to those
   * who are next. Null stands for a course that was deleted.
   */
  seats(...courseIds: readonly (string | null)[]): void;
  /** Has something done after the commit. */
  enqueue(job: NewJob): void;
  /**
   * Until the end of the change nobody else locks or writes these rows; whoever takes or frees seats locks the course.
   */
  lock(table: LockableTable, ...ids: string[]): Promise<void>;
}

/** Who did something and when, where that is not the change itself: an invented or imported past. */
type Past = Pick<ChainEntry, 'actor' | 'at'>;

/** A change only staff can bring about who may work on it. */
export type StaffChange<In extends Area> = Change<Permitted<In>>;

/** A change by whoever fills in a public form. */
export type VisitorsChange = Change<Visitor>;

/** Something was written of which no event tells: a fault of the command, whose change is undone. */
export class UnrecordedChange extends Error {}

interface Parts {
  database: Kysely<Tables>;
  config: Config;
  announcements: Announcements;
  now(): Temporal.Instant;
  lockRows: typeof lockRows;
  /** Undefined for what runs beside a server, where no seats change. */
  settleSeats?: SettleSeats;
  /** Undefined for what runs beside a server. */
  storage?: Storage;
}

/** Offers what is free on the courses a change has said seats of (`Change.seats`), as its last step. */
type SettleSeats = (
  change: Change,
  courseIds: readonly string[],
  options: { isCourseWritten: boolean },
) => Promise<void>;

/** Opens changes; `App.change` is made of it. */
export type OpenChange = <By extends Actor, T>(actor: By, work: (change: Change<By>) => Promise<T>) => Promise<T>;

/** How often a change is begun anew that another one got in the way of. */
const ATTEMPTS_MAX = 3;

/**
 * Runs `work` as one change. Two that cannot both be (a deadlock, a serialization failure, one value that must be
 * unique) are not an error: the later one is begun anew and sees what the other has done. Therefore `work` must touch
 * nothing but its change.
 */
export function openChanges(parts: Parts): OpenChange {
  return async (actor, work) => {
    if (parts.storage?.isLost) throw new LostDatabase();
    const begunAt = performance.now();
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await attemptChange(parts, { actor, begunAt }, work);
      } catch (error) {
        if (parts.storage && isStorageFull(error)) parts.storage.isFull = true;
        if (attempt === ATTEMPTS_MAX || !isConflict(error)) throw error;
      }
    }
  };
}

async function attemptChange<By extends Actor, T>(
  { database, config, announcements, now, lockRows, settleSeats }: Parts,
  { actor, begunAt }: { actor: By; begunAt: number },
  work: (change: Change<By>) => Promise<T>,
): Promise<T> {
  const moment = now();
  const at = instant({ now: () => moment });
  const present = { actor: eventActor(actor), at };
  const entries: ChainEntry[] = [];
  const topics = new Set<Topic>();
  const jobs: NewJob[] = [];
  const courseIds = new Set<string>();
  const result = await database.transaction().execute(async (db) => {
    const written = new WrittenTables();
    const waits = new BoundedWaits(db);
    await waits.endedOneSince(begunAt);
    const change: Change<By> = {
      db: db.withPlugin(written),
      actor,
      config,
      now: () => moment,
      record: (event, past = present) => void entries.push({ event, ...past }),
      announce: (topic) => void topics.add(topic),
      seats: (...ids) => {
        if (ids.length > 0) topics.add('seats');
        for (const id of ids) if (id !== null) courseIds.add(id);
      },
      enqueue: (job) => void jobs.push(job),
      async lock(table, ...ids) {
        const waitedSince = performance.now();
        await lockRows(db, table, ids);
        await waits.endedOneSince(waitedSince);
      },
    };
    const result = await work(change);
    if (courseIds.size > 0) {
      if (!settleSeats) throw new Error('Seats of a course can be changed by the server alone');
      await settleSeats(change, [...courseIds], { isCourseWritten: written.names.has('course') });
    }
    if (entries.length === 0) refuseUnrecorded(written.names);
    await storeJobs(db, jobs, at);
    if (jobs.length > 0) topics.add('jobs');
    // last of all, as it holds the end of the chain until the commit
    await appendEvents(db, entries);
    await announcements.notifyOthers(db, topics);
    return result;
  });
  announcements.tell(topics);
  return result;
}

/** Tables that keep no history of their own: what keeps the product running, not what it is about. */
const BOOKKEEPING: ReadonlySet<string> = new Set<keyof Tables>([
  'backup',
  'backupCheck',
  'bounceInbox',
  'bouncedMailbox',
  'eventChainDay',
  'idempotencyKey',
  'job',
  'emailQuota',
  'emailSending',
  'mailOutage',
  'requestFailure',
  'rosterImport',
  'staffActivity',
  'staffInvitation',
  'staffPasswordReset',
  'staffSession',
  'staffUsedCode',
  'staffVerification',
  'submission',
]);

function refuseUnrecorded(written: ReadonlySet<string>): void {
  const unrecorded = [...written].filter((table) => !BOOKKEEPING.has(table));
  if (unrecorded.length > 0) throw new UnrecordedChange(`no event tells of what was written to ${unrecorded}`);
}

function eventActor(actor: Actor): EventActor {
  if (actor.kind === 'visitor') return { kind: actor.kind, id: '', name: '' };
  return { kind: actor.kind, id: actor.id, name: actor.kind === 'staff' ? actor.name : '' };
}
