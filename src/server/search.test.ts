import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { contactSearchText } from '#domain/contact-requests/contact-request.ts';
import { cleanSearch, searchTerms } from '#domain/search.ts';
import type { TestApp } from '../../test/app.ts';
import { onBothDatabases } from '../../test/both-databases.ts';
import { aContact } from '../../test/contact-requests.ts';
import { databaseOf } from '../../test/database-of.ts';
import { containsText } from './search.ts';

const SYLLABLES = [
  'no',
  'vák',
  'šťa',
  'stný',
  'ľu',
  'bo',
  'mír',
  'Žil',
  'ina',
  'kô',
  'ň',
  'ö',
  'a-z',
  '%_',
  '"',
  "'",
  '*',
];
const word = fc.array(fc.constantFrom(...SYLLABLES), { minLength: 1, maxLength: 4 }).map((parts) => parts.join(''));
const text = fc.array(word, { minLength: 1, maxLength: 6 }).map((words) => words.join(' '));

onBothDatabases('a searched row on %s', (openTestApp) => {
  let running: TestApp;
  const texts = fc.sample(text, { numRuns: 300, seed: 7 }).map((message, index) => {
    const contact = aContact({ message, phone: `+421 905 111 ${String(index).padStart(3, '0')}` });
    return { ...contact, id: `request-${index}`, receivedAt: '2026-11-20T11:00:00.000Z' };
  });
  const rows = texts.map((contact) => ({ ...contact, searchText: contactSearchText(contact) }));

  beforeAll(async () => {
    running = await openTestApp();
    await databaseOf(running.app).insertInto('contactRequest').values(rows).execute();
  });

  const findIds = async (search: string) => {
    const { db } = running.app;
    const holds = await containsText(db, 'contactRequest', cleanSearch(search));
    const ids = await db.selectFrom('contactRequest').select('id').where(holds).orderBy('id').execute();
    return ids.map(({ id }) => id);
  };
  /** The ids of the emails whose text matches, computed without the database. */
  const expected = (search: string) => {
    const terms = searchTerms(cleanSearch(search) ?? '');
    const holds = ({ searchText }: { searchText: string }) =>
      terms.every((ways) => ways.some((way) => searchText.includes(way)));
    return rows
      .filter(holds)
      .map(({ id }) => id)
      .toSorted();
  };

  test('matches any part of any of its words, and nothing else', async () => {
    const part = fc
      .tuple(text, fc.nat(20), fc.integer({ min: 1, max: 9 }))
      .map(([of, from, length]) => of.substr(from, length));
    await fc.assert(
      fc.asyncProperty(fc.oneof(part, text, fc.string({ unit: 'grapheme', maxLength: 8 })), async (search) => {
        expect(await findIds(search)).toEqual(expected(search));
      }),
      { numRuns: 300 },
    );
  });

  test.each(['0905 111 003', '+421905111003', '905111003', '00421 905 111 003'])(
    'matches the telephone %s',
    async (phone) => {
      expect(await findIds(phone)).toEqual(['request-3']);
    },
  );

  test.each([
    'NEAR(novak, 2)',
    'novak AND',
    '"',
    '""',
    '-novak',
    'searchText: novak',
    'nov*',
    '^nov',
    '{a b} : c',
    '%',
    '_',
    '\\',
    'a\0b',
    '\0\0\0',
    '\uD800\uD800\uD800',
    'x'.repeat(300),
    '( OR )',
    "'; drop table email; --",
    '💥💥💥',
    ' ',
  ])('matches %j literally', async (search) => {
    expect(await findIds(search)).toEqual(expected(search));
  });
});
