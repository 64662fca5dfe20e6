import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backUp } from '#server/backups/back-up.ts';
import { instant } from '#server/clock.ts';
import { readConfig } from '#server/config.ts';
import { withSnapshot } from '#server/db/database.ts';
import { findSchema } from '#server/db/migrate.ts';
import { startServer } from '../test/server-process.ts';

// Run with each release after `npm run build`: saves a backup of a server with the demo data as `test/databases/<last
// migration>.backup`. Tests migrate each of these backups on both engines.

const folder = await mkdtemp(join(tmpdir(), 'bozp-schema-'));
const config = readConfig({ DATA_DIR: folder });
const server = await startServer({
  DATA_DIR: folder,
  DEMO_CONTENT: 'on',
  AUTH_SECRET: 'of-a-kept-schema-and-nothing-else',
});
const file = join('test', 'databases', `${await withSnapshot(config, findSchema)}.backup`);
await rm(file, { force: true });
await backUp(config, file, instant({ now: Temporal.Now.instant }));
await server.close();
await rm(folder, { recursive: true });
console.log(file);
