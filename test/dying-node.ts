import { openChanges } from '#server/change.ts';
import { readConfig } from '#server/config.ts';
import { lockRows, openDatabase } from '#server/db/database.ts';
import { openSharedAnnouncements } from '#server/db/shared-announcements.ts';
import { createEpisode } from '#server/episodes/episodes.ts';
import { anEpisode, JANA } from './builders.ts';

// A node that is killed right after a commit, before it does anything else: its own listeners come first.

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
// what is run without a build may write no email, whose texts are JSX
await change(JANA, (change) => createEpisode(change, anEpisode({ title: 'Posledná' })));
