import { mkdtemp } from 'node:fs/promises';
import { sql } from 'kysely';
import pino from 'pino';
import { openApp, readConfig } from '../build/server/index.js';
import { databaseOf } from '../test/database-of.ts';
import { startPostgres } from '../test/postgres-server.ts';
import { fillDesk } from './desk-data.ts';
const postgres = await startPostgres();
const { app, close } = await openApp(readConfig({ NODE_ENV: 'production', DATA_DIR: await mkdtemp('/tmp/seen-b-'), STAFF_EMAIL: 'jana.kovacova@example.sk', STAFF_PASSWORD: 'dlhe-tajne-heslo-1', DATABASE_URL: `${postgres.url}/postgres` }), { log: pino({ level: 'silent' }) });
const db = databaseOf(app);
await fillDesk(db); await sql`vacuum`.execute(db); await sql`analyze`.execute(db);
for (const q of ['select count(*), min("createdAt") from letter where status in (\'waiting\')', 'select max("sentAt") from letter', 'select status, count(*) from letter where status in (\'failed\',\'bounced\',\'held\') and "aboutNoun" != \'staffMember\' group by status', 'select pg_database_size(current_database())', 'select kind, count(*), min("dueAt") from job group by kind', 'select * from event left join "eventValues" on "eventValues".position = event.position where event.noun = \'retention\' order by event.position desc limit 1', 'select * from "requestFailure" where at >= \'2020\' and "requestId" like \'aaaa%\' order by at desc limit 100'])
 { for (let i = 0; i < 2; i++) await sql.raw(q).execute(db); console.log(q, '\n', (await sql.raw(`explain analyze ${q}`).execute(db)).rows.map((r) => Object.values(r as object)[0]).join('\n'), '\n'); }
await close(); await postgres.close();
