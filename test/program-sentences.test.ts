import { expect, test } from 'vitest';
import { contractSentence } from '#domain/clients/client.ts';
import { withinDays } from '#domain/company/company-facts.ts';
import { affectedSentence } from '#domain/courses/course-change.ts';
import { repetitionTerm } from '#domain/courses/course-type.ts';
import { missingNamesPhrase, occupancySentence } from '#domain/courses/occupancy.ts';
import { minimumSentence, seatsSentence } from '#domain/courses/seats.ts';
import { boundInstant, spelledInstant } from '#domain/instant.ts';
import { lawsSchema, withCitations } from '#domain/page-texts/laws.ts';
import { periodSentence, RETAINED_KINDS } from '#domain/retention.ts';
import { missingNames, unnamedSentence } from '#domain/sign-ups/participant.ts';
import table from '../content/zakony.yaml';
import { forApplicant, forStaff, write } from './email-facts.ts';

// All sentences the program composes for readers are listed in test/program-sentences.txt; a changed sentence changes
// that file.

const COUNTS = [0, 1, 2, 5, 14, 16, 60];
const INSTANT = '2026-03-24T07:42:10.000Z';
const LAWS = lawsSchema.parse(table);

const citations = LAWS.flatMap(({ number, provisions }) =>
  Object.keys(provisions).map((part) => {
    const cited = withCitations(`Píše o tom {${`${number} ${part}`.trim()}}. Úľavu nepozná.`, LAWS);
    return cited.replace(/\[(.*?)\]\(.*?\)/, '$1');
  }),
);

const seats = COUNTS.filter((count) => count > 0).flatMap((capacity) =>
  COUNTS.filter((taken) => taken <= capacity).map((seatsTaken) =>
    seatsSentence({ capacity, seatsTaken, seatsOffered: 0, seatsRequested: null }),
  ),
);

const offer = { offerId: 'ponuka', code: '012345', validUntil: INSTANT, wanted: 60, isRequestedDate: false };

const OLD_COURSE = forApplicant().course;

/** The text of each e-mail above the company's address. */
const emails = COUNTS.filter((count) => count > 0)
  .flatMap((count) => [
    write('signUpConfirmed', { ...forApplicant({ seats: count }), namesPeople: true }),
    write('signUpWaiting', forApplicant({ seats: count })),
    write('signUpCancelled', forApplicant({ seats: count })),
    write('namesRequested', { ...forApplicant({ seats: count }), unnamed: count }),
    write('birthDatesRequested', { ...forApplicant({ seats: count }), missing: count }),
    write('documentsIssued', {
      ...forApplicant({ seats: count }),
      documents: Array(count).fill({ title: 'Potvrdenie o absolvovaní kurzu', number: '2026/PP/0014' }),
      revoked: [],
    }),
    ...[true, false].map((isLaw) =>
      write('renewalReminder', {
        ...forApplicant({ seats: count }),
        holders: Array.from({ length: count }, (_, index) => `Účastník ${index + 1}`),
        renewal: { until: '2028-11-20', name: isLaw ? 'aktualizačnú odbornú prípravu' : '', isLaw },
        nextDates: isLaw ? [] : [{ date: '2028-10-02', dateTo: null, city: 'Žilina', slug: '/elektrotechnik' }],
      }),
    ),
    write('payerRequested', forApplicant({ seats: count })),
    write('courseReminder', { ...forApplicant({ seats: count }), unnamed: count }),
    write('seatOffered', { ...forApplicant({ seats: count }), ...offer }),
    write('seatOffered', { ...forApplicant({ seats: count }), ...offer, wanted: count, isRequestedDate: true }),
    ...(['confirmed', 'waiting'] as const).flatMap((status) => [
      write('courseChanged', {
        ...forApplicant({ seats: count, date: '2026-05-14', dateTo: '2026-05-16' }),
        status,
        was: OLD_COURSE,
      }),
      write('signUpMoved', { ...forApplicant({ seats: count }), status, was: OLD_COURSE }),
    ]),
    write('waitlistJoined', { typeName: 'Prvá pomoc', city: 'Žilina', seats: count }),
    write('staffNewSignUp', {
      ...forStaff({ seats: count, numberOfWorkers: String(count) }),
      course: { ...forStaff().course, capacity: count, seatsTaken: count },
    }),
  ])
  .map((email) => email.split(' -- ')[0]);

const PAGE: [title: string, sentences: (string | undefined)[]][] = [
  ['Citácie', citations],
  ['Miesta na kurze', seats],
  ['Najmenší počet', COUNTS.map((minimum) => minimumSentence({ minimum, seatsTaken: 0 }))],
  ['Zopakovať', [null, 1, 6, 12, 18, 24, 36, 60].map((validityMonths) => repetitionTerm({ validityMonths }))],
  [
    'Obsadenosť',
    COUNTS.flatMap((capacity) =>
      COUNTS.map((offered) => occupancySentence({ capacity, named: 1, unnamed: 1, offered })),
    ),
  ],
  [
    'Mená',
    COUNTS.filter(Boolean).flatMap((count) => [
      missingNamesPhrase(count),
      missingNames(count),
      unnamedSentence(count),
    ]),
  ],
  ['Zmena kurzu', COUNTS.flatMap((held) => COUNTS.map((waiting) => affectedSentence({ held, waiting })))],
  ['Lehoty', [...RETAINED_KINDS.map(periodSentence), ...['1', '2', '5', '14'].map(withinDays)]],
  ['Čas', [`Prišla ${spelledInstant(INSTANT)}.`, `Platí do ${boundInstant(INSTANT)}.`]],
  [
    'Zmluva',
    [0, 1, 2, 5, 60, 61].map((days) => {
      const contractUntil = Temporal.PlainDate.from('2026-11-24').add({ days }).toString();
      return contractSentence({ contractNumber: '1', contractSince: null, contractUntil }, '2026-11-24');
    }),
  ],
  ['E-maily', emails],
];

const lines = PAGE.flatMap(([title, sentences]) => [
  `\n== ${title}`,
  ...new Set(sentences.flatMap((sentence) => sentence?.replaceAll('\u00A0', ' ') || [])),
]);

/** Past mistakes in such sentences. */
const FAULTS: [fault: RegExp, why: string][] = [
  [/Z\. z\.\.|(?<!\.)\.\.(?!\.)/, 'two full stops'],
  [/ z (?:[467]\d?|1[467]|1\d\d)\b(?![.:])/, 'z before štyri, šesť, sedem and sto is zo'],
  [/\b(?:do|od) \d\d\.\d\d\.\d{4} o /, 'do … o'],
  [/Platnosť: /, 'a term is no validity'],
  [/undefined|null|NaN|\[object| {2}| [,.;]/, 'something is missing'],
];

test('sentences composed by the program have none of the past mistakes', () => {
  const faulty = lines.flatMap((line) => FAULTS.filter(([fault]) => fault.test(line)).map(([, why]) => [why, line]));
  expect(faulty).toEqual([]);
});

test('sentences composed by the program are the reviewed ones', async () => {
  await expect(`${lines.join('\n').trim()}\n`).toMatchFileSnapshot('./program-sentences.txt');
});
