import { describe, expect, test } from 'vitest';
import type { LastOffer } from './seat-offer.ts';
import { freedSeats, offeredSeats } from './seat-offer.ts';
import { whyNotServed } from './why-not-served.ts';

const offered = (over: Partial<LastOffer>): LastOffer => ({
  id: 'offer',
  state: 'open',
  seats: 3,
  madeAt: '2026-03-24T08:00:00.000Z',
  validUntil: '2026-03-26T08:00:00.000Z',
  endedAt: null,
  ...over,
});
const full = { isOnOffer: true, free: 0, takesOffers: true } as const;
const entry = { seats: 5, mayBeSplit: false, hasEmail: true, lastOffer: null, ahead: 0 };
const why = (
  over: Partial<Parameters<typeof whyNotServed>[0]>,
  course: Partial<Parameters<typeof whyNotServed>[1]> = {},
) => whyNotServed({ ...entry, ...over }, { ...full, ...course }).replaceAll('\u00A0', ' ');

describe('whyNotServed', () => {
  test.each([
    [{ lastOffer: offered({}) }, 'ponuka platí do 26.03.2026, 9.00 h'],
    [
      { lastOffer: offered({ state: 'declined', endedAt: '2026-03-18T13:10:00.000Z' }) },
      'ponuku odmietla 18.03.2026',
    ],
    [{ lastOffer: offered({ state: 'expired', endedAt: '2026-03-26T08:00:00.000Z' }) }, 'ponuka prepadla 26.03.2026'],
    [
      { lastOffer: offered({ state: 'withdrawn', endedAt: '2026-03-25T08:00:00.000Z' }) },
      'ponuku sme stiahli 25.03.2026',
    ],
  ] as const)('describes the last offer of %j', (over, sentence) => {
    expect(why(over)).toBe(sentence);
  });

  test.each([
    [{}, { free: 3 }, 'potrebuje 5, voľné 3'],
    [{ mayBeSplit: true }, { free: 3 }, 'čaká na ponuku'],
    [{ ahead: 1 }, {}, 'pred ňou čaká 1'],
    [{ ahead: 2 }, {}, 'pred ňou čakajú 2'],
    [{ ahead: 5 }, {}, 'pred ňou čaká 5'],
    [{}, {}, 'prvá v poradí, nie je voľné miesto'],
    [{}, { isOnOffer: false }, 'kurz je skrytý'],
    [{}, { free: 9, takesOffers: false }, 'na ponuku e-mailom je už neskoro'],
  ] as const)('gives the reason for %j on the course %j', (over, course, sentence) => {
    expect(why(over, course)).toBe(sentence);
  });
});

test.each([
  [1, 'Uvoľnilo sa miesto', 'Ponúknuté miesto'],
  [3, 'Uvoľnili sa 3\u00A0miesta', 'Ponúknuté 3\u00A0miesta'],
  [4, 'Uvoľnili sa 4\u00A0miesta', 'Ponúknuté 4\u00A0miesta'],
  [5, 'Uvoľnilo sa 5\u00A0miest', 'Ponúknutých 5\u00A0miest'],
])('freedSeats and offeredSeats of %i seats are correct Slovak', (seats, freed, offered) => {
  expect([freedSeats(seats), offeredSeats(seats)]).toEqual([freed, offered]);
});
