import { expect, test } from 'vitest';
import { replyDraft, replyParagraphs, replySubject } from './contact-reply.ts';

test('an answer goes on under the subject of what it answers, once', () => {
  expect(replySubject('Vašu správu sme dostali')).toBe('Re: Vašu správu sme dostali');
  expect(replySubject('Re: RE:  Ponuka')).toBe('Re: Ponuka');
  expect(replySubject('Revízie')).toBe('Re: Revízie');
});

test('an answer greets and signs as far as anybody is known', () => {
  const company = { shortName: 'Vzor', legalName: 'Vzor, s. r. o.', phone: '+421 900 000 001' };
  expect(replyDraft('Ponuka', { author: 'Jana Kováčová', company }).body).toBe(
    'Dobrý deň,\n\n\n\nS pozdravom\nJana Kováčová\nVzor\n+421 900 000 001',
  );
  const nameless = { shortName: '', legalName: '', phone: '' };
  expect(replyDraft('Ponuka', { author: 'Jana', company: nameless }).body).toMatch(/S pozdravom\nJana$/);
});

test('empty lines part an answer, others stay in their paragraph', () => {
  expect(replyParagraphs('Dobrý deň,\n\n \n\nprvý\nriadok\n\nS pozdravom\nJana')).toEqual([
    'Dobrý deň,',
    'prvý\nriadok',
    'S pozdravom\nJana',
  ]);
});
