import { describe, expect, test } from 'vitest';
import { searchTerms } from '#domain/search.ts';
import { aContact } from '../../../test/contact-requests.ts';
import { contactSearchText } from './contact-request.ts';

describe('a contact request', () => {
  test('is found by a search for each of its twelve fields', () => {
    const fields = aContact();
    const text = contactSearchText(fields);
    for (const value of Object.values(fields)) {
      const words = searchTerms(value).map(([word = '']) => word);
      expect(words.filter((word) => !text.includes(word))).toEqual([]);
    }
    expect(text).toContain('obhliadky');
  });
});
