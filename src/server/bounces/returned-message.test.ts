import { describe, expect, test } from 'vitest';
import { type ReturnedFixture, returnedMessage } from '../../../test/bounces.ts';
import { readReturnedMessage } from './returned-message.ts';

const OURS = '<11111111-2222-4333-8444-555555555555@www.example.sk>';
const read = (name: ReturnedFixture) => readReturnedMessage(returnedMessage(name));

describe('a delivery report', () => {
  test.each([
    ['postfix', 'failed', '5.1.1', /^smtp; 550 5\.1\.1 .*User unknown in virtual mailbox table$/],
    ['office365', 'failed', '5.1.10', /RecipientNotFound; Recipient preklep@example\.com not found/],
    ['gmail', 'failed', '5.2.2', /out of storage space/],
    ['delayed', 'delayed', '4.4.1', /Connection timed out/],
    ['truncated', 'failed', '5.1.1', /User unknown/],
  ] as const)('of %s contains the email’s id and its delivery status', async (name, action, status, diagnostic) => {
    const message = await read(name);
    expect(message?.messageIds[0]).toBe(OURS);
    expect(message?.subject).toMatch(/^Miesto potvrdené/);
    expect(message?.reports).toEqual([
      { recipient: 'preklep@example.com', action, status, diagnostic: expect.stringMatching(diagnostic) },
    ]);
  });

  test('is identified by its own Message-ID when read again', async () => {
    const [first, again, other] = [await read('postfix'), await read('postfix'), await read('gmail')];
    expect(first?.hash).toBe(again?.hash);
    expect(first?.hash).not.toBe(other?.hash);
  });

  test('is read without the NUL, escape and direction characters in quoted text', async () => {
    const source = returnedMessage('postfix')
      .toString('latin1')
      .replace(/^Message-ID: </gim, 'Message-ID: =?utf-8?Q?=00=1B?=\0 <')
      .replace('=?UTF-8?Q?Miesto', '=?UTF-8?Q?=00=01=1B=E2=80=AEMiesto')
      .replace('Final-Recipient: rfc822; ', 'Final-Recipient: rfc822; \0\u001b')
      .replace('smtp; 550', 'smtp; =?utf-8?Q?=00=1B=E2=80=AE?= \0\u0007 550');
    const message = await readReturnedMessage(Buffer.from(source, 'latin1'));
    expect(message?.subject).toMatch(/^Miesto potvrdené/);
    expect(message?.reports).toMatchObject([{ recipient: 'preklep@example.com', action: 'failed', status: '5.1.1' }]);
    expect(JSON.stringify([message?.subject, message?.reports])).not.toMatch(/\\u00[01]|\u202e/);
  });

  test('with thousands of recipients is read for the first twenty only', async () => {
    const one = 'Final-Recipient: rfc822; preklep@example.com\r\nAction: failed\r\nStatus: 5.1.1\r\n\r\n';
    const source = returnedMessage('delayed')
      .toString()
      .replace('Final-Recipient', `${one.repeat(5_000)}Final-Recipient`);
    expect((await readReturnedMessage(Buffer.from(source)))?.reports).toHaveLength(20);
  });
});

test('an out-of-office reply, an ordinary email and noise are not delivery reports', async () => {
  expect(await read('auto-reply')).toBeUndefined();
  expect(await readReturnedMessage(Buffer.from('Subject: Dobrý deň\r\n\r\nText'))).toBeUndefined();
  expect(await readReturnedMessage(Buffer.alloc(0))).toBeUndefined();
  expect(
    await readReturnedMessage(Buffer.from(Array.from({ length: 5_000 }, (_, index) => index % 256))),
  ).toBeUndefined();
});
