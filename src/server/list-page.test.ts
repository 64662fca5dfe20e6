import { expect, test } from 'vitest';
import { readPage } from './list-page.ts';

/** A list with these sizes in turn: another member of staff deletes rows after each count. */
function shrinkingList(...sizes: number[]) {
  let size = 0;
  return {
    count: async () => {
      size = sizes.shift() ?? size;
      return { all: size };
    },
    read: async (limit: number, offset: number) => {
      const left = sizes[0] ?? size;
      return Array.from({ length: left }, (_, row) => row).slice(offset, offset + limit);
    },
  };
}

const page = (wanted: number, { count, read }: ReturnType<typeof shrinkingList>) =>
  readPage<number, never>({ page: wanted, pageSize: 2 }, count, read);

test('a page has its rows and knows how many there are on all of them', async () => {
  const second = await page(2, shrinkingList(5));
  expect(second).toEqual({ rows: [2, 3], page: 2, pageSize: 2, total: 5, counts: { all: 5 } });
});

test.each([4, 1e9, Number.POSITIVE_INFINITY])('page %d of three is the third', async (wanted) => {
  expect(await page(wanted, shrinkingList(5))).toMatchObject({ rows: [4], page: 3 });
});

test('a list without rows has one page', async () => {
  expect(await page(7, shrinkingList(0))).toMatchObject({ rows: [], page: 1, total: 0 });
});

test('a last page that is deleted between counting and reading gives way to the one before', async () => {
  expect(await page(3, shrinkingList(5, 4))).toMatchObject({ rows: [2, 3], page: 2, total: 4 });
  expect(await page(3, shrinkingList(5, 0))).toMatchObject({ rows: [], page: 1, total: 0 });
});

test('a list narrowed to a state has as many pages as that state', async () => {
  const counts = { all: 9, new: 1 };
  const asked = { state: 'new' as const, page: 2 };
  const found = await readPage(
    asked,
    async () => counts,
    async () => ['the only one'],
  );
  expect(found).toMatchObject({ page: 1, total: 1, counts });
});
