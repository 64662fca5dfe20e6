import { describe, expect, test } from 'vitest';
import { EMPTY_COMPANY } from '#domain/company/company.ts';
import type { EmailKind } from '#domain/emails/email.ts';
import { aSender, COMPANY, forApplicant, forStaff, SITE, seen, TO_APPLICANT } from '../../../../test/email-facts.ts';
import type { CourseFacts } from './email.ts';
import { type RenderedEmail, renderEmail, subjectLine } from './emails.ts';

/** Each kind of email about the same course. */
function everyEmail(course: Partial<CourseFacts> = {}, sender = aSender()): [EmailKind, RenderedEmail][] {
  const staff = forStaff();
  return [
    ...TO_APPLICANT.map((kind): [EmailKind, RenderedEmail] => [
      kind,
      renderEmail(kind, forApplicant(course), sender),
    ]),
    ['staffNewSignUp', renderEmail('staffNewSignUp', { ...staff, course: { ...staff.course, ...course } }, sender)],
  ];
}

describe('the subject of an email', () => {
  test('contains course, day and city', () => {
    const subjects = TO_APPLICANT.map((kind) => subjectLine(kind, forApplicant()));
    const fact = 'Elektrotechnik: odborná príprava a skúška, 14.04.2026, Žilina';
    expect(subjects).toEqual([`Miesto potvrdené: ${fact}`, `Ste náhradník: ${fact}`, `Prihláška zrušená: ${fact}`]);
    expect(subjectLine('staffNewSignUp', forStaff())).toBe(`Nová prihláška: ${fact}`);
  });

  test('is one line even if the name of the course has several', () => {
    const course = { nameOfCourse: 'Lešenár\r\nBcc: vsetci@example.sk\u2028a žeriavnik' };
    expect(subjectLine('signUpConfirmed', forApplicant(course))).toBe(
      'Miesto potvrdené: Lešenár Bcc: vsetci@example.sk a žeriavnik, 14.04.2026, Žilina',
    );
  });

  test('to staff contains no names of people', () => {
    expect(subjectLine('staffNewSignUp', forStaff())).not.toContain('Pekáreň');
  });
});

describe('every email', () => {
  test('omits empty facts', () => {
    const bare = { place: '', price: '', invitation: '', slug: '', date: '', dateTo: null };
    const labels = /Termín(?! a mesto)|Miesto konania|Cena|Pokyny|prílohe|IČO|oddiel|zavolajte|undefined|null|NaN/;
    for (const [kind, { html, text }] of everyEmail(bare, aSender({ company: EMPTY_COMPANY }))) {
      expect(seen(html), kind).not.toMatch(labels);
      expect(seen(text), kind).not.toMatch(labels);
      expect(html, kind).not.toMatch(/href="(tel:|mailto:|https:\/\/)"/);
    }
  });

  test('shows HTML in names of the company and the course as text', () => {
    const hostile = '<script>alert(1)</script>"><img src=x>';
    const company = { ...COMPANY, legalName: hostile, shortName: hostile, street: hostile };
    for (const [kind, { html }] of everyEmail(
      { nameOfCourse: hostile, place: hostile, invitation: hostile },
      aSender({ company }),
    )) {
      expect(html, kind).not.toMatch(/<script|<img src=x/);
      expect(html, kind).toContain('&lt;script&gt;');
    }
  });

  test('has the same text and links in HTML and in plain text', () => {
    for (const [kind, { html, text }] of everyEmail()) {
      const words = html.replace(/^.*<h1|<table[^>]*aria-hidden.*?<\/table>/gs, '<').split(/<[^>]*>/);
      for (const said of words) expect(seen(text), kind).toContain(seen(said).trim());
      for (const [, url] of html.matchAll(/href="(https:[^"]+\/[^"]+)"/g)) expect(text, kind).toContain(url);
    }
  });

  test('has no one-letter preposition at the end of a line', () => {
    for (const [kind, { html }] of everyEmail()) expect(html, kind).toContain('príprava a\u00A0skúška');
  });

  test('loads one picture, from our own site', () => {
    for (const [kind, { html }] of everyEmail()) {
      expect(html.match(/<img|<link|url\(|<svg/g), kind).toEqual(['<img']);
      expect(html, kind).toContain(`src="${SITE}/posta/znacka.png"`);
      expect(html, kind).toMatch(/^<!doctype html>\n<html lang="sk">/);
    }
  });

  test('has layout tables that screen readers do not announce as tables', () => {
    for (const [kind, { html }] of everyEmail()) {
      expect(html.match(/<table/g)?.length, kind).toBe(html.match(/<table role="presentation"/g)?.length);
    }
  });

  test('is identical each time it is rendered from the same facts', () => {
    expect(everyEmail()).toEqual(everyEmail());
  });
});
