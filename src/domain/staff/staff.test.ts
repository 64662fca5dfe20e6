import { describe, expect, test } from 'vitest';
import { hasName, initials } from './staff.ts';
import { nameSchema, providedName } from './staff-fields.ts';

test.each([
  ['Jana Kováčová', 'JK'],
  ['ľubica', 'Ľ'],
  ['Jana Mária Kováčová', 'JM'],
  [' Jana  Kováčová', 'JK'],
  ['Ing. arch. Jana Kováčová, PhD.', 'JK'],
  ['J. Kováčová', 'JK'],
  ['', ''],
])('the initials of „%s“ are „%s“', (name, expected) => {
  expect(initials(name)).toBe(expected);
});

describe('a name', () => {
  const email = 'w2@firma.sk';

  test('is real unless it is empty or made from the address', () => {
    expect(hasName({ name: 'Jana Kováčová', email })).toBe(true);
    for (const name of ['w2', '']) expect(hasName({ name, email })).toBe(false);
  });

  test('cannot be changed to the placeholder made from the address, or to invisible text', () => {
    expect(nameSchema(email).safeParse({ name: ' w2 ' }).success).toBe(false);
    for (const name of ['', '  ', '\0\u001B', '\u202E\u200B'])
      expect(nameSchema(email).safeParse({ name }).success).toBe(false);
    expect(nameSchema(email).parse({ name: 'Jana\0 \u001B\u202EKováčová' })).toEqual({ name: 'Jana Kováčová' });
    expect(nameSchema(email).parse({ name: ' Jana  Kováčová ' })).toEqual({
      name: expect.stringMatching(/^Jana +Kováčová$/),
    });
  });

  test.each([
    [{ given: 'Jana', family: 'Kováčová', whole: 'Kováčová Jana (firma)' }, 'Jana Kováčová'],
    [{ given: undefined, family: null, whole: 'Jana Kováčová' }, 'Jana Kováčová'],
    [{ given: undefined, family: undefined, whole: 'jana@firma.sk' }, undefined],
    [{ given: '', family: '', whole: 'w2' }, undefined],
    [{ given: 7, family: {}, whole: undefined }, undefined],
  ])('from the provider’s claims %o is %s', (claims, expected) => {
    expect(providedName(email, claims)).toBe(expected);
  });
});
