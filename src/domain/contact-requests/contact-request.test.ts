import { describe, expect, test } from 'vitest';
import { searchTerms } from '#domain/search.ts';
import { aContact } from '../../../test/contact.ts';
import { contactSearchText } from './contact-request.ts';

describe('a contact request', () => {
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
