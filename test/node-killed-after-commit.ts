import { openChanges } from '#server/change.ts';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/db/database.ts';
import { lockRows } from '#server/db/engine.ts';
import { openSharedAnnouncements } from '#server/db/shared-announcements.ts';
import { createEpisode } from '#server/episodes/episodes.ts';
import { anEpisode, JANA } from './builders.ts';

// A node that is killed right after a commit, by the listener that runs before all others.

const config = readConfig(process.env);
const database = openDatabase(config);
const announcements = await openSharedAnnouncements(config.databaseUrl as string, database);
announcements.listen(() => process.kill(process.pid, 'SIGKILL'));
const change = openChanges({
  database,
  config,
  announcements,
  now: Temporal.Now.instant,
  lockRows,
});
// code that runs without a build cannot write emails, because their texts are JSX
await change(JANA, (change) => createEpisode(change, anEpisode({ title: 'Posledná' })));
