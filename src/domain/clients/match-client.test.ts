import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ClientCandidate, marksOf, matchClient } from './match-client.ts';

const ICO = '31322832';
const OTHER_ICO = '35757442';

const candidate = (id: string, over: Partial<ClientCandidate> = {}): ClientCandidate => ({
  id,
  icos: [],
  sharesDomain: false,
  sharesName: false,
  ...over,
});

const byDomain = (id: string, ...icos: string[]) => candidate(id, { sharesDomain: true, icos });
const byName = (id: string, ...icos: string[]) => candidate(id, { sharesName: true, icos });
const byBoth = (id: string, ...icos: string[]) => candidate(id, { sharesDomain: true, sharesName: true, icos });

test.each([
  ['nobody shares anything', undefined, [], undefined],
  ['the IČO alone', ICO, [candidate('a', { icos: [ICO] })], 'a'],
  ['the IČO against domain and name of another one', ICO, [candidate('a', { icos: [ICO] }), byBoth('b')], 'a'],
  ['the domain alone', undefined, [byDomain('a')], 'a'],
  ['the name alone', undefined, [byName('a')], 'a'],
  ['domain and name against the domain of another one', undefined, [byBoth('a'), byDomain('b')], 'a'],
  ['the domain of one that has an IČO, where none is told', undefined, [byDomain('a', ICO)], 'a'],
  ['the domain of one without IČO, where one is told', ICO, [byDomain('a')], 'a'],
  ['the domain of one with another IČO', ICO, [byBoth('a', OTHER_ICO)], undefined],
  [
    'one of several companies of one domain, by the IČO of the others',
    ICO,
    [byDomain('a', OTHER_ICO), byDomain('b')],
    'b',
  ],
] as const)('%s finds the client of a company that says no name of its own', (_, ico, candidates, clientId) => {
  expect(matchClient({ ico, nameKey: undefined }, candidates)).toEqual(
    clientId ? { outcome: 'one', clientId } : { outcome: 'none' },
  );
});

test.each([
  ['the domain of one and the name of another', undefined, [byDomain('b'), byName('a')]],
  ['a domain that two share', undefined, [byDomain('a', ICO), byDomain('b', OTHER_ICO)]],
  ['a name that two share', ICO, [byName('a'), byName('b')]],
  ['two that share both', undefined, [byBoth('a'), byBoth('b')]],
] as const)('%s is ambiguous', (_, ico, candidates) => {
  expect(matchClient({ ico, nameKey: 'ina' }, candidates)).toEqual({ outcome: 'ambiguous', clientIds: ['a', 'b'] });
});

test.each([
  ['the domain alone', undefined, [byDomain('a')]],
  ['the domain of one that has an IČO, where none is told', undefined, [byDomain('a', ICO)]],
  ['the domain of one without IČO, where one is told', ICO, [byDomain('a')]],
] as const)('%s is ambiguous where the company has another name', (_, ico, candidates) => {
  expect(matchClient({ ico, nameKey: 'ina' }, candidates)).toEqual({ outcome: 'ambiguous', clientIds: ['a'] });
});

test.each([
  ['the IČO', ICO, [candidate('a', { icos: [ICO] })]],
  ['the name', undefined, [byName('a')]],
  ['domain and name', undefined, [byBoth('a'), byDomain('b')]],
] as const)('%s finds the client whatever else is told', (_, ico, candidates) => {
  expect(matchClient({ ico, nameKey: 'ina' }, candidates)).toEqual({ outcome: 'one', clientId: 'a' });
});

test('what is told of a company is read as its marks', () => {
  expect(
    marksOf({ companyName: 'Sklady Príklad, a. s.', email: 'Nakup@Sklady-Priklad.sk', ico: '31 322 832' }),
  ).toEqual({
    ico: ICO,
    domain: 'sklady-priklad.sk',
    nameKey: 'skladypriklad',
  });
  expect(marksOf({ companyName: 'zakladáme', email: 'ja@gmail.com', ico: 'zakladáme' })).toEqual({});
});

const anIco = fc.constantFrom(ICO, OTHER_ICO, '00151742');
const someCandidates = fc.uniqueArray(
  fc.record({
    id: fc.constantFrom('a', 'b', 'c', 'd'),
    icos: fc.uniqueArray(anIco, { maxLength: 2 }),
    sharesDomain: fc.boolean(),
    sharesName: fc.boolean(),
  }),
  { selector: ({ id }) => id },
);

test('a company with an IČO is never taken for one that has another', () => {
  fc.assert(
    fc.property(anIco, someCandidates, (ico, candidates) => {
      const match = matchClient({ ico, nameKey: undefined }, candidates);
      const ids = match.outcome === 'one' ? [match.clientId] : match.outcome === 'ambiguous' ? match.clientIds : [];
      for (const { id, icos } of candidates) {
        if (ids.includes(id)) expect(icos.length === 0 || icos.includes(ico)).toBe(true);
      }
    }),
  );
});

test('the order of the candidates decides nothing, and nobody is found who is not among them', () => {
  fc.assert(
    fc.property(fc.option(anIco, { nil: undefined }), someCandidates, (ico, candidates) => {
      const told = { ico, nameKey: undefined };
      const match = matchClient(told, candidates);
      expect(matchClient(told, candidates.toReversed())).toEqual(match);
      if (match.outcome === 'none') return;
      const ids = match.outcome === 'one' ? [match.clientId] : match.clientIds;
      expect(candidates.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
    }),
  );
});
