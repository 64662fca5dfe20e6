import { writeFileSync } from 'node:fs';

// Loaded into the measured server before itself (--import): notes in HEARTBEAT_FILE the longest time, in milliseconds, for
// which the event loop has been held since the last SIGUSR2.
const EVERY_MILLISECONDS = 5;
const file = process.env.HEARTBEAT_FILE as string;

let longest = 0;
let last = performance.now();

setInterval(() => {
  const now = performance.now();
  note(Math.max(longest, Math.round(now - last - EVERY_MILLISECONDS)));
  last = now;
}, EVERY_MILLISECONDS).unref();
process.on('SIGUSR2', () => note(0));

function note(held: number): void {
  if (held === longest) return;
  longest = held;
  writeFileSync(file, String(held));
}
