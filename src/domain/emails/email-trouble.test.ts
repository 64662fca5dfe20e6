import { describe, expect, test } from 'vitest';
import { EMAIL_TROUBLES, emailTrouble, type SendingError } from './email-trouble.ts';

/** A mail client's error for an answer to a command. */
const answered = (command: string, response: string, code = 'EENVELOPE'): SendingError => ({
  message: response,
  code,
  command,
  response,
  responseCode: Number.parseInt(response, 10),
});

describe('an email is given up at once', () => {
  test.each([
    ['RCPT TO', '550 5.1.1 <a@example.sk>: Recipient address rejected: User unknown', 'no-mailbox'],
    ['RCPT TO', '550 No such user here', 'no-mailbox'],
    ['RCPT TO', '550 Nie je tu', 'no-mailbox'],
    ['RCPT TO', '552 5.2.2 Mailbox full', 'full-mailbox'],
    ['DATA', '554 5.7.1 Message rejected as spam', 'spam'],
    ['DATA', '550 5.7.26 Unauthenticated email is not accepted due to DMARC policy', 'spam'],
    ['DATA', '552 5.3.4 Message size exceeds fixed limit', 'too-big'],
    ['MAIL FROM', '552 5.3.4 Message size exceeds fixed limit', 'too-big'],
    ['DATA', '554 Transaction failed', 'refused'],
  ])('when it is refused permanently: %s, %s', (command, response, trouble) => {
    expect(emailTrouble(answered(command, response))).toEqual({ trouble, isFinal: true });
  });

  test('when its address is invalid', () => {
    const error = { code: 'EENVELOPE', command: 'API', message: 'Invalid recipient "a b"' };
    expect(emailTrouble(error)).toEqual({ trouble: 'no-mailbox', isFinal: true });
  });
});

describe('an email is retried', () => {
  test.each([
    ['RCPT TO', '450 4.2.0 Greylisted, see http://postgrey.example', 'postponed'],
    ['RCPT TO', '452 4.2.2 Mailbox full', 'full-mailbox'],
    ['DATA', '451 Try again later', 'postponed'],
  ])('when it is postponed: %s, %s', (command, response, trouble) => {
    expect(emailTrouble(answered(command, response))).toEqual({ trouble, isFinal: false });
  });

  test.each([
    [
      'no server listens',
      { code: 'ESOCKET', originalCode: 'ECONNREFUSED', command: 'CONN', message: 'x' },
      'unreachable',
    ],
    ['there is no such host', { code: 'EDNS', command: 'CONN', message: 'x' }, 'unreachable'],
    ['the server becomes silent', { code: 'ETIMEDOUT', command: 'CONN', message: 'x' }, 'unreachable'],
    ['the attempt took too long', { code: 'EABORT', message: 'x' }, 'unreachable'],
    ['the cause is unknown', { message: 'Connection pool was closed' }, 'unreachable'],
    ['the server closes', answered('RCPT TO', '421 4.3.2 Shutting down'), 'unreachable'],
    ['its own system fails', answered('DATA', '451 4.3.0 Queue file write error'), 'unreachable'],
    ['it is too busy to greet', answered('CONN', '421 Too many connections', 'EPROTOCOL'), 'unreachable'],
    ['it is too busy for the sender', answered('MAIL FROM', '451 4.7.1 Rate limit'), 'unreachable'],
    ['it cannot check the password now', answered('AUTH PLAIN', '454 4.7.0 Try later', 'EAUTH'), 'unreachable'],
    ['it wants another password', answered('AUTH PLAIN', '535 5.7.8 Bad credentials', 'EAUTH'), 'password'],
    ['it wants us to sign in first', answered('MAIL FROM', '530 5.7.0 Authentication required'), 'password'],
    [
      'it requires authentication only at the recipient',
      answered('RCPT TO', '530 5.7.1 Authentication required'),
      'password',
    ],
    ['we have no password to give', { code: 'EAUTH', command: 'API', message: 'Missing credentials' }, 'password'],
    ['its certificate is out of date', { code: 'ESOCKET', originalCode: 'CERT_HAS_EXPIRED', message: 'x' }, 'tls'],
    ['it does not speak TLS', { code: 'ETLS', command: 'STARTTLS', message: 'x' }, 'tls'],
    ['it refuses our connection', answered('CONN', '554 Go away', 'EPROTOCOL'), 'sender'],
    ['it refuses our address', answered('MAIL FROM', '550 5.1.8 Sender rejected'), 'sender'],
    ['our address is invalid', { code: 'EENVELOPE', command: 'API', message: 'Invalid sender "a b"' }, 'sender'],
    ['it relays nothing for us', answered('RCPT TO', '554 5.7.1 <a@b.sk>: Relay access denied'), 'sender'],
    [
      'the sender is refused when the recipient is named',
      answered('RCPT TO', '553 5.7.1 <k@b.sk>: Sender address rejected: not owned by user x'),
      'sender',
    ],
  ])('and not given up when %s', (_what, error, trouble) => {
    expect(emailTrouble(error)).toEqual({ trouble, isFinal: false });
  });
});

test('every email trouble has a label', () => {
  for (const said of Object.values(EMAIL_TROUBLES)) expect(said).toMatch(/^\p{Lu}.{10,}/u);
});
