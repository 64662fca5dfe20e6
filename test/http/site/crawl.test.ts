import { describe, expect, test } from 'vitest';
import { SITE_PAGES } from '../../../build/server/index.js';
import { setUpClient } from '../client.ts';

const client = await setUpClient({ environment: { DEMO_CONTENT: 'on' } });
const seen = new Map<string, Promise<{ status: number; html: string }>>();

/** Reads a page of the site once, however many links lead to it. */
function read(path: string) {
  const known =
    seen.get(path) ??
    client.request(path).then(async (answer) => ({ status: answer.status, html: await answer.text() }));
  seen.set(path, known);
  return known;
}

describe.each([...SITE_PAGES])('%s', (path) => {
  test('exists, and all its links, anchors and pictures resolve', async () => {
    const { status, html } = await read(path);
    expect(status).toBe(200);
    const broken: string[] = [];
    for (const target of targets(html)) {
      const url = new URL(target, `http://localhost${path}`);
      if (url.host !== 'localhost') {
        if (!/^(https:|mailto:|tel:)/.test(url.protocol)) broken.push(target);
        continue;
      }
      const answer = await read(url.pathname + url.search);
      if (answer.status === 301) continue;
      const anchor = decodeURIComponent(url.hash.slice(1));
      if (answer.status !== 200 || (anchor && !answer.html.includes(`id="${anchor}"`))) broken.push(target);
    }
    expect(broken).toEqual([]);
  });
});

/** The targets of the page's links, pictures and forms, without mailto and tel links. */
function targets(html: string): string[] {
  // the fragment of a form's action is an element of the page that answers it
  const attributes = [...html.matchAll(/\s(?:(?:href|src)="([^"]*)"|action="([^"#]*))/g)].map(
    ([, target, action]) => target ?? action ?? '',
  );
  return [...new Set(attributes.map((value) => value.replaceAll('&amp;', '&')))].filter(
    (value) => value !== '' && !/^(mailto:|tel:|data:)/.test(value),
  );
}
