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

describe('the calendar', () => {
  test('covers every day of the course, whatever zone the server keeps', () => {
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

  test('ends a course of one day on the next, over the end of a year too', () => {
    expect(calendarOf('signUpConfirmed', { date: '2026-12-31', dateTo: null })?.content).toContain(
      'DTEND;VALUE=DATE:20270101',
    );
  });

  test('says what and where', () => {
    const lines = unfolded(calendarOf('signUpConfirmed')?.content);
    expect(lines).toContain('METHOD:PUBLISH');
    expect(lines).toContain('SUMMARY:Elektrotechnik: odborná príprava a skúška');
    expect(lines).toContain('LOCATION:Príkladná 3\\, 1. poschodie\\, Žilina');
    expect(lines).toContain(`URL;VALUE=URI:${SITE}/kurzy-a-skolenia/elektrotechnik-zilina`);
  });

  test('takes out the very event it put in', () => {
    const [put, taken] = (['signUpConfirmed', 'signUpCancelled'] as const).map((kind) =>
      unfolded(calendarOf(kind)?.content),
    );
    for (const lines of [put, taken]) expect(lines).toContain('UID:sign-up-1@www.example.sk');
    expect(put).toContain('SEQUENCE:0');
    expect(taken).toEqual(expect.arrayContaining(['METHOD:CANCEL', 'STATUS:CANCELLED']));
  });

  test('is as new as the sign-up says', () => {
    for (const kind of ['signUpConfirmed', 'signUpCancelled'] as const) {
      expect(unfolded(calendarOf(kind, { calendarSequence: 7 })?.content)).toContain('SEQUENCE:7');
    }
  });

  test('comes neither to those who wait nor for a course without a day', () => {
    expect(calendarOf('signUpWaiting')).toBeUndefined();
    expect(calendarOf('signUpConfirmed', { date: '', dateTo: null })).toBeUndefined();
  });

  test('keeps lines short in bytes and emails whole', () => {
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
