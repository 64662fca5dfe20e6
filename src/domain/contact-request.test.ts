import { describe, expect, test } from 'vitest';
import { aContact } from '../../test/contact.ts';
import { CONTACT_REQUEST_STATE_LABELS, contactRequestState, contactSearchText } from './contact-request.ts';

describe('a contact request', () => {
  test('is new until staff mark it as handled', () => {
    expect(CONTACT_REQUEST_STATE_LABELS[contactRequestState({ handledAt: null })]).toBe('Nový');
    expect(CONTACT_REQUEST_STATE_LABELS[contactRequestState({ handledAt: '2026-11-20T11:00:00Z' })]).toBe('Vybavený');
  });

  test('is found by company, number, person, addresses and what the company does, not by the message', () => {
    const text = contactSearchText(aContact());
    for (const part of [
      'sklady priklad',
      '99999994',
      'petra vzorova',
      'sklady@example.sk',
      '900 000 060',
      'doprava',
    ]) {
      expect(text).toContain(part);
    }
    expect(text).not.toContain('obhliadky');
  });
});
