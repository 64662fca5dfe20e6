import { expect, test } from 'vitest';
import type { FileCheck } from '#domain/stored-files/file-check.ts';
import { systemChecks } from './system-checks.ts';
import type { JobsState, OutboxState, SystemState } from './system-state.ts';

const NOW = '2026-11-20T11:00:00.000Z';
const HOUR_AGO = '2026-11-20T09:50:00.000Z';

const OUTBOX: OutboxState = {
  isPossible: true,
  waiting: 0,
  undelivered: 0,
  held: 0,
  oldestWaitingAt: undefined,
  lastSentAt: '2026-11-20T10:58:00.000Z',
  outage: undefined,
};
const JOBS: JobsState = { kind: 'email', isPossible: true, due: 0, later: 3, failing: 0, oldestDueAt: undefined };
const WELL: SystemState = {
  at: NOW,
  version: '1.0.0',
  startedAt: '2026-11-01T11:00:00.000Z',
  failures: 0,
  database: {
    sizeBytes: 120_000_000,
    refusesWrites: false,
    isLost: false,
    disk: { freeBytes: 38_000_000_000, sizeBytes: 80_000_000_000 },
  },
  alarms: [],
  outbox: OUTBOX,
  jobs: [JOBS],
  retention: { lastAt: '2026-11-20T02:10:00.000Z', nextAt: '2026-11-21T02:10:00.000Z' },
  backups: {
    check: { at: '2026-11-20T02:12:00.000Z', faults: [], inconsistencies: [] },
    newest: { createdAt: '2026-11-20T02:10:00.000Z', sizeBytes: 3_200_000 },
    provenAt: '2026-11-20T02:12:00.000Z',
    count: 35,
    isLate: false,
    nextAt: '2026-11-21T02:10:00.000Z',
  },
  files: { at: '2026-11-20T02:12:00.000Z', files: 812, damaged: 0, listed: [] },
  signUps: { people: 120, noShows: 6, changes: 12, ownChanges: 9, payers: 10, completePayers: 8 },
  chain: { checkedAt: HOUR_AGO, faults: 0 },
};

const DAMAGED: FileCheck = {
  at: NOW,
  files: 812,
  damaged: 3,
  listed: [
    { table: 'signUpFile', key: ['a'] },
    { table: 'pictureFile', key: ['b', '480.avif'] },
    { table: 'pictureFile', key: ['b', '480.webp'] },
  ],
};

const checkOf = (what: string, over: Partial<SystemState>) =>
  systemChecks({ ...WELL, ...over }).find((check) => check.what === what);

test('every system check is good when nothing is wrong', () => {
  expect(systemChecks(WELL).map(({ wellness }) => wellness)).toEqual(Array(11).fill('good'));
});

