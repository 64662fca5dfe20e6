import { describe, expect, test } from 'vitest';
import { searchTerms } from '#domain/search.ts';
import { aContact } from '../../../test/contact.ts';
import { CONTACT_REQUEST_STATE_LABELS, contactRequestState, contactSearchText } from './contact-request.ts';

describe('a contact request', () => {
  test('is new until staff mark it as handled', () => {
    expect(CONTACT_REQUEST_STATE_LABELS[contactRequestState({ handledAt: null })]).toBe('Nový');
    expect(CONTACT_REQUEST_STATE_LABELS[contactRequestState({ handledAt: '2026-11-20T11:00:00Z' })]).toBe('Vybavený');
  });

  test('is found by each of its twelve fields', () => {
    const typed = aContact();
    const text = contactSearchText(typed);
    for (const value of Object.values(typed)) {
      const words = searchTerms(value).map(([word = '']) => word);
      expect(words.filter((word) => !text.includes(word))).toEqual([]);
    }
    expect(text).toContain('obhliadky');
  });
});
