import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aContact } from '../../test/contact.ts';
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
const TURNING = ['\u202E', '\u2066', '\u200F', '\u061C'];
const SPACES = ['\u2028', '\u2029', '\u00A0', '\u3000', '\t', '\n', ' '];

/** Text that mixes letters with invisible characters. */
const hostile = fc.string({
  unit: fc.oneof(
    fc.constantFrom(...BLANKS, ...TURNING, ...SPACES, 'á', 'a', '\u0301', '\u0000', '\u0085', '😀', '/', '.'),
    fc.integer({ min: 0, max: 0x10ffff }).map((point) => String.fromCodePoint(point)),
  ),
  maxLength: 60,
});

const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\u2800\u2028\u2029]/u;

describe('a line', () => {
  const line = requiredLine('Napíšte meno.');

  test('holds no character that shows nothing, no two spaces, none at its ends, and stays as it is', () => {
    fc.assert(
      fc.property(hostile, (typed) => {
        const { success, data } = line.safeParse(typed);
        if (!success) return;
        expect(data).not.toMatch(UNSEEN);
        expect(data).toBe(data.replace(/\s+/g, ' ').trim());
        expect(data.isWellFormed()).toBe(true);
        expect(line.parse(data)).toBe(data);
      }),
    );
  });

  test.each([...BLANKS, ...TURNING, ...SPACES])('of nothing but %j is empty', (blank) => {
    expect(line.safeParse(`${blank} ${blank}`).error?.issues[0]?.message).toBe('Napíšte meno.');
  });

  test.each([
    ['Ján\u202E Kováč', 'Ján Kováč'],
    ['Ján\u2028Kováč', 'Ján Kováč'],
    ['Ja\u00ADna', 'Jana'],
    ['a\u200B\u0301', 'á'],
    ['\uFEFFJana\u{E0041}', 'Jana'],
  ])('%j is kept as %j', (typed, kept) => {
    expect(line.parse(typed)).toBe(kept);
  });

  test('of an e-mail or a telephone is rid of them too, and empty where nothing else was typed', () => {
    const typed = aContact({ email: 'sklady\u200B@example.sk', phone: '\u202A+421 900\u00A0000 060\u202C' });
    expect(contactRequestSchema.parse(typed)).toEqual(aContact());
    for (const name of ['email', 'phone', 'lastName', 'message'] as const) {
      const { error } = contactRequestSchema.safeParse(aContact({ [name]: '\u2800\u200B' }));
      expect(error && fieldErrors(error)).toEqual([{ field: name, message: CONTACT_FIELDS[name].message }]);
    }
  });
});

describe('a message', () => {
  test('turns no direction and controls nothing', () => {
    fc.assert(
      fc.property(hostile, (typed) => {
        const kept = message.parse(typed);
        expect(kept).not.toMatch(/\p{Bidi_Control}|[^\P{Cc}\n\t]/u);
        expect(message.parse(kept)).toBe(kept);
      }),
    );
  });

  test('keeps its lines, and what emoji and scripts are written with', () => {
    expect(message.parse('Rodina 👩‍👧 ❤️\u2028می‌خواهم')).toBe('Rodina 👩‍👧 ❤️\nمی‌خواهم');
  });
});

describe('the name of a file', () => {
  test('holds no character that shows nothing and keeps its extension', () => {
    fc.assert(
      fc.property(hostile, fc.constantFrom(...BLANKS, ...TURNING), (typed, blank) => {
        const name = uploadName(`${typed}.p${blank}df${blank.repeat(1_200)}`);
        expect(name).not.toMatch(UNSEEN);
        expect(name).toMatch(/\.pdf$/);
        expect(uploadName(name)).toBe(name);
      }),
    );
  });

  test('has single spaces', () => {
    expect(uploadName('moje\u2028 \u00A0osvedčenie.pdf')).toBe('moje osvedčenie.pdf');
  });
});
