import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ClientCandidate, matchClient, matchKeysOf } from './match-client.ts';

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
  ['no candidate', undefined, [], undefined],
  ['the same IČO', ICO, [candidate('a', { icos: [ICO] })], 'a'],
  [
    'the same IČO, though another client shares domain and name',
    ICO,
    [candidate('a', { icos: [ICO] }), byBoth('b')],
    'a',
  ],
  ['the domain only', undefined, [byDomain('a')], 'a'],
  ['the name only', undefined, [byName('a')], 'a'],
  ['domain and name, though another client shares the domain', undefined, [byBoth('a'), byDomain('b')], 'a'],
  ['the domain of a client with an IČO, where the company states none', undefined, [byDomain('a', ICO)], 'a'],
  ['the domain of a client without IČO, where the company states one', ICO, [byDomain('a')], 'a'],
  ['only a candidate with another IČO', ICO, [byBoth('a', OTHER_ICO)], undefined],
  ['a shared domain where the other candidate has another IČO', ICO, [byDomain('a', OTHER_ICO), byDomain('b')], 'b'],
] as const)('a company without a usable name is matched by: %s', (_, ico, candidates, clientId) => {
  expect(matchClient({ ico, nameKey: undefined }, candidates)).toEqual(
    clientId ? { outcome: 'one', clientId } : { outcome: 'none' },
  );
});

test.each([
  ['the domain of one client and the name of another', undefined, [byDomain('b'), byName('a')]],
  ['a domain that two clients share', undefined, [byDomain('a', ICO), byDomain('b', OTHER_ICO)]],
  ['a name that two clients share', ICO, [byName('a'), byName('b')]],
  ['domain and name that two clients share', undefined, [byBoth('a'), byBoth('b')]],
] as const)('a match by %s is ambiguous', (_, ico, candidates) => {
  expect(matchClient({ ico, nameKey: 'ina' }, candidates)).toEqual({ outcome: 'ambiguous', clientIds: ['a', 'b'] });
});

test.each([
  ['the domain only', undefined, [byDomain('a')]],
  ['the domain of a client with an IČO, where the company states none', undefined, [byDomain('a', ICO)]],
  ['the domain of a client without IČO, where the company states one', ICO, [byDomain('a')]],
] as const)('a match by %s is ambiguous where the company has another name', (_, ico, candidates) => {
  expect(matchClient({ ico, nameKey: 'ina' }, candidates)).toEqual({ outcome: 'ambiguous', clientIds: ['a'] });
});

test.each([
  ['the IČO', ICO, [candidate('a', { icos: [ICO] })]],
  ['the name', undefined, [byName('a')]],
  ['domain and name', undefined, [byBoth('a'), byDomain('b')]],
] as const)('a match by %s is certain even where other facts differ', (_, ico, candidates) => {
  expect(matchClient({ ico, nameKey: 'ina' }, candidates)).toEqual({ outcome: 'one', clientId: 'a' });
});

test('the match keys of a company are read from its name, e-mail and IČO', () => {
  expect(
    matchKeysOf({ companyName: 'Sklady Príklad, a. s.', email: 'Nakup@Sklady-Priklad.sk', ico: '31 322 832' }),
  ).toEqual({
    ico: ICO,
    domain: 'sklady-priklad.sk',
    nameKey: 'skladypriklad',
  });
  expect(matchKeysOf({ companyName: 'zakladáme', email: 'ja@gmail.com', ico: 'zakladáme' })).toEqual({});
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

test('a company with an IČO never matches a client that has only other ones', () => {
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

test('the match is one of the candidates and does not depend on their order', () => {
  fc.assert(
    fc.property(fc.option(anIco, { nil: undefined }), someCandidates, (ico, candidates) => {
      const facts = { ico, nameKey: undefined };
      const match = matchClient(facts, candidates);
      expect(matchClient(facts, candidates.toReversed())).toEqual(match);
      if (match.outcome === 'none') return;
      const ids = match.outcome === 'one' ? [match.clientId] : match.clientIds;
      expect(candidates.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
    }),
  );
});
