import { describe, expect, test } from 'vitest';
import type { SiteDocument } from '#domain/site-search/site-document.ts';
import { parseSiteQuery } from '#domain/site-search/site-query.ts';
import { SearchIndex, toEntry } from './search-index.ts';

function aDocument(title: string, text = '', facts = ''): SiteDocument {
  return { kind: 'page', path: `/${title}`, title, facts, text, sign: 'system-info' };
}

async function anIndex(...documents: SiteDocument[]): Promise<SearchIndex> {
  const index = new SearchIndex();
  await index.replaceSource('pages', documents.map(toEntry));
  return index;
}

function titles(index: SearchIndex, query: string): string[] {
  return index.find(parseSiteQuery(query).words).matches.map(({ document }) => document.title);
}

describe('the site search matches', () => {
  test.each([
    ['case and diacritics aside', 'SKOLENIA', 'Školenia BOZP'],
    ['another form of the word', 'lešenárov', 'Lešenár'],
    ['the noun by its adjective', 'požiarny', 'Ako vzniká požiar'],
    ['the number of a law', '314/2001', 'Zákon č. 314/2001 Z. z.'],
    ['several words in any order', 'prístroj hasiaci', 'Hasiace prístroje'],
    ['a word behind prepositions', 'práca vo výškach a nad hĺbkou', 'Práca vo výškach, nad hĺbkou'],
  ])('%s', async (_, query, title) => {
    const index = await anIndex(aDocument(title), aDocument('Kariéra'));
    expect(titles(index, query)).toEqual([title]);
  });
});

describe('the site search ranks', () => {
  test('an exact word before another form of it', async () => {
    const index = await anIndex(aDocument('Kontrola kurzov'), aDocument('Kontrola kurzu'));
    expect(titles(index, 'kurzu')).toEqual(['Kontrola kurzu', 'Kontrola kurzov']);
    expect(titles(index, 'kurzov')).toEqual(['Kontrola kurzov', 'Kontrola kurzu']);
  });

  test('a word in a title before one in a text', async () => {
    const index = await anIndex(aDocument('Revízie', 'O kurzoch tu nič nie je.'), aDocument('Kurz', 'O revíziách.'));
    expect(titles(index, 'kurz')).toEqual(['Kurz', 'Revízie']);
  });

  test('no similar word while there is an exact match', async () => {
    const index = await anIndex(aDocument('Hydranty'), aDocument('Hydratácia'));
    expect(titles(index, 'hydranty')).toEqual(['Hydranty']);
    expect(index.find(parseSiteQuery('hydranty').words).isSimilar).toBe(false);
  });
});

describe('a mistyped or incomplete word', () => {
  test.each([
    ['protipož', 'Protipožiarna hliadka'],
    ['poplac', 'Cvičný poplach'],
    ['poplcah', 'Cvičný poplach'],
    ['hydrnty poplac', 'Cvičný poplach pri hydrante'],
    ['hydrnty', 'Hydrant'],
    ['kontorla', 'Kontrola prístrojov'],
    ['hasace pristroje', 'Hasiace prístroje'],
    ['elektrotechink', 'Elektrotechnik'],
  ])('matches similar words: %s', async (query, title) => {
    const index = await anIndex(aDocument(title), aDocument('Lešenár'));
    expect(titles(index, query)).toEqual([title]);
    expect(index.find(parseSiteQuery(query).words).isSimilar).toBe(true);
  });

  test.each(['kruz', 'xylofón', '124/2007'])('matches nothing if too little of it is correct: %s', async (query) => {
    const index = await anIndex(aDocument('Kurz'), aDocument('Zákon č. 124/2006'));
    expect(titles(index, query).filter((title) => title === 'Kurz')).toEqual([]);
  });
});

test('pages with some of the searched words are listed if no page has all of them', async () => {
  const index = await anIndex(aDocument('Hydranty'), aDocument('Odpady'), aDocument('Kariéra'));
  expect(titles(index, 'hydranty odpady').toSorted()).toEqual(['Hydranty', 'Odpady']);
});

test('a deleted page is not searched any more, and a changed one only by its new text', async () => {
  const index = await anIndex(aDocument('Hydranty'), aDocument('Odpady', 'Evidencia.'));
  await index.replaceSource('courses', [aDocument('Lešenár')].map(toEntry));
  await index.replaceSource('pages', [aDocument('Odpady', 'Kompost.')].map(toEntry));
  expect(['hydranty', 'evidencia', 'kompost', 'lešenár'].map((query) => titles(index, query))).toEqual([
    [],
    [],
    ['Odpady'],
    ['Lešenár'],
  ]);
});

test('an empty search has no results', async () => {
  expect(titles(await anIndex(aDocument('Kurz')), '')).toEqual([]);
});
