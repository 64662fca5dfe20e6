import { describe, expect, test } from 'vitest';
import { isEasilyGuessed, newPassword } from './password.ts';

const JANA = ['jana.kovacova@ukazkovafirma.sk', 'Bezpečná práca s. r. o.'];

describe('a password is refused as easily guessed:', () => {
  test.each([
    'qwertyuiop123',
    'Unbelievable',
    'G00dpa$$w0rd',
    '1q2w3e4r5t6y',
    'aaaaaaaaaaaa',
    'abababababab',
    'Heslo12345678',
    'HESLO-heslo-Heslo',
    'heslo heslo 2026',
    'Bratislava2026',
    'Školenie-2026',
    'qwertzuiop1234',
    '098765432109',
    'Kováčová2026',
    'jana.kovacova',
    'ukazkovafirma1',
    'bezpecna-praca-26',
  ])('„%s“', (password) => {
    expect(isEasilyGuessed(password, JANA)).toBe(true);
  });
});

describe('a password is accepted:', () => {
  test.each([
    'veľmi-tajné-heslo',
    'dlhe-tajne-heslo-1',
    'koza kúpila štyri lavóry',
    'correct horse battery staple',
    'X7#pq!vB2$Lm',
    '421 907 358 264',
    'пароль моей собаки',
  ])('„%s“', (password) => {
    expect(isEasilyGuessed(password, JANA)).toBe(false);
  });
});

test('a refused new password gets an error message in Slovak', () => {
  const complaint = (password: unknown) => newPassword(JANA).safeParse(password).error?.issues[0]?.message;
  expect(complaint(undefined)).toBe('Heslo musí mať aspoň 12 znakov.');
  expect(complaint('krátke')).toBe('Heslo musí mať aspoň 12 znakov.');
  expect(complaint('x1'.repeat(65))).toBe('Heslo môže mať najviac 128 znakov.');
  expect(complaint('Kováčová-2026')).toBe('Toto heslo je medzi najčastejšími, ľahko sa uhádne. Zvoľte iné.');
  expect(complaint('koza kúpila štyri lavóry')).toBeUndefined();
});
