import { describe, expect, test } from 'vitest';
import { fieldErrors } from '#domain/field-error.ts';
import { articleSlug, articleState } from './article.ts';
import { articleSchema, publicationTimeSchema, publishableSchema } from './article-fields.ts';

const NOW = '2026-11-20T11:00:00.000Z';
const IMAGE = '/obrazky/0123456789abcdef-1600x900/1600.webp';

describe('an article', () => {
  test('is a draft without a publication time, scheduled before that time and published from then on', () => {
    const at = (publishAt: string | null, trashedAt: string | null = null) =>
      articleState({ publishAt, trashedAt }, NOW);
    expect(at(null)).toBe('draft');
    expect(at('2026-11-20T11:00:00.001Z')).toBe('scheduled');
    expect(at(NOW)).toBe('published');
    expect(at(NOW, NOW)).toBe('trashed');
  });

  test('gets its address from its title, without a hyphen at the end of a shortened one', () => {
    expect(articleSlug('Čo všimnete aj bez technika?')).toBe('co-vsimnete-aj-bez-technika');
    const long = articleSlug(`${'a'.repeat(79)} b`);
    expect(long).toBe('a'.repeat(79));
  });
});

describe('the form of an article', () => {
  test('requires a title only, and makes the address from it', () => {
    expect(articleSchema.parse({ title: 'Ako na poplach' })).toMatchObject({ slug: 'ako-na-poplach', content: '' });
    expect(articleSchema.parse({ title: '???' }).slug).toBe('clanok');
  });

  test.each([
    [{ title: ' ' }, 'title'],
    [{ title: 'A', slug: 'Zlý slug' }, 'slug'],
    [{ title: 'A', slug: '../x' }, 'slug'],
    [{ title: 'A', image: 'https://inde.example/a.png', alt: 'a' }, 'image'],
    [{ title: 'A', image: IMAGE }, 'alt'],
    [{ title: 'A', service: '/nic' }, 'service'],
    [{ title: 'A', content: 'x'.repeat(100_001) }, 'content'],
    [{ title: 'A', description: 'x'.repeat(301) }, 'description'],
  ])('has an error at the field of a wrong value: %o', (fields, field) => {
    const { error } = articleSchema.safeParse(fields);
    expect(error && fieldErrors(error).map((complaint) => complaint.field)).toEqual([field]);
  });

  test('accepts a publication only with a description, a text and a picture', () => {
    const { error } = publishableSchema.safeParse({ title: 'A' });
    expect(error && fieldErrors(error).map(({ field }) => field)).toEqual(['description', 'content', 'image']);
    const whole = { title: 'A', description: 'b', content: 'c', image: IMAGE, alt: 'd' };
    expect(publishableSchema.safeParse(whole).success).toBe(true);
  });

  test('accepts only a publication day and time that exist', () => {
    expect(publicationTimeSchema.safeParse({ date: '2026-12-01', time: '07:30' }).success).toBe(true);
    expect(publicationTimeSchema.safeParse({ date: '2026-02-30', time: '07:30' }).success).toBe(false);
    expect(publicationTimeSchema.safeParse({ date: '2026-12-01', time: '24:00' }).success).toBe(false);
  });
});
