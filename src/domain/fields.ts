import { type Day, dayError, parseDay } from './day.ts';
import { visibleLine, visibleText } from './invisible-characters.ts';
import { z } from './schema.ts';

// Schemas shared by forms and API calls, separate from the domain types: a page that only shows a course must not send
// the schema library to the browser.

/** Limits of what a visitor may write (decisions: Forms). */
const LINE_MAX = 200;
const MESSAGE_MAX = 5_000;

function tooLong(max: number): string {
  return `Text je príliš dlhý, povolených je najviac ${max.toLocaleString('sk')} znakov.`;
}

/**
 * A text as it was sent. Normalising and trimming remove much less than half of it, so a text over twice the limit is
 * refused before it is processed.
 */
const raw = (max: number) => z.string('Napíšte text.').max(2 * max, tooLong(max));

/** One line of free text; may be empty. */
export const line = raw(LINE_MAX)
  .transform(visibleLine)
  .pipe(z.string().max(LINE_MAX, tooLong(LINE_MAX)));

/** Several lines of free text with at most `max` characters. */
export const text = (max: number) =>
  raw(max)
    .transform(visibleText)
    .pipe(z.string().max(max, tooLong(max)));

/** Several lines of free text. */
export const message = text(MESSAGE_MAX);

/** A line that may not stay empty. */
export const requiredLine = (whenEmpty: string) => z.string(whenEmpty).pipe(line).pipe(z.string().min(1, whenEmpty));

/** A line, or null where it is empty. */
export const optionalLine = line.transform((text) => text || null);

/** A message that may not stay empty. */
export const requiredMessage = (whenEmpty: string) =>
  z.string(whenEmpty).pipe(message).pipe(z.string().min(1, whenEmpty));

/** An address as people have them; the last label of a domain may be the ASCII form of another script, as `xn--qxam`. */
const ADDRESS = /^(?!\.)(?!.*\.\.)[\w&'+.-]*[\w&+-]@(?:[a-z\d][a-z\d-]*\.)+(?:[a-z]{2,}|xn--[a-z\d-]+)$/i;

const ACCENTED_MAILBOX = 'E-mail nesmie mať pred zavináčom diakritiku.';

/**
 * An email address, or empty. A domain with accents is stored in its ASCII form (RFC 3490), so that one mailbox has one
 * spelling; a local part with accents is refused because every server on the way would need SMTPUTF8 (RFC 6531).
 */
export const optionalEmail = (hint: string) =>
  line
    .refine((address) => isAscii(address.slice(0, Math.max(address.indexOf('@'), 0))), {
      error: ACCENTED_MAILBOX,
      abort: true,
    })
    .transform((address) => address.replace(/(?<=@)[\p{L}\p{M}\p{N}.-]+$/u, asciiDomain))
    .refine((address) => address === '' || ADDRESS.test(address), hint);

export const email = (hint: string) => requiredLine(hint).pipe(optionalEmail(hint));

function isAscii(text: string): boolean {
  return /^\p{ASCII}*$/u.test(text);
}

function asciiDomain(domain: string): string {
  return isAscii(domain) ? domain : (URL.parse(`http://${domain}`)?.hostname ?? domain);
}

/** Any common spelling of a number; at least six digits, so that it can be called back. */
const PHONE = /^\+?(?=(?:\D*\d){6})[\d\s/().\p{Pd}]+$/u;

export const phone = (hint: string) => requiredLine(hint).pipe(z.string().regex(PHONE, hint));

/** The longest possible number (ITU-T E.164): two numbers in one field would make one wrong link. */
const PHONE_DIGITS_MAX = 15;

const isOnePhone = (text: string) => PHONE.test(text) && text.replace(/\D/g, '').length <= PHONE_DIGITS_MAX;

/** One telephone number, or empty. */
export const optionalPhone = (hint: string) => line.refine((text) => text === '' || isOnePhone(text), hint);

/** Telephone numbers in one line, separated by commas; an empty list when it is empty. */
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
 * A web address, or empty. „www.firma.sk“ is read as „https://www.firma.sk“; an address whose protocol does not match
 * `protocol` is refused.
 */
export const webAddress = (hint: string, protocol = /^https?$/) =>
  line
    .transform((text) => (text === '' || /^[a-z]+:/i.test(text) ? text : `https://${text.replace(/^\/\//, '')}`))
    .pipe(z.union([z.literal(''), z.url({ protocol, hostname: z.regexes.domain, error: hint })], hint));

/** A day in any spelling that `parseDay` reads. */
export const dayField = (whenEmpty: string) => z.string(whenEmpty).trim().min(1, whenEmpty).transform(readDay);

/** A day, or null where the field is empty. */
export const optionalDay = line.transform((text, context) => (text === '' ? null : readDay(text, context)));

function readDay(text: string, context: z.RefinementCtx): Day {
  const day = parseDay(text);
  if (day) return day;
  context.addIssue({ code: 'custom', message: dayError(text) });
  return z.NEVER;
}

/** A whole number within these limits. */
export const wholeNumber = (wrong: string, min: number, max: number) =>
  z.coerce.number(wrong).int(wrong).min(min, wrong).max(max, wrong);

/** What the schema reads, or null where the field is empty. */
export const noneWhenEmpty = <Schema extends z.ZodType>(schema: Schema, wrong?: string) =>
  z.union([z.literal('').transform(() => null), schema], wrong);

/** Reports what is wrong with one field of a form. */
export function complain(context: z.RefinementCtx, field: string, message: string): void {
  context.addIssue({ code: 'custom', path: [field], message });
}

/** A checkbox of a form, or a boolean of a call. */
export const ticked = z
  .union([z.boolean(), z.literal(['on', ''])], 'Odpovedzte áno alebo nie.')
  .default(false)
  .transform((answer) => answer === true || answer === 'on');