test.each<[string, string, Partial<SystemState>, object]>([
  ['some failures are shown', 'Web', { failures: 3 }, { wellness: 'good', label: 'Funguje' }],
  ['many failures are no coincidence', 'Web', { failures: 10 }, { wellness: 'degraded', label: 'Chyby' }],
  [
    'a nearly full disk is reported before it is full',
    'Databáza',
    {
      database: {
        sizeBytes: 1,
        refusesWrites: false,
        isLost: false,
        disk: { freeBytes: 1_500_000_000, sizeBytes: 80_000_000_000 },
      },
    },
    { wellness: 'bad', label: 'Málo miesta' },
  ],
  [
    'a disk that is full or cannot be written',
    'Databáza',
    { database: { sizeBytes: 1, refusesWrites: true, isLost: false, disk: undefined } },
    { wellness: 'bad', label: 'Nezapisuje' },
  ],
  [
    'a database file that was removed is reported',
    'Databáza',
    { database: { sizeBytes: 1, refusesWrites: false, isLost: true, disk: undefined } },
    { wellness: 'bad', label: 'Stratená' },
  ],
  [
    'a small disk needs less free space than a large one',
    'Databáza',
    {
      database: {
        sizeBytes: 1,
        refusesWrites: false,
        isLost: false,
        disk: { freeBytes: 1_500_000_000, sizeBytes: 8_000_000_000 },
      },
    },
    { wellness: 'good' },
  ],
  ['no mail server', 'Pošta', { outbox: { ...OUTBOX, isPossible: false } }, { wellness: 'bad', label: 'Vypnutá' }],
  [
    'an outage',
    'Pošta',
    { outbox: { ...OUTBOX, waiting: 2, outage: { trouble: 'password', since: HOUR_AGO } } },
    { wellness: 'bad', label: 'Neodchádza' },
  ],
  [
    'an email that waits too long',
    'Pošta',
    { outbox: { ...OUTBOX, waiting: 1, oldestWaitingAt: HOUR_AGO } },
    { wellness: 'degraded', label: 'Mešká' },
  ],
  ['held emails are not reported', 'Pošta', { outbox: { ...OUTBOX, held: 2 } }, { wellness: 'good' }],
  ['a job that fails', 'Úlohy na pozadí', { jobs: [{ ...JOBS, failing: 1 }] }, { label: 'Zlyhávajú' }],
  [
    'a job that no worker runs',
    'Úlohy na pozadí',
    { jobs: [{ ...JOBS, due: 1, oldestDueAt: HOUR_AGO }] },
    { label: 'Meškajú' },
  ],
  [
    'a job that waits for settings is not reported',
    'Úlohy na pozadí',
    { jobs: [{ ...JOBS, isPossible: false, due: 1, oldestDueAt: HOUR_AGO }] },
    { wellness: 'good' },
  ],
  [
    'a nightly job that was missed',
    'Nočné mazanie',
    { retention: { ...WELL.retention, lastAt: '2026-11-19T02:10:00.000Z' } },
    { wellness: 'bad', label: 'Vynechalo' },
  ],
  [
    'the first nightly job has not run yet',
    'Nočné mazanie',
    { retention: { ...WELL.retention, lastAt: undefined } },
    { wellness: 'unknown' },
  ],
  [
    'a backup file that was changed',
    'Zálohy',
    {
      backups: {
        ...WELL.backups,
        check: {
          at: NOW,
          faults: [{ fault: 'changed', fileName: 'bozp-2026-11-20.backup' }],
          inconsistencies: undefined,
        },
      },
    },
    { wellness: 'bad', label: 'Chyba' },
  ],
  [
    'records that were not compared because no backup was restored',
    'Kurzy a\u00A0prihlášky',
    { backups: { ...WELL.backups, check: { at: NOW, faults: [{ fault: 'none' }], inconsistencies: undefined } } },
    { wellness: 'unknown', label: 'Neporovnané' },
  ],
  [
    'records that do not agree with each other',
    'Kurzy a\u00A0prihlášky',
    {
      backups: {
        ...WELL.backups,
        check: { at: NOW, faults: [], inconsistencies: ['Prihláška nemá žiadneho účastníka: a.'] },
      },
    },
    { wellness: 'bad', sentences: expect.arrayContaining(['Prihláška nemá žiadneho účastníka: a.']) },
  ],
  ['backups that were not checked', 'Zálohy', { backups: { ...WELL.backups, isLate: true } }, { label: 'Vynechali' }],
  [
    'the first backup is not made yet',
    'Zálohy',
    { backups: { ...WELL.backups, check: undefined, newest: undefined, count: 0 } },
    { wellness: 'unknown' },
  ],
  [
    'a backup that was restored and compared',
    'Zálohy',
    {},
    {
      wellness: 'good',
      sentences: expect.arrayContaining(['Posledná obnova overená 20.11. o\u00A03.12\u00A0h, 0\u00A0rozdielov.']),
    },
  ],
  [
    'stored files that match their hashes',
    'Uložené súbory',
    {},
    { wellness: 'good', sentences: ['Uložené súbory overené 20.11. o\u00A03.12\u00A0h, 0\u00A0poškodených.'] },
  ],
  [
    'a damaged file',
    'Uložené súbory',
    { files: DAMAGED },
    {
      wellness: 'bad',
      sentences: expect.arrayContaining(['Poškodené: 1\u00A0súbor prihlášky, 2\u00A0súbory obrázkov.']),
    },
  ],
  [
    'stored files that were not checked for two nights',
    'Uložené súbory',
    { files: { ...DAMAGED, at: '2026-11-18T02:12:00.000Z', damaged: 0, listed: [] } },
    { label: 'Vynechali' },
  ],
  [
    'a broken chain',
    'Celistvosť záznamu',
    { chain: { checkedAt: NOW, faults: 1 } },
    { wellness: 'bad', label: 'Porušená' },
  ],
  ['a chain that was not checked', 'Celistvosť záznamu', { chain: undefined }, { wellness: 'unknown' }],
])('%s', (_, what, over, expected) => {
  expect(checkOf(what, over)).toMatchObject(expected);
});

