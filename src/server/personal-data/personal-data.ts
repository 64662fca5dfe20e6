import type { AliasableExpression, SelectQueryBuilder } from 'kysely';
import type { ErasureDecision, ErasurePlan, ErasureTerms } from '#domain/personal-data/erasure-plan.ts';
import type { ExportedFact, ExportedFile, ExportedThing } from '#domain/personal-data/exported-thing.ts';
import type { Trace } from '#domain/personal-data/trace.ts';
import type { Change, StaffChange } from '#server/change.ts';
import type { Db } from '#server/db/database.ts';
import type { LockableTable } from '#server/db/engine.ts';
import type { Tables } from '#server/db/tables.ts';
import type { TraceCriteria, TraceResults } from './criteria.ts';

/** What one table stores of people: nothing, rows that belong to other records, or records a person is searched by. */
export type PersonalData = 'not personal' | PersonalRows | PersonRecords;

export type PersonalRows = Lifetime & {
  /** Carries out what the plan of one person's erasure contains of this table. */
  erase?(change: StaffChange<'settings'>, plan: ErasurePlan): Promise<void>;
};

/** The database deletes the rows with those of another table, our code deletes them, or the nightly retention does. */
type Lifetime = { deletedWith: keyof Tables } | { deletedWhen: string } | { retention: Retention };

/** What the nightly retention erases of a table after the period of its rule (`RETENTION`). */
export interface Retention {
  /** The period runs from `since`, a day or an instant. */
  things(db: Db): DatedThings;
  /** The same in several queries, each of which an index answers. */
  indexedThings?(db: Db): DatedThings[];
  since: 'day' | 'instant';
  /** The table whose ids the things have. */
  lock: LockableTable;
  /** Erased in one change, which blocks other changes; a file may have ten megabytes. */
  rowsPerChange: number;
  /** Erases due and locked things with everything that belongs to them; returns how many. */
  erase(change: Change, ids: string[]): Promise<number>;
}

export type DatedThings = AliasableExpression<{ id: string; since: string }>;

export type PersonRecords = PersonalRows & {
  find(db: Db, criteria: TraceCriteria): Promise<TraceResults>;
  /** What is handed over of a record, without data of others in it. */
  readFacts(db: Db, trace: Trace): Promise<ExportedFact[]>;
  listFiles?(db: Db, trace: Trace): Promise<ExportedFile[]>;
  /** The emails and history of records that are the person's own; a place is in another person's sign-up. */
  emails?(db: Db, ids: readonly string[]): EmailQuery;
  listHistory?(db: Db, trace: Trace): Promise<ExportedThing['history']>;
  /** A decision for each trace; where it is missing, the records are deleted. */
  decide?(db: Db, traces: readonly Trace[], context: DecisionContext): Promise<ErasureDecision[]>;
  /** Where a decision depends on what else is deleted. */
  isDecidedLast?: true;
  /** Where the plan does not list records that are deleted together with their parent. */
  goesWithParent?: true;
  /** The row to lock before a record is erased; missing where none is ever erased. */
  lock?: { table: LockedTable; id: 'id' | 'ofId' };
};

export type EmailQuery = SelectQueryBuilder<Tables, 'email', object>;

export interface DecisionContext extends ErasureTerms {
  /** Whether the plan deletes a record. */
  isDeleted(record: Pick<Trace, 'noun' | 'id'>): boolean;
}

/** In the order in which every change locks them, after the courses. */
export const LOCKED_TABLES = ['waitlistEntry', 'signUp', 'contactRequest', 'client', 'email'] as const;

export type LockedTable = (typeof LOCKED_TABLES)[number];
