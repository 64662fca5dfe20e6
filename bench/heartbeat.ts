import { writeFileSync } from 'node:fs';

// Loaded into the measured server before itself (--import): notes in HEARTBEAT_FILE the longest time, in milliseconds, for
// which the event loop has been held since the last SIGUSR2. With HEARTBEAT_CLOCK=processor it counts the time the loop has
// had the processor: what other work on the machine takes meanwhile is left out, and so is waiting for the disk.
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
