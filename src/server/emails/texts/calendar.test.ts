import { describe, expect, test } from 'vitest';
import { aSender, forApplicant, SITE, type TO_APPLICANT } from '../../../../test/email-facts.ts';
import { renderEmail } from './emails.ts';

const calendarOf = (
  kind: (typeof TO_APPLICANT)[number],
  facts: Parameters<typeof forApplicant>[0] = {},
  sender = aSender(),
) => renderEmail(kind, forApplicant(facts), sender).calendar;

/** As a calendar program reads it: RFC 5545 folds lines at 75 octets. */
const unfolded = (content = '') => content.replaceAll('\r\n ', '').split('\r\n');

describe('the calendar event of an email', () => {
  test('covers every day of the course, whatever the time zone of the server', () => {
    const zone = process.env.TZ;
    try {
      for (process.env.TZ of ['America/New_York', 'Pacific/Auckland', 'Europe/Bratislava']) {
        const lines = unfolded(calendarOf('signUpConfirmed')?.content);
        expect(lines).toContain('DTSTART;VALUE=DATE:20260414');
        expect(lines).toContain('DTEND;VALUE=DATE:20260417');
      }
    } finally {
      if (zone === undefined) delete process.env.TZ;
      else process.env.TZ = zone;
    }
  });

  test('of a one-day course ends on the next day, also at the end of a year', () => {
    expect(calendarOf('signUpConfirmed', { date: '2026-12-31', dateTo: null })?.content).toContain(
      'DTEND;VALUE=DATE:20270101',
    );
  });

  test('has the course, place, link and method', () => {
    const lines = unfolded(calendarOf('signUpConfirmed')?.content);
    expect(lines).toContain('METHOD:PUBLISH');
    expect(lines).toContain('SUMMARY:Elektrotechnik: odborná príprava a skúška');
    expect(lines).toContain('LOCATION:Príkladná 3\\, 1. poschodie\\, Žilina');
    expect(lines).toContain(`URL;VALUE=URI:${SITE}/kurzy-a-skolenia/elektrotechnik-zilina`);
  });

  test('is removed by a cancellation with the same id', () => {
    const [put, taken] = (['signUpConfirmed', 'signUpCancelled'] as const).map((kind) =>
      unfolded(calendarOf(kind)?.content),
    );
    for (const lines of [put, taken]) expect(lines).toContain('UID:sign-up-1@www.example.sk');
    expect(put).toContain('SEQUENCE:0');
    expect(taken).toEqual(expect.arrayContaining(['METHOD:CANCEL', 'STATUS:CANCELLED']));
  });

  test('has the sequence of the sign-up', () => {
    for (const kind of ['signUpConfirmed', 'signUpCancelled'] as const) {
      expect(unfolded(calendarOf(kind, { calendarSequence: 7 })?.content)).toContain('SEQUENCE:7');
    }
  });

  test('is not attached for a waiting applicant or for a course without a day', () => {
    expect(calendarOf('signUpWaiting')).toBeUndefined();
    expect(calendarOf('signUpConfirmed', { date: '', dateTo: null })).toBeUndefined();
  });

  test('has lines of at most 75 bytes and keeps characters whole', () => {
    const nameOfCourse = 'Ťažká žeriavnická príprava: čítanie značiek, ľahké bremená 🏗️ '.repeat(3).trim();
    const content = calendarOf('signUpConfirmed', { nameOfCourse: `${nameOfCourse}\nBEGIN:VALARM` })?.content ?? '';
    for (const line of content.split('\r\n')) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(line.isWellFormed()).toBe(true);
    }
    expect(unfolded(content)).not.toContain('BEGIN:VALARM');
    expect(content.endsWith('END:VCALENDAR\r\n')).toBe(true);
  });
});
