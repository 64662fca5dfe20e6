import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { type Announcements, localAnnouncements, TOPICS, type Topic } from '#server/announcements.ts';
import type { Db } from './database.ts';
import { socketEndingAfter } from './postgres.ts';

const CHANNEL = 'bozp_changes';
const RETRY_MILLISECONDS = 1_000;
const CONNECTING_MILLISECONDS_MAX = 5_000;
/** A connection that only listens would not detect that the server is gone. */
const HEARTBEAT_MILLISECONDS = 10_000;
const SILENCE_MILLISECONDS_MAX = 15_000;

/**
 * Announcements among all nodes on one Postgres: NOTIFY is part of the transaction, and delivered with its commit to a
 * connection that only listens. Notifications sent while that connection was lost are missed: once it is restored, the
 * node treats everything as changed, and also each time the connection cannot be restored although `db` responds, so
 * that nothing stays out of date while changes continue.
 */
export async function openSharedAnnouncements(connectionString: string, db: Db): Promise<Announcements> {
  const local = localAnnouncements();
  const node = randomUUID();
  let client: pg.Client | undefined;
  let reconnect: NodeJS.Timeout | undefined;
  let isClosed = false;

  await connect();
  // if it fails, the connection has failed, which its own events report
  const heartbeat = setInterval(() => client?.query('select 1').catch(() => undefined), HEARTBEAT_MILLISECONDS);
  return {
    ...local,
    async notifyOthers(db, topics) {
      if (topics.size === 0) return;
      const payloads = [...topics].map((topic) => sql`pg_notify(${CHANNEL}, ${`${node} ${topic}`})`);
      await sql`select ${sql.join(payloads)}`.execute(db);
    },
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
      if (from !== node && isTopic(topic)) local.notifyListeners([topic]);
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
    if (isClosed) return next.end();
    client = next;
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
        if (!(await isAnswering(db))) return;
      }
      local.notifyListeners(TOPICS);
    }, RETRY_MILLISECONDS);
  }
}

async function isAnswering(db: Db): Promise<boolean> {
  return sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
}

function isTopic(topic: string | undefined): topic is Topic {
  return (TOPICS as readonly (string | undefined)[]).includes(topic);
}
