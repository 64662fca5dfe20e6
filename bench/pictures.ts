import sharp from 'sharp';
import { startServer } from '../test/server-process.ts';
import { report } from './report.ts';
import { signedInCookie } from './signed-in.ts';

// Six pictures of almost the most pixels that are allowed are uploaded at once: the memory that it takes.

const STAFF = {
  STAFF_EMAIL: 'jana.skuskova@example.sk',
  STAFF_PASSWORD: 'velmi-dlhe-heslo',
  STAFF_NAME: 'Jana Skúšková',
};
const UPLOADS = 6;
const SIDE_PIXELS = 7_000;

const server = await startServer(STAFF, { keepsLog: false });
const cookie = await signedInCookie(server.url, STAFF);
const pictures = await Promise.all(Array.from({ length: UPLOADS }, (_, index) => largePicture(index)));
await Promise.all(pictures.map(upload));
report('six pictures of 49 megapixels at once, memory', await server.memoryMegabytesMax(), 500, 'MB');
await server.close();

/** A JPEG of its own, so that none is stored already. */
async function largePicture(index: number): Promise<Uint8Array<ArrayBuffer>> {
  const noise = { type: 'gaussian', mean: 110 + index, sigma: 40 } as const;
  const drawn = sharp({ create: { width: 200, height: 200, channels: 3, background: '#000', noise } });
  return new Uint8Array(await drawn.resize(SIDE_PIXELS, SIDE_PIXELS).jpeg().toBuffer());
}

async function upload(bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const body = new FormData();
  body.append('file', new File([bytes], 'hala.jpg'));
  const headers = { cookie, Origin: server.url };
  const answer = await fetch(`${server.url}/dashboard/obrazky`, { method: 'POST', body, headers });
  if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
}
