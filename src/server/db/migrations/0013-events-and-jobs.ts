import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';

/** Every change is told by an event in a chain, and what is to be done later is a job. What rows know of their past begins the chain. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('event')
    .addColumn('position', 'integer', (column) => column.primaryKey())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('actorKind', 'text', (column) => column.notNull())
    .addColumn('actorId', 'text', (column) => column.notNull())
    .addColumn('noun', 'text', (column) => column.notNull())
    .addColumn('nounId', 'text', (column) => column.notNull())
    .addColumn('verb', 'text', (column) => column.notNull())
    .addColumn('valuesHash', 'text', (column) => column.notNull())
    .addColumn('previousHash', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('eventByNoun').on('event').columns(['noun', 'nounId', 'position']).execute();
  await db.schema
    .createTable('eventValues')
    .addColumn('position', 'integer', (column) => column.primaryKey().references('event.position'))
    .addColumn('salt', 'text', (column) => column.notNull())
    .addColumn('told', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('eventChain')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('job')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('dueAt', 'text', (column) => column.notNull())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('leasedUntil', 'text')
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('lastError', 'text')
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('jobOfKindAndKey', ['kind', 'key'])
    .execute();
  await db.schema.createIndex('jobByDueTime').on('job').columns(['kind', 'dueAt']).execute();

  await chain(db as Kysely<Chain>, await pastEvents(db as Kysely<Past>));
}

interface PastEvent {
  at: string;
  actorKind: 'staff' | 'visitor';
  /** Empty where nobody noted who it was. */
  actorName: string;
  noun: string;
  nounId: string;
  verb: string;
}

interface Past {
  signUp: Record<'id' | 'receivedAt', string> & Record<'reviewedAt' | 'cancelledAt' | 'restoredAt', string | null>;
  contactRequest: { id: string; receivedAt: string; handledAt: string | null };
  article: Record<'id' | 'author' | 'editor' | 'createdAt' | 'updatedAt', string> & { trashedAt: string | null };
  course: { id: string; createdAt: string; updatedAt: string };
  episode: { id: string; updatedAt: string };
  company: { updatedAt: string };
}

async function pastEvents(db: Kysely<Past>): Promise<PastEvent[]> {
  const events: PastEvent[] = [];
  function tell(noun: string, nounId: string, verb: string, at: string | null, actorName = ''): void {
    const actorKind = verb === 'submitted' ? 'visitor' : 'staff';
    if (at) events.push({ at, actorKind, actorName, noun, nounId, verb });
  }

  for (const { id, receivedAt, reviewedAt, cancelledAt, restoredAt } of await db
    .selectFrom('signUp')
    .select(['id', 'receivedAt', 'reviewedAt', 'cancelledAt', 'restoredAt'])
    .execute()) {
    tell('signUp', id, 'submitted', receivedAt);
    // a confirmation that was part of another step was none of its own
    if (reviewedAt !== cancelledAt && reviewedAt !== restoredAt) tell('signUp', id, 'confirmed', reviewedAt);
    tell('signUp', id, 'cancelled', cancelledAt);
    tell('signUp', id, 'restored', restoredAt);
  }
  for (const { id, receivedAt, handledAt } of await db
    .selectFrom('contactRequest')
    .select(['id', 'receivedAt', 'handledAt'])
    .execute()) {
    tell('contactRequest', id, 'submitted', receivedAt);
    tell('contactRequest', id, 'handled', handledAt);
  }
  for (const { id, author, editor, createdAt, updatedAt, trashedAt } of await db
    .selectFrom('article')
    .select(['id', 'author', 'editor', 'createdAt', 'updatedAt', 'trashedAt'])
    .execute()) {
    tell('article', id, 'created', createdAt, author);
    if (updatedAt !== createdAt) tell('article', id, 'changed', updatedAt, editor);
    tell('article', id, 'trashed', trashedAt);
  }
  for (const { id, createdAt, updatedAt } of await db
    .selectFrom('course')
    .select(['id', 'createdAt', 'updatedAt'])
    .execute()) {
    tell('course', id, 'created', createdAt);
    if (updatedAt !== createdAt) tell('course', id, 'changed', updatedAt);
  }
  for (const { id, updatedAt } of await db.selectFrom('episode').select(['id', 'updatedAt']).execute()) {
    tell('episode', id, 'changed', updatedAt);
  }
  for (const { updatedAt } of await db.selectFrom('company').select('updatedAt').execute()) {
    tell('company', '1', 'changed', updatedAt);
  }
  return events.sort((one, other) => Number(one.at > other.at) - Number(one.at < other.at));
}

interface Chain {
  event: Record<string, string | number>;
  eventValues: Record<string, string | number>;
  eventChain: { id: number; position: number; hash: string };
}

const ROWS_PER_INSERT = 200;

async function chain(db: Kysely<Chain>, past: PastEvent[]): Promise<void> {
  if (past.length === 0) return;
  let previousHash = '';
  const rows = past.map(({ at, actorKind, actorName, noun, nounId, verb }, index) => {
    const position = index + 1;
    const salt = randomBytes(16).toString('hex');
    const told = JSON.stringify({ actorName, before: null, after: null });
    const valuesHash = sha256(`${salt}\n${told}`);
    const linked = [previousHash, position, at, actorKind, '', noun, nounId, verb, valuesHash];
    const hash = sha256(JSON.stringify(linked));
    const event = { position, at, actorKind, actorId: '', noun, nounId, verb, valuesHash, previousHash, hash };
    previousHash = hash;
    return { event, values: { position, salt, told } };
  });
  for (let start = 0; start < rows.length; start += ROWS_PER_INSERT) {
    const some = rows.slice(start, start + ROWS_PER_INSERT);
    await db
      .insertInto('event')
      .values(some.map(({ event }) => event))
      .execute();
    await db
      .insertInto('eventValues')
      .values(some.map(({ values }) => values))
      .execute();
  }
  await db.insertInto('eventChain').values({ id: 1, position: rows.length, hash: previousHash }).execute();
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
