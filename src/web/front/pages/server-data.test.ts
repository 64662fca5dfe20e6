import type { EntryContext, ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { openServerData, withServerData } from './server-data.ts';

const loaded = { home: { title: 'Domov' } };
const moved = new Response(null, { status: 302 });

test('nothing of the data of a page without scripts can be encoded, and the page gets all of it', async () => {
  const loaderData = { home: await dataOf(async () => loaded) };
  expect(Object.entries(loaderData.home as object)).toEqual([]);
  openServerData({ loaderData } as unknown as EntryContext['staticHandlerContext']);
  expect(loaderData.home).toBe(loaded);
});

test('a loader may also answer with a response or without data', async () => {
  expect(await dataOf(async () => moved)).toBe(moved);
  expect(await dataOf(async () => null)).toBeNull();
});

/** What the loader gives as that of a page without scripts. */
async function dataOf(loader: () => Promise<unknown>): Promise<unknown> {
  const routes = withServerData({ home: { id: 'home', module: { loader } } } as unknown as ServerBuild['routes']);
  return routes.home?.module.loader?.({} as never);
}
