import { describe, expect, test } from 'vitest';
import type { SiteDocument } from '#domain/site-search/site-document.ts';
import { siteQuestion } from '#domain/site-search/site-question.ts';
import { SearchIndex, toEntry } from './search-index.ts';

function aDocument(title: string, text = '', facts = ''): SiteDocument {
  return { kind: 'page', path: `/${title}`, title, facts, text, sign: 'system-info' };
}

async function anIndex(...documents: SiteDocument[]): Promise<SearchIndex> {
  const index = new SearchIndex();
  await index.hold('pages', documents.map(toEntry));
  return index;
}

function titles(index: SearchIndex, typed: string): string[] {
  return index.find(siteQuestion(typed).words).found.map(({ document }) => document.title);
}

describe('a search finds', () => {
  test.each([
    ['case and diacritics aside', 'SKOLENIA', 'Školenia BOZP'],
    ['another form of the word', 'lešenárov', 'Lešenár'],
    ['the noun by its adjective', 'požiarny', 'Ako vzniká požiar'],
    ['the number of a law', '314/2001', 'Zákon č. 314/2001 Z. z.'],
    ['several words in any order', 'prístroj hasiaci', 'Hasiace prístroje'],
    ['a word behind prepositions', 'práca vo výškach a nad hĺbkou', 'Práca vo výškach, nad hĺbkou'],
  ])('%s', async (_, typed, title) => {
    const index = await anIndex(aDocument(title), aDocument('Kariéra'));
    expect(titles(index, typed)).toEqual([title]);
  });
});

describe('the order is', () => {
  test('the very word before another form of it', async () => {
    const index = await anIndex(aDocument('Kontrola kurzov'), aDocument('Kontrola kurzu'));
    expect(titles(index, 'kurzu')).toEqual(['Kontrola kurzu', 'Kontrola kurzov']);
    expect(titles(index, 'kurzov')).toEqual(['Kontrola kurzov', 'Kontrola kurzu']);
  });

  test('a word of the title before one of the text', async () => {
    const index = await anIndex(aDocument('Revízie', 'O kurzoch tu nič nie je.'), aDocument('Kurz', 'O revíziách.'));
    expect(titles(index, 'kurz')).toEqual(['Kurz', 'Revízie']);
  });

  test('nothing similar while the word itself is somewhere', async () => {
    const index = await anIndex(aDocument('Hydranty'), aDocument('Hydratácia'));
    expect(titles(index, 'hydranty')).toEqual(['Hydranty']);
    expect(index.find(siteQuestion('hydranty').words).isSimilar).toBe(false);
  });
});

describe('what is mistyped or half typed', () => {
  test.each([
    ['protipož', 'Protipožiarna hliadka'],
    ['poplac', 'Cvičný poplach'],
    ['poplcah', 'Cvičný poplach'],
    ['hydrnty poplac', 'Cvičný poplach pri hydrante'],
    ['hydrnty', 'Hydrant'],
    ['kontorla', 'Kontrola prístrojov'],
    ['hasace pristroje', 'Hasiace prístroje'],
    ['elektrotechink', 'Elektrotechnik'],
  ])('finds what is similar: %s', async (typed, title) => {
    const index = await anIndex(aDocument(title), aDocument('Lešenár'));
    expect(titles(index, typed)).toEqual([title]);
    expect(index.find(siteQuestion(typed).words).isSimilar).toBe(true);
  });

  test.each(['kruz', 'xylofón', '124/2007'])(
    'finds nothing where too little is left of the word: %s',
    async (typed) => {
      const index = await anIndex(aDocument('Kurz'), aDocument('Zákon č. 124/2006'));
      expect(titles(index, typed).filter((title) => title === 'Kurz')).toEqual([]);
    },
  );
});

test('where no page has all the words, those that have some of them are found', async () => {
  const index = await anIndex(aDocument('Hydranty'), aDocument('Odpady'), aDocument('Kariéra'));
  expect(titles(index, 'hydranty odpady').toSorted()).toEqual(['Hydranty', 'Odpady']);
});

test('what is gone is not found any more, what has changed by its new words only', async () => {
  const index = await anIndex(aDocument('Hydranty'), aDocument('Odpady', 'Evidencia.'));
  await index.hold('courses', [aDocument('Lešenár')].map(toEntry));
  await index.hold('pages', [aDocument('Odpady', 'Kompost.')].map(toEntry));
  expect(['hydranty', 'evidencia', 'kompost', 'lešenár'].map((typed) => titles(index, typed))).toEqual([
    [],
    [],
    ['Odpady'],
    ['Lešenár'],
  ]);
});

test('nothing asked finds nothing', async () => {
  expect(titles(await anIndex(aDocument('Kurz')), '')).toEqual([]);
});
