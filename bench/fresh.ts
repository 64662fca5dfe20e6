import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { createWeb, openApp, readConfig } from '../build/server/index.js';
import { report } from './report.ts';

// How many pages per second are rendered when all their data has changed before each request.

const ROUNDS = 1_500;
const WARMING_ROUNDS = 500;
const PATHS = ['/', '/kurzy-a-skolenia?mesto=Žilina', '/kurzy-a-skolenia/kurz-prvej-pomoci-zilina', '/opravnenia'];

const folder = await mkdtemp(join(tmpdir(), 'bozp-fresh-'));
const config = readConfig({
  NODE_ENV: 'production',
  DATA_DIR: folder,
  BASE_URL: 'http://localhost',
  DEMO_CONTENT: 'on',
});
const { app, close } = await openApp(config, { log: pino({ level: 'silent' }) });
const web = createWeb(app);

for (const path of PATHS) {
  await made(path, WARMING_ROUNDS);
  const begun = performance.now();
  await made(path, ROUNDS);
  report(`${path}, made anew`, Math.round((ROUNDS * 1_000) / (performance.now() - begun)), 1_000, '/s', 'least');
}

await close();
await rm(folder, { recursive: true });

/** Requests pages one at a time, like the first visitor after a change. */
async function made(path: string, rounds: number): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    app.announcements.notifyListeners(['company', 'courses', 'articles', 'episodes']);
    const answer = await web.request(`http://localhost${encodeURI(path)}`, {
      headers: { 'Accept-Encoding': 'gzip' },
    });
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
    await answer.arrayBuffer();
  }
}
