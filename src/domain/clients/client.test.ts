import { describe, expect, test } from 'vitest';
import { contractSentence, contractState } from './client.ts';

const TODAY = '2026-11-20';
const CONTRACT = { contractNumber: '12/2026', contractSince: null, contractUntil: null };

describe('a client’s contract', () => {
  test.each([
    ['2026-11-19', 'over', 'Zmluva sa skončila 19.11.2026'],
    ['2026-11-20', 'ending', 'Zmluva sa končí dnes'],
    ['2026-11-21', 'ending', 'Zmluva sa končí zajtra'],
    ['2027-01-19', 'ending', 'Zmluva sa končí o\u00A060\u00A0dní'],
    ['2027-01-20', 'running', 'Zmluva do 20.01.2027'],
    [null, 'running', 'Zmluva na neurčito'],
  ] as const)('that lasts until %s is %s on 20.11.2026: „%s“', (contractUntil, state, sentence) => {
    const contract = { ...CONTRACT, contractUntil };
    expect([contractState(contract, TODAY), contractSentence(contract, TODAY)]).toEqual([state, sentence]);
  });

  test.each([{ contractNumber: '12/2026' }, { contractSince: '2026-01-01' }, { contractUntil: '2027-12-31' }])(
    'exists with one detail alone: %j',
    (detail) => {
      const none = { contractNumber: '', contractSince: null, contractUntil: null };
      expect(contractState({ ...none, ...detail }, TODAY)).toBe('running');
      expect(contractSentence(none, TODAY)).toBe('Bez zmluvy');
    },
  );
});
