import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aContact } from '../../test/contact-requests.ts';
import { CONTACT_FIELDS } from './contact-requests/contact-request.ts';
import { contactRequestSchema } from './contact-requests/contact-request-fields.ts';
import { fieldErrors } from './field-error.ts';
import { message, requiredLine } from './fields.ts';
import { uploadName } from './upload.ts';

const BLANKS = [
  '\u200B',
  '\u2060',
  '\u00AD',
  '\u3164',
  '\uFFA0',
  '\u115F',
  '\u2800',
  '\u{E0041}',
  '\uFE0F',
  '\u180E',
];
const DIRECTION_CHANGES = ['\u202E', '\u2066', '\u200F', '\u061C'];
const SPACES = ['\u2028', '\u2029', '\u00A0', '\u3000', '\t', '\n', ' '];

/** Text that mixes letters with invisible characters. */
const textWithInvisible = fc.string({
  unit: fc.oneof(
    fc.constantFrom(
      ...BLANKS,
      ...DIRECTION_CHANGES,
      ...SPACES,
      'á',
      'a',
      '\u0301',
      '\u0000',
      '\u0085',
      '😀',
      '/',
      '.',
    ),
    fc.integer({ min: 0, max: 0x10ffff }).map((point) => String.fromCodePoint(point)),
  ),
  maxLength: 60,
});

const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\u2800\u2028\u2029]/u;

describe('a one-line text', () => {
  const line = requiredLine('Napíšte meno.');

  test('has no invisible characters and only single spaces inside, and is unchanged when read again', () => {
    fc.assert(
      fc.property(textWithInvisible, (entered) => {
        const { success, data } = line.safeParse(entered);
        if (!success) return;
        expect(data).not.toMatch(INVISIBLE);
        expect(data).toBe(data.replace(/\s+/g, ' ').trim());
        expect(data.isWellFormed()).toBe(true);
        expect(line.parse(data)).toBe(data);
      }),
    );
  });

  test.each([...BLANKS, ...DIRECTION_CHANGES, ...SPACES])('is empty if it consists only of %j', (blank) => {
    expect(line.safeParse(`${blank} ${blank}`).error?.issues[0]?.message).toBe('Napíšte meno.');
  });

  test.each([
    ['Ján\u202E Kováč', 'Ján Kováč'],
    ['Ján\u2028Kováč', 'Ján Kováč'],
    ['Ja\u00ADna', 'Jana'],
    ['a\u200B\u0301', 'á'],
    ['\uFEFFJana\u{E0041}', 'Jana'],
  ])('is read from %j as %j', (entered, stored) => {
    expect(line.parse(entered)).toBe(stored);
  });

  test('loses invisible characters in e-mail and telephone fields too, and is empty if nothing else was entered', () => {
    const entered = aContact({ email: 'sklady\u200B@example.sk', phone: '\u202A+421 900\u00A0000 060\u202C' });
    expect(contactRequestSchema.parse(entered)).toEqual(aContact());
    for (const name of ['email', 'phone', 'lastName', 'message'] as const) {
      const { error } = contactRequestSchema.safeParse(aContact({ [name]: '\u2800\u200B' }));
      expect(error && fieldErrors(error)).toEqual([{ field: name, message: CONTACT_FIELDS[name].message }]);
    }
  });
});

describe('a text of several lines', () => {
  test('has no control characters and none that change the text direction', () => {
    fc.assert(
      fc.property(textWithInvisible, (entered) => {
        const stored = message.parse(entered);
        expect(stored).not.toMatch(/\p{Bidi_Control}|[^\P{Cc}\n\t]/u);
        expect(message.parse(stored)).toBe(stored);
      }),
    );
  });

  test('keeps its line breaks, and the characters that emoji and scripts need', () => {
    expect(message.parse('Rodina 👩‍👧 ❤️\u2028می‌خواهم')).toBe('Rodina 👩‍👧 ❤️\nمی‌خواهم');
  });
});

describe('the name of a file', () => {
  test('has no invisible characters, and its extension is unchanged', () => {
    fc.assert(
      fc.property(textWithInvisible, fc.constantFrom(...BLANKS, ...DIRECTION_CHANGES), (entered, blank) => {
        const name = uploadName(`${entered}.p${blank}df${blank.repeat(1_200)}`);
        expect(name).not.toMatch(INVISIBLE);
        expect(name).toMatch(/\.pdf$/);
        expect(uploadName(name)).toBe(name);
      }),
    );
  });

  test('has only single spaces', () => {
    expect(uploadName('moje\u2028 \u00A0osvedčenie.pdf')).toBe('moje osvedčenie.pdf');
  });
});
