import { describe, expect, test } from 'vitest';
import { aSender, aSignUp, forApplicant, SITE, TO_APPLICANT, write } from '../../../../test/letter-facts.ts';
import { renderLetter } from './letters.ts';

describe('a letter to the applicant', () => {
  test('holds none of the words the applicant typed', () => {
    const { email, phone, companyName, numberOfWorkers, message } = aSignUp({ numberOfWorkers: 'asi päť' });
    for (const kind of TO_APPLICANT) {
      // even if the whole sign-up came along with the facts
      const facts = { ...forApplicant(), signUp: aSignUp() };
      const { html, text, calendar } = renderLetter(kind, facts, aSender());
      for (const typed of [email, phone, companyName, numberOfWorkers, ...message.split('\n')]) {
        expect(html + text + calendar?.content).not.toContain(typed);
      }
    }
  });

  test('says how many seats are held', () => {
    expect(write('signUpConfirmed', forApplicant())).toContain('Vás držíme miesto.');
    expect(write('signUpConfirmed', forApplicant({ seats: 4 }))).toContain('Vás držíme 4 miesta.');
    expect(write('signUpWaiting', forApplicant({ seats: 5 }))).toContain('čakáte na 5 miest.');
  });

  test('never calls the course full: free seats may belong to those who came before', () => {
    for (const seats of [1, 5]) {
      const letter = write('signUpWaiting', forApplicant({ seats }));
      expect(letter).not.toMatch(/obsaden|uvoľn/);
      expect(letter).toContain('v poradí, v akom ste sa prihlásili');
    }
    expect(write('signUpWaiting', forApplicant())).toContain('Keď budeme mať pre Vás miesto, pošleme Vám e-mail.');
    expect(write('signUpWaiting', forApplicant({ seats: 3 }))).toContain('Keď budeme mať pre Vás 3 miesta,');
  });

  test('links to the page of the course as long as there is one', () => {
    expect(write('signUpConfirmed', forApplicant())).toContain(`${SITE}/kurzy-a-skolenia/elektrotechnik-zilina`);
    expect(write('signUpConfirmed', forApplicant({ slug: '' }))).not.toContain('/kurzy-a-skolenia');
    expect(write('signUpCancelled', forApplicant({ slug: '' }))).toContain(`${SITE}/kurzy-a-skolenia `);
  });

  test('no longer speaks of price and way once the sign-up is cancelled', () => {
    expect(write('signUpCancelled', forApplicant())).not.toMatch(/189|Príkladná/);
  });
});
