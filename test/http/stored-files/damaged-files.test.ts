import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { storePicture } from '#server/articles/pictures.ts';
import { listRequestFailures } from '#server/request-failures/failure-log.ts';
import { listSignUpFiles } from '#server/sign-ups/sign-ups.ts';
import { JANA } from '../../builders.ts';
import { damageFiles } from '../../damaged-files.ts';
import { aSignUp, type Client, offer, openClient, PDF, pdf, signUp } from '../client.ts';

let client: Client;
beforeEach(async () => {
  client = await openClient();
});
afterEach(() => client.close());

/** Requests a file, damages it, and requests it again. */
async function requestBeforeAndAfterDamage(path: string, table: 'signUpFile' | 'pictureFile') {
  const sendRequest = () => client.request(path, { headers: client.staff });
  const whole = await sendRequest();
  await damageFiles(client.app, table);
  return { whole, damaged: await sendRequest() };
}

async function expectRefused(answer: Response) {
  expect(answer.status).toBe(500);
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  const words = await answer.text();
  const number = answer.headers.get('X-Request-Id') ?? '';
  expect(words).toContain('Súbor je poškodený');
  expect(words).toContain(number);
  await expect
    .poll(async () => (await listRequestFailures(client.app)).map(({ requestId, reason }) => [requestId, reason]))
    .toEqual([[number, 'damaged']]);
}

test('a damaged file of a sign-up is not sent; the error page explains it with a request id', async () => {
  const course = await offer(client);
  const { id } = await signUp(client, aSignUp({ courseId: course.id, files: [pdf()] }));
  const [file] = await listSignUpFiles(client.app.db, id);
  const { whole, damaged } = await requestBeforeAndAfterDamage(
    `/dashboard/prihlasky/${id}/subory/${file?.id}`,
    'signUpFile',
  );
  expect(new Uint8Array(await whole.arrayBuffer())).toEqual(PDF);
  await expectRefused(damaged);
  expect(await (await client.request('/dashboard/stav', { headers: client.staff })).text()).toContain(
    'Uložený súbor je poškodený',
  );
});

test('a damaged picture is not sent; the error page explains it with a request id', async () => {
  const bytes = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#00734A' } })
    .png()
    .toBuffer();
  const stored = await storePicture(client.app, JANA, { name: 'hala.png', bytes });
  if (stored.outcome !== 'stored') throw new Error(stored.message);
  const { whole, damaged } = await requestBeforeAndAfterDamage(stored.image, 'pictureFile');
  expect(whole.status).toBe(200);
  await expectRefused(damaged);
});
