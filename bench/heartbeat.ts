import { writeFileSync } from 'node:fs';

// Loaded before the measured server (--import): writes to HEARTBEAT_FILE for how many milliseconds the event loop was
// blocked at most since the last SIGUSR2. HEARTBEAT_CLOCK=processor counts only processor time, which excludes other
// work on the machine and waiting for the disk.
const EVERY_MILLISECONDS = 5;
const file = process.env.HEARTBEAT_FILE as string;

const CLOCKS = {
  wall: { now: () => performance.now(), idle: EVERY_MILLISECONDS },
  processor: { now: processorMilliseconds, idle: 0 },
};
const { now, idle } = CLOCKS[process.env.HEARTBEAT_CLOCK === 'processor' ? 'processor' : 'wall'];

let longest = 0;
let last = now();

setInterval(() => {
  const moment = now();
  note(Math.max(longest, Math.round(moment - last - idle)));
  last = moment;
}, EVERY_MILLISECONDS).unref();
process.on('SIGUSR2', () => note(0));

function note(held: number): void {
  if (held === longest) return;
  longest = held;
  writeFileSync(file, String(held));
}

function processorMilliseconds(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}
