import { expect, test } from 'vitest';
import { clientAddress } from './client-address.ts';

/** The sender's address as our own proxy has written it in the header. */
function senderOf(forwarded: string): string {
  return clientAddress({ forwarded, peer: undefined });
}

const UNKNOWN = senderOf('');

test.each([
  ['one subscriber’s network', ['2001:db8:1:2::1', '2001:db8:1:2:ffff:1:2:3', '2001:0DB8:1:2:0:0:0:9']],
  ['ports and brackets', ['2001:db8:1:2::1', '[2001:db8:1:2::1]', '[2001:db8:1:2::1]:4711', ' 2001:db8:1:2::5 ']],
  ['zones', ['fe80::1', 'fe80::1%eth0', '[fe80::1%2]:80']],
  [
    'IPv4 mapped into IPv6',
    ['198.51.100.7', '::ffff:198.51.100.7', '[::ffff:198.51.100.7]:443', '198.51.100.7:5678'],
  ],
  [
    'addresses written by earlier senders',
    ['198.51.100.7', '203.0.113.1, 198.51.100.7', 'unknown, ::1,198.51.100.7'],
  ],
])('all spellings of an address count as one sender: %s', (_what, written) => {
  const senders = new Set(written.map(senderOf));
  expect(senders.size).toBe(1);
  expect(senders).not.toContain(UNKNOWN);
});

test.each([
  ['2001:db8:1:2::1', '2001:db8:1:3::1'],
  ['198.51.100.7', '198.51.100.8'],
  ['::ffff:198.51.100.7', '::ffff:198.51.100.8'],
])('%s and %s count as two senders', (one, other) => {
  expect(senderOf(one)).not.toBe(senderOf(other));
});

test.each(['unknown', '_hidden', 'a', '999.1.1.1', '1.2.3', '12345678', '[2001:db8::1', '::1:', 'x'.repeat(5_000)])(
  '„%s“ is no address and counts as the address of the connection',
  (garbage) => {
    expect(senderOf(garbage)).toBe(UNKNOWN);
  },
);
