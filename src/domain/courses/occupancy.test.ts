import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawnSeats, missingNamesPhrase, occupancySentence } from './occupancy.ts';

test('each seat is drawn once up to forty seats, taken ones first', () => {
  fc.assert(
    fc.property(fc.nat(60), fc.nat(30), fc.nat(20), fc.nat(10), (capacity, named, unnamed, offered) => {
      const occupancy = { capacity, named, unnamed, offered };
      const seats = Math.max(capacity, named + unnamed + offered);
      const drawn = drawnSeats(occupancy);
      expect(drawn).toHaveLength(seats > 40 ? 0 : seats);
      expect(drawn).toEqual(drawn.toSorted((one, other) => ORDER.indexOf(one) - ORDER.indexOf(other)));
    }),
  );
});

const ORDER = ['named', 'unnamed', 'offered', 'free'];

test('the occupancy sentence states the numbers of taken, unnamed and offered seats', () => {
  expect(occupancySentence({ capacity: 12, named: 7, unnamed: 2, offered: 0 })).toBe(
    'Obsadené 9 z\u00A012, z toho 2 bez mena.',
  );
  expect(occupancySentence({ capacity: 6, named: 0, unnamed: 0, offered: 0 })).toBe('Obsadené 0 zo\u00A06.');
  expect(occupancySentence({ capacity: 0, named: 3, unnamed: 0, offered: 0 })).toBe('Obsadené 3, bez obmedzenia.');
  expect(occupancySentence({ capacity: 12, named: 9, unnamed: 0, offered: 3 })).toBe(
    'Obsadené 9 z\u00A012. Ponúknuté 3.',
  );
});

test('missing names are counted in the phrase', () => {
  expect([1, 2, 5].map(missingNamesPhrase)).toEqual(['meno doplnia', '2\u00A0mená doplnia', '5\u00A0mien doplnia']);
});
