import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { type Changes, localChanges, TOPICS, type Topic } from '../changes.ts';
import type { Db } from './database.ts';
import { socketEndingAfter } from './silent-socket.ts';

const CHANNEL = 'bozp_changes';
const RETRY_MILLISECONDS = 1_000;
const CONNECTING_MILLISECONDS_MAX = 5_000;
/** A connection that only listens would not notice that nobody is there any more. */
const HEARTBEAT_MILLISECONDS = 10_000;
const SILENCE_MILLISECONDS_MAX = 15_000;

/**
 * Announcements among all nodes on one Postgres: told by NOTIFY, heard on a connection of its own. What was said
 * while that connection was lost nobody knows: once it is back, the node takes everything for changed.
 */
export async function openSharedChanges(connectionString: string, db: Db): Promise<Changes> {
  const local = localChanges();
  const node = randomUUID();
  const untold = new Set<Topic>();
  let isTelling = false;
  let client: pg.Client | undefined;
  let reconnect: NodeJS.Timeout | undefined;
  let isClosed = false;

  await connect();
  // its failure is the connection's, and that is heard of
  const heartbeat = setInterval(() => client?.query('select 1').catch(() => undefined), HEARTBEAT_MILLISECONDS);
  return {
    announce(topic) {
      local.announce(topic);
      untold.add(topic);
      void tell();
    },
    listen: local.listen,
    async close() {
      isClosed = true;
      clearTimeout(reconnect);
      clearInterval(heartbeat);
      await local.close();
      await client?.end();
    },
  };

  async function connect(): Promise<void> {
    const next = new pg.Client({
      connectionString,
      connectionTimeoutMillis: CONNECTING_MILLISECONDS_MAX,
      stream: () => socketEndingAfter(SILENCE_MILLISECONDS_MAX),
    });
    next.on('notification', ({ payload = '' }) => {
      const [from, topic] = payload.split(' ');
      if (from !== node && isTopic(topic)) local.announce(topic);
    });
    next.on('error', () => lost(next));
    next.on('end', () => lost(next));
    try {
      await next.connect();
      await next.query(`listen ${CHANNEL}`);
    } catch (error) {
      await next.end().catch(() => undefined);
      throw error;
    }
    client = next;
  }

  /** Tells what is untold, and what is announced meanwhile together: under load each topic is told less often. */
  async function tell(): Promise<void> {
    if (isTelling) return;
    isTelling = true;
    while (untold.size > 0) {
      const topics = [...untold];
      untold.clear();
      const payloads = topics.map((topic) => sql`pg_notify(${CHANNEL}, ${`${node} ${topic}`})`);
      try {
        await sql`select ${sql.join(payloads)}`.execute(db);
      } catch {
        // the change is committed: the others must hear of it, if later
        for (const topic of topics) untold.add(topic);
        if (!isClosed) setTimeout(tell, RETRY_MILLISECONDS).unref();
        break;
      }
    }
    isTelling = false;
  }

  function lost(connection: pg.Client): void {
    if (connection !== client || isClosed) return;
    client = undefined;
    connection.end().catch(() => undefined);
    retry();
  }

  function retry(): void {
    reconnect = setTimeout(async () => {
      try {
        await connect();
      } catch {
        if (!isClosed) retry();
        return;
      }
      for (const topic of TOPICS) local.announce(topic);
    }, RETRY_MILLISECONDS);
  }
}

function isTopic(topic: string | undefined): topic is Topic {
  return (TOPICS as readonly (string | undefined)[]).includes(topic);
}
