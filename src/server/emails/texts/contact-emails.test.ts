import { describe, expect, test } from 'vitest';
import { EMPTY_COMPANY } from '#domain/company/company.ts';
import type { SentContactRequest } from '#domain/contact-requests/contact-request.ts';
import { aContact } from '../../../../test/contact-requests.ts';
import type { Sender } from './email.ts';
import { renderEmail, subjectLine } from './emails.ts';

const SITE = 'https://www.example.sk';

const aSender = (company = {}): Sender => ({
  company: { ...EMPTY_COMPANY, ...company },
  siteUrl: SITE,
});

const aRequest = (over: Partial<SentContactRequest> = {}): SentContactRequest => ({
  ...aContact(),
  id: 'request-1',
  receivedAt: '2026-03-24T07:42:10.000Z',
  ...over,
});

/** The visible text, without tags and with ordinary spaces. */
const seen = (text: string) => text.replace(/<style>.*?<\/style>|<[^>]*>/gs, ' ').replace(/\s+/g, ' ');

describe('the confirmation of a contact request', () => {
  test('contains no submitted text, even if the facts contain it', () => {
    const { html, text } = renderEmail('contactReceived', { request: aRequest() }, aSender());
    for (const submitted of Object.values(aContact({ pocetZ: '161-160', urazy: 'dva-dva', prevadzky: 'päť-päť' }))) {
      expect(html + text).not.toContain(submitted);
    }
    expect(subjectLine('contactReceived', {})).toBe('Vašu správu sme dostali');
  });

  test('names a phone number for urgent requests, if there is one', () => {
    const write = (company = {}) => seen(renderEmail('contactReceived', {}, aSender(company)).text);
    expect(write({ phone: '+421 900 000 001' })).toContain('Zavolajte nám na +421 900 000 001.');
    expect(write()).not.toMatch(/zavolajte|undefined/i);
  });
});

describe('the email to staff about a contact request', () => {
  test('contains all fields, the time of receipt and the link to the dashboard', () => {
    const email = seen(renderEmail('staffNewContact', { request: aRequest() }, aSender()).text);
    for (const fact of [
      'Dopyt prišiel 24.03.2026 o 8.42 h.',
      'Meno: Petra',
      'Priezvisko: Vzorová',
      'Spoločnosť: Sklady Príklad, a. s.',
      'IČO: 12345679',
      'Počet zamestnancov: 160',
      'Fluktuácia za posledný rok: 12 %',
      'Počet úrazov za posledný rok: 2',
      'Počet prevádzok: 5',
      'Zameranie prevádzok: Doprava a sklady',
      'Hľadáme dodávateľa pre päť skladov. Prosíme termín obhliadky.',
      `${SITE}/dashboard/dopyty/request-1`,
    ]) {
      expect(email).toContain(fact);
    }
  });

  test('shows HTML in submitted text as text, and keeps its subject on one line', () => {
    const hostile = '<script>alert(1)</script>';
    const request = aRequest({ company: `${hostile}\u2028Bcc: vsetci@example.sk`, message: hostile });
    const { html } = renderEmail('staffNewContact', { request }, aSender());
    expect(html).not.toContain('<script');
    expect(html.split('&lt;script&gt;').length).toBeGreaterThan(2);
    expect(subjectLine('staffNewContact', { request })).toBe(`Nový dopyt: ${hostile} Bcc: vsetci@example.sk`);
  });
});
