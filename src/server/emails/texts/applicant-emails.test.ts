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

  test('states the hours of the course, if they are known, and none of a cancelled one', () => {
    const confirmation = (hours: string) => write('signUpConfirmed', forApplicant({ hours }));
    const days = 'Termín: ut 14.04.2026 – št 16.04.2026';
    expect(confirmation('8.00 – 15.00 h')).toContain(`${days} Čas: 8.00 – 15.00 h Mesto: Žilina`);
    expect(confirmation('')).not.toContain('Čas:');
    expect(write('signUpCancelled', forApplicant({ hours: '8.00 – 15.00 h' }))).not.toContain('Čas:');
  });

  test.each([
    [{ hours: '9.00 – 12.00 h' }, 'Zmena času: ', 'Kurz má iný čas', 'zmenili sme čas kurzu'],
    [{ place: 'Nová 5' }, 'Zmena miesta: ', 'Kurz bude na inom mieste', 'zmenili sme miesto konania kurzu'],
    [
      { hours: '9.00 – 12.00 h', city: 'Bratislava' },
      'Zmena času a miesta: ',
      'Kurz má iný čas',
      'zmenili sme čas aj miesto konania kurzu',
    ],
    [{ dateTo: null, hours: '' }, 'Zmena termínu: ', 'Kurz má iný termín', 'zmenili sme termín kurzu'],
    [{ nameOfCourse: 'Lešenár' }, 'Nový názov kurzu: ', 'Kurz má nový názov', 'zmenili sme názov kurzu'],
  ])('about a course that was %j before says what has changed', (old, subject, heading, sentence) => {
    const facts = forApplicant();
    const changed = { ...facts, status: 'confirmed', was: { ...facts.course, ...old } } as const;
    expect(subjectLine('courseChanged', changed)).toMatch(new RegExp(`^${subject}`));
    expect(write('courseChanged', changed)).toContain(heading);
    expect(write('courseChanged', changed)).toContain(sentence);
  });

  test('shows until when a sign-up can be cancelled and what that costs, and nothing of what is not stated', () => {
    const email = (courseCancellation: string, cancellationCost: string) => {
      const company = { ...COMPANY, commitments: { ...COMPANY.commitments, courseCancellation, cancellationCost } };
      return write('signUpConfirmed', forApplicant(), aSender({ company }));
    };
    expect(email('3', 'Potom účtujeme polovicu.')).toContain(
      'Prihláška je nezáväzná. Zrušiť ju môžete najneskôr 3 pracovné dni pred kurzom. Potom účtujeme polovicu. Čo sa s prihláškou ešte dá urobiť,',
    );
    expect(email('', '')).toContain('Prihláška je nezáväzná. Čo sa s prihláškou ešte dá urobiť,');
  });

  test('shows the payment terms and the substitute terms of the company’s record', () => {
    const terms = { coursePayment: 'Platíte po kurze.', courseSubstitute: 'Môže prísť kolega.' };
    const company = { ...COMPANY, commitments: { ...COMPANY.commitments, ...terms } };
    const email = write('signUpConfirmed', forApplicant(), aSender({ company }));
    expect(email).toContain('Platíte po kurze.');
    expect(email).toContain('Môže prísť kolega. Čo sa s prihláškou ešte dá urobiť,');
  });

  test('lets a company pay beforehand where the sum is certain, and no private person', () => {
    const commitments = { ...COMPANY.commitments, coursePrices: 's DPH za osobu' };
    const company = { ...COMPANY, commitments, bank: { name: '', iban: 'SK43 9999 0000 0000 0000 0019' } };
    const email = (applicant: 'company' | 'person', price = '189 €') =>
      renderEmail(
        'signUpConfirmed',
        { ...forApplicant({ seats: 3, price }), paidSignUp: aSignUp({ applicant }) },
        aSender({ company }),
      );
    const { html, text } = email('company');
    expect(text.replaceAll('\u00A0', ' ')).toContain('Cena: 189 € s DPH za osobu\n');
    expect(text.replaceAll('\u00A0', ' ')).toContain(
      'Suma: 567,00 €\n  IBAN: SK43 9999 0000 0000 0000 0019\n  Variabilný symbol: 1000017\n',
    );
    expect(html).toContain('src="data:image/png;base64,');
    for (const { html, text } of [email('person'), email('company', 'od 189 €')])
      expect(html + text).not.toMatch(/IBAN|data:image/);
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

  test('opens the sign-up and warns that a forwarded email opens it too', () => {
    for (const kind of TO_APPLICANT) {
      const email = write(kind, forApplicant());
      expect(email.match(/https:\S+\/vasa-prihlaska\/[\w-]+(?![\w#-])/g)).toHaveLength(1);
      expect(email).toContain('Komu ho prepošlete, ten otvorí aj Vašu prihlášku.');
    }
  });

  test.each([
    [1, 'cancel'],
    [3, 'withdraw'],
  ])('about held seats leads from „Nemôžem prísť“ to the act for %s of them', (seats, act) => {
    for (const kind of ['signUpConfirmed', 'courseReminder'] as const)
      expect(write(kind, { ...forApplicant({ seats }), unnamed: 0 })).toMatch(
        new RegExp(`Nemôžem prísť ${SITE}/vasa-prihlaska/[\\w-]+#${act}`),
      );
  });

  test('to another person of the sign-up links to the page of the course while the course exists', () => {
    const facts = { ...forApplicant(), linkCode: undefined, unnamed: 0 };
    expect(write('courseReminder', facts)).toContain(`${SITE}/kurzy-a-skolenia/elektrotechnik-zilina`);
    expect(write('courseReminder', facts)).not.toMatch(/vasa-prihlaska|prepošlete/);
    const deleted = { ...forApplicant({ slug: '' }), linkCode: undefined, unnamed: 0 };
    expect(write('courseReminder', deleted)).not.toContain('/kurzy-a-skolenia');
  });

  test('offers seats until a deadline', () => {
    const validUntil = '2026-03-26T08:00:00.000Z';
    const facts = { validUntil, wanted: 3, isRequestedDate: false };
    const email = write('seatOffered', { ...forApplicant({ seats: 3 }), ...facts });
    expect(email).toContain('sú pre Vás 3 voľné miesta.');
    expect(email).toContain('Odpovedzte do 26.03.2026, 9.00 h.');
    expect(email).not.toContain('ostatní ostanú v poradí');
    const part = write('seatOffered', { ...forApplicant({ seats: 1 }), ...facts });
    expect(part).toContain(
      'je pre Vás voľné miesto. Čakáte na 3 miesta. Ak ponuku prijmete, ostatní ostanú v poradí.',
    );
    expect(subjectLine('seatOffered', { ...forApplicant({ seats: 3 }), ...facts }).replaceAll('\u00A0', ' ')).toBe(
      'Uvoľnili sa 3 miesta: Elektrotechnik: odborná príprava a skúška, 14.04.2026, Žilina. Odpovedzte do 26.03.2026, 9.00 h',
    );
  });

  test('offers seats of a requested date, which may be declined to wait for another', () => {
    const offer = { validUntil: '2026-03-26T08:00:00.000Z', wanted: 2 };
    const requested = write('seatOffered', { ...forApplicant({ seats: 2 }), ...offer, isRequestedDate: true });
    expect(requested).toContain('pridali sme termín kurzu, na ktorý čakáte; na ňom sú pre Vás 2 voľné miesta.');
    expect(requested).toContain('Potom miesta ponúkneme ďalšiemu v poradí. Ak Vám tento termín nevyhovuje,');
    const freed = write('seatOffered', { ...forApplicant({ seats: 1 }), ...offer, isRequestedDate: false });
    expect(freed).toContain('na kurze, na ktorý čakáte, je pre Vás voľné miesto.');
    expect(freed).toContain('Potom miesto ponúkneme ďalšiemu v poradí.');
    expect(freed).not.toContain('nevyhovuje');
  });

  test('with documents names the only one, or counts them', () => {
    const document = { title: 'Preukaz lešenára', number: '2026/LE/0014' };
    const email = (...documents: (typeof document)[]) =>
      write('documentsIssued', { ...forApplicant(), documents, revoked: [] });
    expect(email(document)).toContain('v prílohe je preukaz lešenára č. 2026/LE/0014. Nájdete ho aj pri svojej');
    expect(email(document)).toContain('Váš doklad o kurze');
    expect(email(document)).toContain('Je na ňom chyba?');
    const preview = (...documents: (typeof document)[]) =>
      renderEmail('documentsIssued', { ...forApplicant(), documents, revoked: [] }, aSender()).html.replaceAll(
        /&nbsp;|\u00A0/g,
        ' ',
      );
    expect(preview(document)).toContain('Doklad je v prílohe.');
    expect(preview(document, document)).toContain('Doklady sú v prílohe.');
    const two = email(document, { ...document, number: '2026/LE/0015' });
    expect(two).toContain('v prílohe sú 2 doklady v jednom PDF, každý na vlastnej strane. Nájdete ich aj');
    expect(two).toContain('Vaše doklady o kurze');
    expect(two).toContain('Je na niektorom z nich chyba?');
    const own = { ...forApplicant(), linkCode: undefined, documents: [document] };
    expect(write('documentsIssued', { ...own, revoked: [] })).not.toMatch(/Nájdete|Neplat/);
    expect(write('documentsIssued', { ...own, revoked: ['2026/LE/0009'] })).toContain(
      'Neplatí už doklad č. 2026/LE/0009.',
    );
    expect(write('documentsIssued', { ...own, revoked: ['2026/LE/0009', '2026/LE/0010'] })).toContain(
      'Neplatia už doklady č. 2026/LE/0009, 2026/LE/0010.',
    );
  });

  test('shows no price and place once the sign-up is cancelled', () => {
    expect(write('signUpCancelled', forApplicant())).not.toMatch(/189|Príkladná/);
  });
});
