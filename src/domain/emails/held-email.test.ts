import { expect, test } from 'vitest';
import { mailboxOf } from './held-email.ts';

test.each([
  ['Jana.Kovac@Example.SK', 'jana.kovac@example.sk'],
  ['jana+kurz@example.sk', 'jana@example.sk'],
  ['jana+kurz+prvy@example.sk', 'jana@example.sk'],
  ['ja\u0301n@example.sk', 'ján@example.sk'],
  ['+kurz@example.sk', '+kurz@example.sk'],
  ['jana@pod+ulica.example.sk', 'jana@pod+ulica.example.sk'],
])('the address %s belongs to the mailbox %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});
