import { expect, test } from 'vitest';
import { replyDraft, replyParagraphs, replySubject } from './contact-reply.ts';

test('a reply’s subject is that of the answered email with a single Re: prefix', () => {
  expect(replySubject('Vašu správu sme dostali')).toBe('Re: Vašu správu sme dostali');
  expect(replySubject('Re: RE:  Ponuka')).toBe('Re: Ponuka');
  expect(replySubject('Revízie')).toBe('Re: Revízie');
});

test('a reply’s draft has a greeting and the known parts of the signature', () => {
  const company = { shortName: 'Vzor', legalName: 'Vzor, s. r. o.', phone: '+421 900 000 001' };
  expect(replyDraft('Ponuka', { author: 'Jana Kováčová', company }).body).toBe(
    'Dobrý deň,\n\n\n\nS pozdravom\nJana Kováčová\nVzor\n+421 900 000 001',
  );
  const nameless = { shortName: '', legalName: '', phone: '' };
  expect(replyDraft('Ponuka', { author: 'Jana', company: nameless }).body).toMatch(/S pozdravom\nJana$/);
});

test('empty lines separate the paragraphs of a reply, single line breaks do not', () => {
  expect(replyParagraphs('Dobrý deň,\n\n \n\nprvý\nriadok\n\nS pozdravom\nJana')).toEqual([
    'Dobrý deň,',
    'prvý\nriadok',
    'S pozdravom\nJana',
  ]);
});
