import type { Kysely, Transaction } from 'kysely';
import type { Actor, SignUpHolder, Visitor } from '#domain/actor.ts';
import type { NewEvent } from '#domain/events/event.ts';
import type { Area, Permitted } from '#domain/staff/permissions.ts';
import type { Announcements, Topic } from './announcements.ts';
import { storedInstant } from './clock.ts';
import type { Config } from './config.ts';
import { lecturerInvitationJobs } from './courses/lecturer-invitation-jobs.ts';
import { LostDatabase } from './db/database.ts';
import { BoundedWaits, isConflict, type LockableTable, type lockRows } from './db/engine.ts';
import { isWriteRefused, type Storage } from './db/storage.ts';
import type { Tables } from './db/tables.ts';
import { WrittenTables } from './db/written-tables.ts';
import { appendEvents, type ChainEntry, type EventActor } from './events/event-chain.ts';
import { type NewJob, storeJobs } from './jobs/job-queue.ts';

/**
 * One unit of change: a transaction with its actor and time. A command writes only through it and records what it did;
 * all of it is committed together, or nothing.
 */
export interface Change<By extends Actor = Actor> {
  readonly db: Transaction<Tables>;
  readonly actor: By;
  readonly config: Config;
  /** The same moment throughout the change. */
  now(): Temporal.Instant;
  /** Records what the change has done in the history of its subject. */
  record(event: NewEvent, origin?: PastOrigin): void;
  /** Notifies the listeners on every node after the commit. */
  announce(topic: Exclude<Topic, 'seats'>): void;
  /**
   * Reports that seats of these courses were taken, freed, or put on offer: before the change ends, free seats are
   * offered to the next in the queue. Null stands for a course that was deleted.
   */
  seats(...courseIds: readonly (string | null)[]): void;
  /** Enqueues a job to run after the commit. */
  enqueue(job: NewJob): void;
  /**
   * Until the end of the change no other change locks or writes these rows; taking or freeing seats needs a lock on the
   * course.
   */
  lock(table: LockableTable, ...ids: string[]): Promise<void>;
}

/** The actor and time of an event that did not happen in this change: invented or imported history. */
type PastOrigin = Pick<ChainEntry, 'actor' | 'at'>;

/** A change made by staff whose role permits this area. */
export type StaffChange<In extends Area> = Change<Permitted<In>>;

/** A change of a sign-up, by the office or by its applicant with the link from an email. */
export type SignUpChange = Change<Permitted<'office'> | SignUpHolder>;

/** A change made by a visitor through a public form. */
export type VisitorsChange = Change<Visitor>;

/** Something was written without recording an event: an error in the command, whose change is rolled back. */
export class UnrecordedChange extends Error {}

interface Dependencies {
  database: Kysely<Tables>;
  config: Config;
  announcements: Announcements;
  now(): Temporal.Instant;
  lockRows: typeof lockRows;
  /** Undefined in a process that runs beside a server and changes no seats. */
  settleSeats?: SettleSeats;
  /** Undefined in a process that runs beside a server. */
  storage?: Storage;
}

/** Offers the free seats of the courses a change has reported (`Change.seats`), as its last step. */
type SettleSeats = (
  change: Change,
  courseIds: readonly string[],
  options: { isCourseWritten: boolean },
) => Promise<void>;

/** Opens changes; the type of `App.change`. */
export type OpenChange = <By extends Actor, T>(actor: By, work: (change: Change<By>) => Promise<T>) => Promise<T>;

/** How often a change is attempted if it conflicts with other changes. */
const ATTEMPTS_MAX = 3;

/**
 * Runs `work` as one change. A conflict between two changes (a deadlock, a serialization failure, one value that must
 * be unique) is not an error: the later one is retried and reads what the other one wrote. Therefore `work` must have
 * no effects outside its change.
 */
export function openChanges(dependencies: Dependencies): OpenChange {
  return async (actor, work) => {
    if (dependencies.storage?.isLost) throw new LostDatabase();
    const begunAt = performance.now();
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await attemptChange(dependencies, { actor, begunAt }, work);
      } catch (error) {
        if (dependencies.storage && isWriteRefused(error)) dependencies.storage.refusesWrites = true;
        if (attempt === ATTEMPTS_MAX || !isConflict(error)) throw error;
      }
    }
  };
}

async function attemptChange<By extends Actor, T>(
  { database, config, announcements, now, lockRows, settleSeats }: Dependencies,
  { actor, begunAt }: { actor: By; begunAt: number },
  work: (change: Change<By>) => Promise<T>,
): Promise<T> {
  const changeTime = now();
  const at = storedInstant(changeTime);
  const presentOrigin = { actor: eventActor(actor), at };
  const entries: ChainEntry[] = [];
  const topics = new Set<Topic>();
  const jobs: NewJob[] = [];
  const courseIds = new Set<string>();
  const result = await database.transaction().execute(async (db) => {
    const written = new WrittenTables();
    const waits = new BoundedWaits(db);
    const locked = new Set<string>();
    await waits.addWaitSince(begunAt);
    const change: Change<By> = {
      db: db.withPlugin(written),
      actor,
      config,
      now: () => changeTime,
      record: (event, origin = presentOrigin) => void entries.push({ event, ...origin }),
      announce: (topic) => void topics.add(topic),
      seats: (...ids) => {
        if (ids.length > 0) topics.add('seats');
        for (const id of ids) if (id !== null) courseIds.add(id);
      },
      enqueue: (job) => void jobs.push(job),
      async lock(table, ...ids) {
        const waitedSince = performance.now();
        const unlocked = ids.filter((id) => !locked.has(`${table} ${id}`));
        await lockRows(db, table, unlocked);
        for (const id of unlocked) locked.add(`${table} ${id}`);
        await waits.addWaitSince(waitedSince);
      },
    };
    const result = await work(change);
    if (courseIds.size > 0) {
      if (!settleSeats) throw new Error('Seats of a course can be changed by the server alone');
      await settleSeats(change, [...courseIds], { isCourseWritten: written.names.has('course') });
    }
    if (entries.length === 0) refuseUnrecorded(written.names);
    if (written.names.has('course')) jobs.push(...lecturerInvitationJobs(change, entries));
    await storeJobs(db, jobs, at);
    if (jobs.length > 0) topics.add('jobs');
    // last, because it locks the end of the chain until the commit
    await appendEvents(db, entries);
    await announcements.notifyOthers(db, topics);
    return result;
  });
  announcements.notifyListeners(topics);
  return result;
}

/** Tables whose writes need no event: they serve the operation of the product, not its content. */
const BOOKKEEPING: ReadonlySet<string> = new Set<keyof Tables>([
  'backup',
  'backupCheck',
  'bounceInbox',
  'bouncedMailbox',
  'eventChainDay',
  'job',
  'lecturerInvitation',
  'emailQuota',
  'emailSending',
  'mailOutage',
  'requestFailure',
  'rosterImport',
  'staffActivity',
  'staffCodeUse',
  'staffInvitation',
  'staffPasswordReset',
  'staffSecondStep',
  'staffSession',
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
