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
      const rowCount = sizes[0] ?? size;
      return Array.from({ length: rowCount }, (_, row) => row).slice(offset, offset + limit);
    },
  };
}

const page = (requestedPage: number, { count, read }: ReturnType<typeof shrinkingList>) =>
  readPage<number, never>({ page: requestedPage, pageSize: 2 }, count, read);

test('a page has its rows and the total of all pages', async () => {
  const second = await page(2, shrinkingList(5));
  expect(second).toEqual({ rows: [2, 3], page: 2, pageSize: 2, total: 5, counts: { all: 5 } });
});

test.each([4, 1e9, Number.POSITIVE_INFINITY])('page %d of three is the third', async (requestedPage) => {
  expect(await page(requestedPage, shrinkingList(5))).toMatchObject({ rows: [4], page: 3 });
});

test('a list without rows has one page', async () => {
  expect(await page(7, shrinkingList(0))).toMatchObject({ rows: [], page: 1, total: 0 });
});

test('the previous page is returned when the last one is deleted between counting and reading', async () => {
  expect(await page(3, shrinkingList(5, 4))).toMatchObject({ rows: [2, 3], page: 2, total: 4 });
  expect(await page(3, shrinkingList(5, 0))).toMatchObject({ rows: [], page: 1, total: 0 });
});

test('a list filtered by state has only the pages of that state', async () => {
  const counts = { all: 9, new: 1 };
  const request = { state: 'new' as const, page: 2 };
  const lastPage = await readPage(
    request,
    async () => counts,
    async () => ['the only one'],
  );
  expect(lastPage).toMatchObject({ page: 1, total: 1, counts });
});
