import { z } from 'zod';
import type { Day } from './day.ts';
import { visibleLine, visibleText } from './invisible-characters.ts';
import './schema-settings.ts';

// The building blocks of every form and call, apart from the nouns: a page that only shows a course
// must not send the schema library to the browser.

/** Limits of what a visitor may write (decisions: Forms). */
const LINE_MAX = 200;
const MESSAGE_MAX = 5_000;

function tooLong(max: number): string {
  return `Text je príliš dlhý, povolených je najviac ${max.toLocaleString('sk')} znakov.`;
}

/**
 * A text as it was sent. Composed and trimmed it grows shorter, by much less than half: what cannot become short enough is
 * refused before any work is spent on it.
 */
const raw = (max: number) => z.string('Napíšte text.').max(2 * max, tooLong(max));

/** One line of free text; empty when absent. */
export const line = raw(LINE_MAX)
  .transform(visibleLine)
  .pipe(z.string().max(LINE_MAX, tooLong(LINE_MAX)));

/** Several lines of free text, of at most so many characters. */
export const text = (max: number) =>
  raw(max)
    .transform(visibleText)
    .pipe(z.string().max(max, tooLong(max)));

/** Several lines of free text. */
export const message = text(MESSAGE_MAX);

/** A line that may not stay empty. */
export const requiredLine = (whenEmpty: string) => z.string(whenEmpty).pipe(line).pipe(z.string().min(1, whenEmpty));

/** A message that may not stay empty. */
export const requiredMessage = (whenEmpty: string) =>
  z.string(whenEmpty).pipe(message).pipe(z.string().min(1, whenEmpty));

const ACCENTED_MAILBOX = 'Pred zavináčom nesmie byť diakritika.';

/**
 * An email address. A domain with accents is stored as mail servers spell it (RFC 3490), so that one mailbox is one text; a mailbox
 * with accents needs SMTPUTF8 (RFC 6531) of every server on the way and is refused.
 */
export const email = (hint: string) =>
  requiredLine(hint)
    .refine((address) => isAscii(address.slice(0, Math.max(address.indexOf('@'), 0))), {
      error: ACCENTED_MAILBOX,
      abort: true,
    })
    .transform((address) => address.replace(/(?<=@)[\p{L}\p{M}\p{N}.-]+$/u, asciiDomain))
    .pipe(z.email(hint));

function isAscii(text: string): boolean {
  return /^\p{ASCII}*$/u.test(text);
}

function asciiDomain(domain: string): string {
  return isAscii(domain) ? domain : (URL.parse(`http://${domain}`)?.hostname ?? domain);
}

/** Any way people write a number; at least six digits, so that somebody can be called back. */
const PHONE = /^\+?(?=(?:\D*\d){6})[\d\s/().-]+$/;

export const phone = (hint: string) => requiredLine(hint).pipe(z.string().regex(PHONE, hint));

/** Digits of the longest number there is (ITU-T E.164): two numbers in one field would make one wrong link. */
const PHONE_DIGITS_MAX = 15;

const isOnePhone = (text: string) => PHONE.test(text) && text.replace(/\D/g, '').length <= PHONE_DIGITS_MAX;

/** One telephone number of ours, or nothing. */
export const optionalPhone = (hint: string) => line.refine((text) => text === '' || isOnePhone(text), hint);

/** Telephone numbers in one line, a comma between them; none when it is empty. */
export const phoneList = (hint: string) =>
  line
    .transform((text) =>
      text
        .split(/[,;]/)
        .map((number) => number.trim())
        .filter(Boolean),
    )
    .refine((numbers) => numbers.every(isOnePhone), hint);

/**
 * A web address, or nothing. „www.firma.sk“ is as good as „https://www.firma.sk“; whatever names another way to get
 * there than `protocol` is complained of.
 */
export const webAddress = (hint: string, protocol = /^https?$/) =>
  line
    .transform((text) => (text === '' || /^[a-z]+:/i.test(text) ? text : `https://${text.replace(/^\/\//, '')}`))
    .pipe(z.union([z.literal(''), z.url({ protocol, hostname: z.regexes.domain, error: hint })], hint));

/** A calendar day `YYYY-MM-DD`. */
const day = z.iso.date();

/** Reads `YYYY-MM-DD` or `dd.MM.yyyy`; undefined when it is no day of the calendar. */
export function parseDay(text: string): Day | undefined {
  const slovak = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/.exec(text.trim());
  const iso = slovak ? `${slovak[3]}-${slovak[2]?.padStart(2, '0')}-${slovak[1]?.padStart(2, '0')}` : text.trim();
  return day.safeParse(iso).success ? iso : undefined;
}

/** What is said of a text that names no day. */
export const DAY_WRONG = 'Taký deň v kalendári nie je. Napíšte ho v tvare dd.mm.rrrr, napríklad 07.04.2026.';

/** A day as people and browsers write it (`parseDay`); what comes out is a `Day`. */
export const dayField = (whenEmpty: string, whenWrong = DAY_WRONG) =>
  z
    .string(whenEmpty)
    .trim()
    .min(1, whenEmpty)
    .transform((text) => parseDay(text) ?? '')
    .pipe(z.string().min(1, whenWrong));
