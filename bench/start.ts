import { startServer } from '../test/server-process.ts';
import { report } from './report.ts';

// Cold start to the first answer, and memory when idle. The first start also fills the demo database.
const first = await startServer();
await new Promise((resolve) => setTimeout(resolve, 3_000));
report('Cold start to the first answer, demo data filled in', first.startMilliseconds, 1_000, 'ms');
report('Memory idle', await first.memoryMegabytes(), 150, 'MB');
await first.close();
