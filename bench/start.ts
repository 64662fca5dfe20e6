import { setTimeout as delay } from 'node:timers/promises';
import { startServer } from '../test/server-process.ts';
import { report } from './report.ts';

// Cold start to the first answer, and memory when idle. The first start also fills the demo database;
// after it pages are compressed in the background for some ten seconds, and only then the process is idle.

const first = await startServer();
await delay(3_000);
report('Memory three seconds after the start', await first.memoryMegabytes(), 150, 'MB');
await delay(17_000);
report('Cold start to the first answer, demo data filled in', first.startMilliseconds, 1_000, 'ms');
report('Memory idle', await first.memoryMegabytes(), 150, 'MB');
await first.close();
