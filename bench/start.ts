import { setTimeout as delay } from 'node:timers/promises';
import { startServer } from '../test/server-process.ts';
import { report } from './report.ts';

// Cold start to the first answer, and memory when idle. The first start also fills the demo database.
/** Pages are compressed in the background after a start. */
const IDLE_MILLISECONDS = 20_000;

const first = await startServer();
await delay(IDLE_MILLISECONDS);
report('Cold start to the first answer, demo data filled in', first.startMilliseconds, 1_000, 'ms');
report('Memory idle', await first.memoryMegabytes(), 150, 'MB');
await first.close();
