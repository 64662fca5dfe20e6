import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bytesOf, setUpClient } from '../client.ts';

const client = await setUpClient();
test('the applicants’ consent form opens under the address of the specification', async () => {
  const answer = await client.request('/pdf/uchdzaci');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Content-Type')).toBe('application/pdf');
  expect(answer.headers.get('Content-Disposition')).toBe('inline; filename="uchdzaci.pdf"');
  expect(await bytesOf(answer)).toEqual(new Uint8Array(readFileSync('public/pdf/uchdzaci.pdf')));
});

test('every permit on the page is a PDF that opens', async () => {
  const html = await (await client.request('/opravnenia')).text();
  const paths = [...html.matchAll(/href="(\/pdf\/[^"]+\.pdf)"/g)].map(([, path]) => path ?? '');
  expect(paths).toHaveLength(21);
  for (const path of paths) {
    const answer = await client.request(path);
    expect([path, answer.status, answer.headers.get('Content-Type')]).toEqual([path, 200, 'application/pdf']);
    expect(new TextDecoder('latin1').decode((await bytesOf(answer)).slice(0, 5))).toBe('%PDF-');
  }
});

test('the page of the company’s details is refused to visitors', async () => {
  for (const [method, status, path] of [
    ['GET', 302, '/signIn'],
    ['POST', 307, '/signIn/pokracovanie'],
  ] as const) {
    const answer = await client.request('/dashboard/firma', {
      method,
      ...(method === 'POST' && { body: new FormData() }),
    });
    expect([method, answer.status, answer.headers.get('Location')]).toEqual([
      method,
      status,
      `${path}?dalej=%2Fdashboard%2Ffirma`,
    ]);
  }
});
