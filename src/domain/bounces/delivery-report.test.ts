import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EMAIL_TROUBLES } from '#domain/emails/email-trouble.ts';
import { deliveryVerdict } from './delivery-report.ts';

const report = (over: object) => ({ recipient: 'a@example.sk', action: '', status: '', diagnostic: '', ...over });

describe('a delivery report means a bounce', () => {
  test.each([
    ['5.1.1', 'smtp; 550 5.1.1 <a@example.sk>: User unknown in virtual mailbox table', 'no-mailbox'],
    ['5.1.10', 'smtp;550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found', 'no-mailbox'],
    ['5.4.4', 'X-Postfix; Host or domain name not found. Name service error for name=exmaple.sk', 'no-domain'],
    ['5.1.2', 'smtp; The domain exmaple.sk does not exist', 'no-domain'],
    ['5.2.2', 'smtp; 552-5.2.2 The email account that you tried to reach is over quota', 'full-mailbox'],
    ['5.7.26', 'smtp; 550-5.7.26 This mail has been blocked because the sender is unauthenticated', 'spam'],
    ['5.3.4', 'smtp; 552 5.3.4 Message size exceeds fixed limit', 'too-big'],
    ['4.4.7', 'smtp;550 4.4.7 QUEUE.Expired; message expired', 'expired'],
    ['5.0.0', '', 'refused'],
    ['', '', 'refused'],
  ])('with a cause: %s %s', (status, diagnostic, cause) => {
    expect(deliveryVerdict(report({ action: 'Failed', status, diagnostic }))).toEqual({ outcome: 'bounced', cause });
  });

  test('when it has no action but a permanent status', () => {
    expect(deliveryVerdict(report({ status: '5.1.1' }))).toEqual({ outcome: 'bounced', cause: 'no-mailbox' });
  });
});

test.each([
  [{ action: 'delayed', status: '4.4.1' }, 'delayed'],
  [{ status: '4.2.0' }, 'delayed'],
  [{ action: 'relayed', status: '5.1.1' }, 'nothing'],
  [{ action: 'delivered', status: '2.1.5' }, 'nothing'],
  [{ action: 'expanded', status: '2.0.0' }, 'nothing'],
  [{}, 'nothing'],
])('the delivery report %o means: %s', (over, outcome) => {
  expect(deliveryVerdict(report(over)).outcome).toBe(outcome);
});

test('every delivery report of an unknown sender has a verdict and a label', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (action, status, diagnostic) => {
      const verdict = deliveryVerdict(report({ action, status, diagnostic }));
      if (verdict.outcome === 'bounced') expect(EMAIL_TROUBLES[verdict.cause]).toBeTruthy();
    }),
  );
});
