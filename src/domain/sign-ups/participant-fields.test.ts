import { describe, expect, test } from 'vitest';
import { dayError } from '#domain/day.ts';
import { fieldErrors } from '#domain/field-error.ts';
import { PARTICIPANT_MESSAGES, participantSchema } from './participant-fields.ts';

const schema = participantSchema('2026-11-23');
const entered = (over: Record<string, string> = {}) => ({
  firstName: '',
  lastName: '',
  birthDate: '',
  email: '',
  ...over,
});
const complaints = (over: Record<string, string>) => {
  const read = schema.safeParse(entered(over));
  return read.success ? [] : fieldErrors(read.error);
};

describe('the fields of a participant', () => {
  test('may all be empty', () => {
    expect(schema.parse(entered())).toEqual({ firstName: null, lastName: null, birthDate: null, email: null });
  });

  test('are normalised: spaces, composed letters and dates', () => {
    const named = entered({
      firstName: ' Ján ',
      lastName: 'Pola\u0301k',
      birthDate: '12. 5. 1988',
      email: 'jan@example.sk',
    });
    expect(schema.parse(named)).toEqual({
      firstName: 'Ján',
      lastName: 'Polák',
      birthDate: '1988-05-12',
      email: 'jan@example.sk',
    });
  });

  test.each(['Bích', '王秀英', 'Ольга', 'محمد'])('accept a single name, %s, in any script', (lastName) => {
    expect(schema.parse(entered({ lastName }))).toMatchObject({ lastName });
  });

  test('need a name with a birth date or an e-mail', () => {
    const nameless = [{ field: 'lastName', message: PARTICIPANT_MESSAGES.name }];
    expect(complaints({ birthDate: '12.05.1988' })).toEqual(nameless);
    expect(complaints({ email: 'jan@example.sk' })).toEqual(nameless);
  });

  test('give the reason why an e-mail with accents is refused', () => {
    const message = 'E-mail nesmie mať pred zavináčom diakritiku.';
    expect(complaints({ lastName: 'Polák', email: 'ján@firma.sk' })).toEqual([{ field: 'email', message }]);
  });

  test.each([
    ['31.02.1988', 'Taký deň v kalendári nie je.'],
    ['vlani', dayError('vlani')],
    ['12.05.1888', PARTICIPANT_MESSAGES.birthDateImpossible],
    ['23.11.1925', PARTICIPANT_MESSAGES.birthDateImpossible],
    ['24.11.2011', PARTICIPANT_MESSAGES.birthDateImpossible],
    ['24.11.2026', PARTICIPANT_MESSAGES.birthDateImpossible],
  ])('refuse the birth date %s', (birthDate, message) => {
    expect(complaints({ lastName: 'Polák', birthDate })).toEqual([{ field: 'birthDate', message }]);
  });

  test.each(['24.11.1925', '23.11.2011'])(
    'accept the birth date %s, of a participant of fifteen or a hundred years',
    (birthDate) => {
      expect(complaints({ lastName: 'Polák', birthDate })).toEqual([]);
    },
  );

  test('count a participant born on 29 February as fifteen on 1 March', () => {
    const born = { ...entered({ lastName: 'Polák', birthDate: '29.02.2012' }) };
    expect(participantSchema('2027-02-28').safeParse(born).success).toBe(false);
    expect(participantSchema('2027-03-01').safeParse(born).success).toBe(true);
  });

  test('refuse an incomplete e-mail address', () => {
    expect(complaints({ lastName: 'Polák', email: 'jan@' })).toEqual([
      { field: 'email', message: PARTICIPANT_MESSAGES.email },
    ]);
  });
});
