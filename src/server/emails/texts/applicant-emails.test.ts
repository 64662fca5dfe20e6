import { describe, expect, test } from 'vitest';
import { aSender, aSignUp, COMPANY, forApplicant, SITE, TO_APPLICANT, write } from '../../../../test/email-facts.ts';
import { renderEmail, subjectLine } from './emails.ts';

describe('an email to the applicant', () => {
  test('contains no text the applicant submitted', () => {
    const { email, phone, companyName, numberOfWorkers, message } = aSignUp({ numberOfWorkers: 'asi päť' });
    for (const kind of TO_APPLICANT) {
      // even if the facts contain the whole sign-up
      const facts = { ...forApplicant(), signUp: aSignUp() };
      const { html, text, calendar } = renderEmail(kind, facts, aSender());
      for (const submitted of [email, phone, companyName, numberOfWorkers, ...message.split('\n')]) {
        expect(html + text + calendar?.content).not.toContain(submitted);
      }
    }
  });

  test('shows how many seats are held', () => {
    expect(write('signUpConfirmed', forApplicant())).toContain('Vás držíme miesto.');
    expect(write('signUpConfirmed', forApplicant({ seats: 4 }))).toContain('Vás držíme 4 miesta.');
    expect(subjectLine('signUpConfirmed', forApplicant({ seats: 4 }))).toMatch(/^Miesta potvrdené: /);
    expect(write('signUpConfirmed', forApplicant({ seats: 4 }))).toContain('Miesta máte potvrdené');
    expect(subjectLine('signUpConfirmed', forApplicant({ seats: 1 }))).toMatch(/^Miesto potvrdené: /);
    expect(write('signUpConfirmed', forApplicant({ seats: 1 }))).toContain('Miesto máte potvrdené');
    expect(write('signUpWaiting', forApplicant({ seats: 5 }))).toContain('čakáte na 5 miest.');
  });

  test('shows the cancellation terms of the company’s record, and nothing where there are none', () => {
    const email = (courseCancellation: string) => {
      const company = { ...COMPANY, commitments: { ...COMPANY.commitments, courseCancellation } };
      return write('signUpConfirmed', forApplicant(), aSender({ company }));
    };
    const terms = 'Ak nemôžete prísť, dajte nám vedieť 3 dni vopred.';
    expect(email(terms)).toContain(`Prihláška je nezáväzná. ${terms} Ozvite sa nám:`);
    expect(email('')).toContain('Prihláška je nezáväzná. Ozvite sa nám:');
  });

  test('shows the payment terms and the substitute terms of the company’s record', () => {
    const terms = { coursePayment: 'Platíte po kurze.', courseSubstitute: 'Môže prísť kolega.' };
    const company = { ...COMPANY, commitments: { ...COMPANY.commitments, ...terms } };
    const email = write('signUpConfirmed', forApplicant(), aSender({ company }));
    expect(email).toContain('Platíte po kurze.');
    expect(email).toContain('Môže prísť kolega. Ozvite sa nám:');
  });

  test('never states that the course is full, as free seats may be reserved for earlier applicants', () => {
    for (const seats of [1, 5]) {
      const email = write('signUpWaiting', forApplicant({ seats }));
      expect(email).not.toMatch(/obsaden|uvoľn/);
      expect(email).toContain('v poradí, v akom ste sa prihlásili');
    }
    expect(write('signUpWaiting', forApplicant())).toContain('Keď budeme mať pre Vás miesto, pošleme Vám e-mail.');
    expect(write('signUpWaiting', forApplicant({ seats: 3 }))).toContain('Keď budeme mať pre Vás 3 miesta,');
  });

  test('links to the page of the course while the course exists', () => {
    expect(write('signUpConfirmed', forApplicant())).toContain(`${SITE}/kurzy-a-skolenia/elektrotechnik-zilina`);
    expect(write('signUpConfirmed', forApplicant({ slug: '' }))).not.toContain('/kurzy-a-skolenia');
    expect(write('signUpCancelled', forApplicant({ slug: '' }))).toContain(`${SITE}/kurzy-a-skolenia `);
  });

  test('offers seats until a deadline, by a link that requires the code', () => {
    const validUntil = '2026-03-26T08:00:00.000Z';
    const facts = { offerId: 'offer-1', code: '012345', validUntil, wanted: 3, isRequestedDate: false };
    const email = write('seatOffered', { ...forApplicant({ seats: 3 }), ...facts });
    expect(email).toContain('sú pre Vás 3 voľné miesta.');
    expect(email).toContain('Kód na odpoveď: 012 345');
    expect(email).toContain('Odpovedzte do 26.03.2026, 9.00 h.');
    expect(email).toContain(`${SITE}/ponuka-miesta/offer-1`);
    expect(email).not.toContain('ostatní ostanú v poradí');
    const part = write('seatOffered', { ...forApplicant({ seats: 1 }), ...facts });
    expect(part).toContain(
      'je pre Vás voľné miesto. Čakáte na 3 miesta. Ak ponuku prijmete, ostatní ostanú v poradí.',
    );
    expect(subjectLine('seatOffered', { ...forApplicant({ seats: 3 }), ...facts }).replaceAll('\u00A0', ' ')).toBe(
      'Uvoľnili sa 3 miesta: Elektrotechnik: odborná príprava a skúška, 14.04.2026, Žilina. Odpovedzte do 26.03.2026, 9.00 h',
    );
  });

  test('shows no price and place once the sign-up is cancelled', () => {
    expect(write('signUpCancelled', forApplicant())).not.toMatch(/189|Príkladná/);
  });
});
