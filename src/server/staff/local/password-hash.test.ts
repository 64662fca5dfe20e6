import { expect, test } from 'vitest';
import { isPassword, passwordHash } from './password-hash.ts';

/** Of version 1.0.0, by Better Auth 1.7.7. */
const STORED =
  '4084923000e232e72731ed8c2ce2e531:4a28a4886e37bfd32b6f4b76c79c44b7a6ff1dd1fe45593f120df2953a5610ab0d5784320bbf834d73aad7ca13ea20d32a1ad7d680be4ca1008354548a64df2d';
const PASSWORD = 'veľmi-tajné-heslo';

test('a hash verifies its password only, in whatever form its letters were typed', async () => {
  const hash = await passwordHash(PASSWORD);
  expect(await isPassword(hash, PASSWORD)).toBe(true);
  expect(await isPassword(hash, PASSWORD.normalize('NFD'))).toBe(true);
  expect(await isPassword(hash, `${PASSWORD} `)).toBe(false);
  expect(await isPassword(hash, '')).toBe(false);
});

test('the same password has another hash each time', async () => {
  expect(await passwordHash(PASSWORD)).not.toBe(await passwordHash(PASSWORD));
});

test('a hash of version 1.0.0 still verifies its password', async () => {
  expect(await isPassword(STORED, PASSWORD)).toBe(true);
  expect(await isPassword(STORED, 'iné-tajné-heslo')).toBe(false);
});

test.each([null, undefined, '', ':', 'no hash'])('nothing is the password of „%s“', async (hash) => {
  expect(await isPassword(hash, PASSWORD)).toBe(false);
  expect(await isPassword(hash, '')).toBe(false);
});
