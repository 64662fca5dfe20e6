import { describe, expect, test } from 'vitest';
import { aSender, forApplicant, forStaff, SITE, TO_APPLICANT, write } from '../../../../test/email-facts.ts';
import { emailReplyTo, renderEmail } from './emails.ts';

describe('an email to staff', () => {
  test('links each file by its name, at an address without the name', () => {
    const files = [
      { id: 'file-1', name: 'Tomáš Cvičný <b>.pdf', sizeBytes: 48_211 },
      { name: 'z čias pred odkazmi.pdf', sizeBytes: 1_000 },
    ];
    const { html, text } = renderEmail('staffNewSignUp', forStaff({}, files), aSender());
    const address = `${SITE}/dashboard/prihlasky/sign-up-1/subory/file-1`;
    expect(html).toMatch(new RegExp(`<a href="${address}"[^>]*>Tomáš Cvičný &lt;b&gt;.pdf`));
    expect(html).toContain('z čias pred odkazmi.pdf');
    expect(html.match(/\/subory\//g)).toHaveLength(1);
    expect(text).toContain(`Tomáš Cvičný <b>.pdf (48\u00A0kB)\n  ${address}`);
  });

  test('has the applicant as Reply-To, on one line whatever the name contains', () => {
    expect(emailReplyTo('staffNewSignUp', forStaff({ companyName: 'Zlo\r\nBcc: vsetci@example.sk' }))).toEqual({
      name: 'Zlo Bcc: vsetci@example.sk',
      address: 'pekaren@example.sk',
    });
    for (const kind of TO_APPLICANT) expect(emailReplyTo(kind, forApplicant())).toBeUndefined();
  });

  test('contains everything the applicant sent', () => {
    const files = [{ id: 'file-1', name: 'objednávka.pdf', sizeBytes: 48_211 }];
    const email = write('staffNewSignUp', forStaff({}, files));
    for (const fact of [
      'Firma: Pekáreň Príklad s. r. o.',
      'Počet zamestnancov: 3',
      'E-mail: pekaren@example.sk',
      'Telefón: +421 900 000 052',
      'Stav: Nová, drží 3 miesta',
      'Miesta po prihláške: obsadené 10 z 12',
      'udelený, znenie z 20.11.2026',
      'Dvom končí osvedčenie v máji. Dá sa prísť o hodinu neskôr?',
      'objednávka.pdf (48 kB)',
      `${SITE}/dashboard/prihlasky/sign-up-1`,
    ]) {
      expect(email).toContain(fact);
    }
  });

  test('shows the time in Bratislava, in winter and in summer', () => {
    expect(write('staffNewSignUp', forStaff())).toContain('24.03.2026 o 8.42 h');
    expect(write('staffNewSignUp', forStaff({ receivedAt: '2026-07-01T22:05:00.000Z' }))).toContain(
      '02.07.2026 o 0.05 h',
    );
  });

  test('requests that staff count the workers where a company gave no number', () => {
    expect(write('staffNewSignUp', forStaff({ numberOfWorkers: 'asi päť', seats: 1 }))).toContain('nie je číslo');
    expect(write('staffNewSignUp', forStaff())).not.toContain('nie je číslo');
    const person = {
      applicant: 'person',
      firstName: 'Jana',
      lastName: 'Skúšobná',
      numberOfWorkers: '',
      seats: 1,
    } as const;
    expect(write('staffNewSignUp', forStaff(person))).not.toContain('nie je číslo');
    expect(write('staffNewSignUp', forStaff(person))).toContain('Fyzická osoba: Jana Skúšobná');
  });

  test('shows that the applicant is waiting, and that consent was not stated', () => {
    const email = write(
      'staffNewSignUp',
      forStaff({ status: 'waiting', consent: 'not-stated', consentVersion: null }),
    );
    expect(email).toContain('Stav: Náhradník, čaká na 3 miesta');
    expect(email).toContain('neuvedený');
  });

  test('shows no limit where the course has none', () => {
    const facts = forStaff();
    const email = write('staffNewSignUp', { ...facts, course: { ...facts.course, capacity: 0 } });
    expect(email).toContain('obsadené 10, kurz nemá obmedzený počet miest');
  });

  test('indents a message so that it cannot imitate our own lines', () => {
    const { text } = renderEmail(
      'staffNewSignUp',
      forStaff({ message: 'Ahoj\n-- \nOtvoriť prihlášku:\nhttps://zle.example' }),
      aSender(),
    );
    expect(text.match(/^-- $/gm)).toHaveLength(1);
    expect(text.match(/^Otvoriť prihlášku:$/gm)).toHaveLength(1);
  });
});

describe('an invitation email', () => {
  const link = { code: 'kod-pozvanky', until: '2026-11-23T11:00:00.000Z' };
  const facts = {
    email: 'marek@example.sk',
    role: 'coordinator' as const,
    isReset: false,
    invitedBy: { name: 'Peter\r\nMalík', email: 'peter@example.sk' },
    link,
  };

  test('has a link for signing in, its validity and the role', () => {
    const email = write('staffInvitation', facts);
    for (const fact of [
      `${SITE}/signIn/pozvanka?kod=kod-pozvanky`,
      'Peter Malík Vás pozýva do správy kurzov.',
      'Rola: Koordinátor',
      'Platí do: 23.11.2026, 12.00 h',
      'dá sa použiť len raz',
    ]) {
      expect(email).toContain(fact);
    }
    expect(emailReplyTo('staffInvitation', facts)).toEqual({ name: 'Peter Malík', address: 'peter@example.sk' });
  });

  test('has no link where a sign-in provider identifies staff by address', () => {
    const email = write('staffInvitation', { ...facts, link: undefined });
    expect(email).toContain(`Prihláste sa na ${SITE}/signIn adresou marek@example.sk.`);
    expect(email).not.toMatch(/pozvanka|Platí do|Odkaz|heslo/i);
  });

  test('to somebody without a password names neither an invitation nor what still works', () => {
    const email = write('staffInvitation', { ...facts, isReset: true });
    expect(email).toContain('Peter Malík Vám posiela odkaz na nové heslo.');
    expect(email).toContain('Doterajšie heslo a dvojstupňové overenie už neplatia.');
    expect(email).not.toMatch(/pozýva|Pozvánka/i);
  });

  test('for the first Správca names no inviter and has the company as Reply-To', () => {
    const first = { ...facts, invitedBy: undefined };
    expect(write('staffInvitation', first)).toContain('Dobrý deň, máte prístup do správy kurzov.');
    expect(emailReplyTo('staffInvitation', first)).toBeUndefined();
  });
});