test('an email is late after more than an hour, a job after more than fifteen minutes', () => {
  const email = (oldestWaitingAt: string) => checkOf('Pošta', { outbox: { ...OUTBOX, waiting: 1, oldestWaitingAt } });
  expect(email('2026-11-20T10:00:00.000Z')?.label).toBe('Funguje');
  expect(email('2026-11-20T09:59:00.000Z')?.label).toBe('Mešká');
  const job = (oldestDueAt: string) => checkOf('Úlohy na pozadí', { jobs: [{ ...JOBS, due: 1, oldestDueAt }] });
  expect(job('2026-11-20T10:45:00.000Z')?.wellness).toBe('good');
  expect(job('2026-11-20T10:44:00.000Z')?.label).toBe('Meškajú');
});

test('system checks use the Slovak form for every number', () => {
  const jobs = (failing: number) => checkOf('Úlohy na pozadí', { jobs: [{ ...JOBS, failing }] })?.sentences[1];
  expect(jobs(1)).toBe('Jedna úloha sa nepodarila a web ju skúša znova.');
  expect(jobs(3)).toBe('3\u00A0úlohy sa nepodarili a web ich skúša znova.');
  expect(jobs(5)).toBe('5\u00A0úloh sa nepodarilo a web ich skúša znova.');
  const emails = (waiting: number) =>
    checkOf('Pošta', { outbox: { ...OUTBOX, waiting, oldestWaitingAt: NOW } })?.sentences[0];
  expect(emails(1)).toMatch(/^Čaká 1\u00A0e-mail, prvý od 20\.11\.2026, 12\.00\u00A0h\.$/);
  expect(emails(4)).toMatch(/^Čakajú 4\u00A0e-maily/);
  expect(emails(12)).toMatch(/^Čaká 12\u00A0e-mailov/);
});

test('every bad system check states what to do', () => {
  const wrong = systemChecks({
    ...WELL,
    failures: 50,
    database: {
      sizeBytes: 1,
      refusesWrites: false,
      isLost: false,
      disk: { freeBytes: 1, sizeBytes: 80_000_000_000 },
    },
    outbox: { ...OUTBOX, outage: { trouble: 'tls', since: HOUR_AGO } },
    jobs: [{ ...JOBS, failing: 2 }],
    retention: { ...WELL.retention, lastAt: '2026-11-10T02:10:00.000Z' },
    backups: { ...WELL.backups, check: { at: NOW, faults: [{ fault: 'no-room' }], inconsistencies: ['a'] } },
    files: DAMAGED,
    chain: { checkedAt: NOW, faults: 2 },
  }).filter(({ wellness }) => wellness !== 'good');
  expect(wrong).toHaveLength(9);
  for (const { what, sentences } of wrong) expect(sentences.at(-1), what).toMatch(/správcovi webu/);
});

test('no-shows, changes that applicants made themselves and complete payers are counted with their share', () => {
  const sentences = (signUps: SystemState['signUps']) =>
    checkOf('Účasť a\u00A0zmeny prihlášok', { signUps })?.sentences.map((text) => text.replaceAll('\u00A0', ' '));
  expect(sentences(WELL.signUps)).toEqual([
    'Neúčasť na kurzoch so zapísanou prítomnosťou: 6 zo 120 (5 %) prihlásených.',
    'Mená, zrušenia a presuny zapísali prihlásení sami v 9 z 12 (75 %) prípadov.',
    'Fakturačné údaje firiem boli úplné v 8 z 10 (80 %) prihlášok.',
  ]);
  const nothing = { people: 0, noShows: 0, changes: 0, ownChanges: 0, payers: 0, completePayers: 0 };
  expect(sentences(nothing)).toEqual([
    'Na skončenom kurze prítomnosť zatiaľ nikto nezapísal.',
    'Prihlášky nikto nemenil.',
    'Na kurzoch nebol nikto z firmy.',
  ]);
});
