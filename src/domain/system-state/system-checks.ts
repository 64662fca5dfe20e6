import { type BackupState, checkSentence, faultSentence } from '#domain/backups/backup.ts';
import { SERVER_TROUBLES } from '#domain/emails/email-trouble.ts';
import { boundInstant, spelledInstant } from '#domain/instant.ts';
import { counted, fileSize, outOf, verbFor } from '#domain/slovak.ts';
import { damageSentence, fileCheckSentence } from '#domain/stored-files/file-check.ts';
import {
  type JobsState,
  type OutboxState,
  SIGN_UP_USE_DAYS,
  type SignUpUse,
  type SystemState,
} from './system-state.ts';

/** The state of one part: good, needs attention, out of order, or unknown. */
export type Wellness = 'good' | 'degraded' | 'bad' | 'unknown';

/** One part of the application in words. */
export interface SystemCheck {
  what: string;
  wellness: Wellness;
  label: string;
  sentences: string[];
}

/** What in the application works and what does not, in plain words and with what to do. */
export function systemChecks(state: SystemState): SystemCheck[] {
  const { at, database, outbox, jobs, retention, backups, files, signUps, chain } = state;
  return [
    webCheck(state),
    alarmsCheck(state.alarms),
    databaseCheck(database),
    outboxCheck(outbox, at),
    jobsCheck(jobs, at),
    retentionCheck(retention, at),
    backupsCheck(backups),
    recordsCheck(backups),
    filesCheck(files, at),
    chainCheck(chain),
    signUpUseCheck(signUps),
  ];
}

/** More failures in a day are no coincidence. */
const FAILURES_DOUBTFUL = 10;

function webCheck({ failures, startedAt }: SystemState): SystemCheck {
  const running = `Web beží od ${boundInstant(startedAt)}.`;
  if (failures === 0) return good('Web', 'Funguje', running, 'Za posledný deň nezlyhala žiadna stránka.');
  const pages = counted(failures, 'stránku', 'stránky', 'stránok');
  const failed = `Za posledný deň sa pre chybu na našej strane nepodarilo správne zobraziť ${pages}. Zoznam je nižšie.`;
  if (failures < FAILURES_DOUBTFUL) return good('Web', 'Funguje', running, failed);
  return degraded('Web', 'Chyby', running, failed, 'Dajte o tom vedieť správcovi webu.');
}

function alarmsCheck(alarms: string[]): SystemCheck {
  if (alarms.length === 0) return good('Výpadky', 'Žiadne', 'Za posledný týždeň web nevypadol.');
  return degraded('Výpadky', 'Boli', 'Za posledný týždeň:', ...alarms, 'Povedzte to správcovi webu.');
}

const DISK_SHARE_LOW = 0.1;
const DISK_BYTES_LOW = 2_000_000_000;

function databaseCheck({ sizeBytes, refusesWrites, isLost, disk }: SystemState['database']): SystemCheck {
  const size = `Zaberá ${fileSize(sizeBytes)}.`;
  if (isLost)
    return bad(
      'Databáza',
      'Stratená',
      'Súbor databázy niekto odstránil alebo nahradil. Web číta ten pôvodný, kým beží; neprijíma prihlášky, dopyty ani zmeny.',
      'Web nereštartujte, o\u00A0údaje by ste prišli. Povedzte to správcovi webu hneď.',
    );
  if (refusesWrites)
    return bad(
      'Databáza',
      'Nezapisuje',
      size,
      'Jej disk je plný alebo sa naň nedá zapisovať.',
      'Web teraz neprijíma prihlášky ani dopyty. Povedzte to správcovi webu hneď.',
    );
  if (!disk) return good('Databáza', 'Funguje', size, 'Miesto na disku sleduje ten, kto spravuje databázový server.');
  const free = `Na disku je voľných ${fileSize(disk.freeBytes)}.`;
  if (disk.freeBytes >= Math.min(DISK_BYTES_LOW, disk.sizeBytes * DISK_SHARE_LOW))
    return good('Databáza', 'Funguje', size, free);
  return bad(
    'Databáza',
    'Málo miesta',
    size,
    free,
    'Keď sa disk zaplní, web neprijme prihlášky ani dopyty. Povedzte to správcovi webu hneď.',
  );
}

/** An email is usually sent within a minute. */
const EMAIL_LATE_MINUTES = 60;

function outboxCheck(
  { isPossible, waiting, oldestWaitingAt, lastSentAt, outage, ...others }: OutboxState,
  at: string,
) {
  const queue =
    waiting === 0
      ? 'Žiadny e-mail nečaká.'
      : `${waitingEmails(waiting)}, prvý od ${boundInstant(oldestWaitingAt ?? at)}.`;
  const last = lastSentAt ? `Posledný odišiel ${spelledInstant(lastSentAt)}.` : 'Zatiaľ neodišiel žiadny.';
  const toDecide = others.undelivered + others.held;
  const decide =
    toDecide > 0
      ? [`O ${counted(toDecide, 'e-maile', 'e-mailoch', 'e-mailoch')} máte rozhodnúť v časti E-maily.`]
      : [];
  if (!isPossible)
    return bad(
      'Pošta',
      'Vypnutá',
      'Poštový server nie je nastavený, e-maily neodchádzajú.',
      queue,
      'Poštu nastavuje správca webu.',
    );
  if (outage) {
    const since = `E-maily neodchádzajú od ${boundInstant(outage.since)}.`;
    return bad(
      'Pošta',
      'Neodchádza',
      `${SERVER_TROUBLES[outage.trouble]}.`,
      since,
      queue,
      'Povedzte to správcovi webu.',
    );
  }
  if (oldestWaitingAt && minutesBetween(oldestWaitingAt, at) > EMAIL_LATE_MINUTES)
    return degraded('Pošta', 'Mešká', queue, last, 'Ak sa to do hodiny nezlepší, povedzte to správcovi webu.');
  return good('Pošta', 'Funguje', queue, last, ...decide);
}

function waitingEmails(waiting: number): string {
  return `${verbFor(waiting, 'Čaká', 'Čakajú')} ${counted(waiting, 'e-mail', 'e-maily', 'e-mailov')}`;
}

const JOB_LATE_MINUTES = 15;

function jobsCheck(jobs: JobsState[], at: string): SystemCheck {
  const possible = jobs.filter(({ isPossible }) => isPossible);
  const sum = (count: (jobs: JobsState) => number) => possible.reduce((total, kind) => total + count(kind), 0);
  const [due, failing] = [sum((kind) => kind.due), sum((kind) => kind.failing)];
  const late = possible.some(({ oldestDueAt }) => oldestDueAt && minutesBetween(oldestDueAt, at) > JOB_LATE_MINUTES);
  const about = 'Odosielanie e-mailov, ponuky miest a nočné práce, ktoré web robí sám.';
  const queue =
    due === 0 ? 'Nič nečaká.' : `Na rade ${verbFor(due, 'je', 'sú')} ${counted(due, 'úloha', 'úlohy', 'úloh')}.`;
  if (failing > 0) {
    const failed =
      failing === 1
        ? 'Jedna úloha sa nepodarila a web ju skúša znova.'
        : `${counted(failing, '', 'úlohy sa nepodarili', 'úloh sa nepodarilo')} a web ich skúša znova.`;
    return degraded('Úlohy na pozadí', 'Zlyhávajú', about, failed, 'Povedzte to správcovi webu.');
  }
  if (late)
    return degraded('Úlohy na pozadí', 'Meškajú', about, queue, 'Ak to trvá hodinu, povedzte to správcovi webu.');
  return good('Úlohy na pozadí', 'Fungujú', about, queue);
}

/** The limit for nightly jobs: a missed one is reported the next morning. */
const NIGHT_LATE_MINUTES = 30 * 60;

function retentionCheck({ lastAt, nextAt }: SystemState['retention'], at: string): SystemCheck {
  const next = `Najbližšie prebehne ${spelledInstant(nextAt)}.`;
  if (!lastAt) return unknown('Nočné mazanie', 'Ešte neprebehlo', 'Maže údaje, ktorým uplynula lehota.', next);
  const last = `Naposledy prebehlo ${spelledInstant(lastAt)}.`;
  if (minutesBetween(lastAt, at) <= NIGHT_LATE_MINUTES) return good('Nočné mazanie', 'Funguje', last, next);
  return bad('Nočné mazanie', 'Vynechalo', last, 'Osobné údaje sa nemažú včas. Povedzte to správcovi webu.');
}

function backupsCheck({ check, newest, count, isLate, nextAt }: BackupState): SystemCheck {
  const next = `Najbližšia bude ${spelledInstant(nextAt)}.`;
  const newestSentence = newest
    ? `${counted(count, 'záloha', 'zálohy', 'záloh')}, posledná má ${fileSize(newest.sizeBytes)}.`
    : 'Zatiaľ nie je žiadna.';
  const correct = 'Po poruche by sa údaje nemuseli dať obnoviť. Povedzte to správcovi webu.';
  if (isLate) return bad('Zálohy', 'Vynechali', 'Viac ako deň sa žiadna záloha neoverila.', newestSentence, correct);
  if (!check) return unknown('Zálohy', 'Ešte neprebehli', newestSentence, next);
  const checked = `${checkSentence(check)}.`;
  if (check.faults.length === 0) return good('Zálohy', 'Overené', checked, newestSentence, next);
  return bad('Zálohy', 'Chyba', checked, ...check.faults.map(faultSentence), correct);
}

function recordsCheck({ check }: BackupState): SystemCheck {
  const what = 'Kurzy a\u00A0prihlášky';
  if (!check?.inconsistencies)
    return unknown(
      what,
      'Neporovnané',
      'Či k\u00A0sebe kurzy, prihlášky a\u00A0e-maily sedia, sa overuje v\u00A0noci po zálohe.',
    );
  const checked = `Porovnané ${spelledInstant(check.at)}.`;
  if (check.inconsistencies.length === 0) return good(what, 'Sedia', checked);
  return bad(what, 'Nesedia', checked, ...check.inconsistencies, 'Povedzte to správcovi webu.');
}

function filesCheck(check: SystemState['files'], at: string): SystemCheck {
  const what = 'Uložené súbory';
  if (!check)
    return unknown(what, 'Neoverené', 'Súbory k\u00A0prihláškam, e-mailom a\u00A0článkom sa overujú v\u00A0noci.');
  const checked = `${fileCheckSentence(check)}.`;
  if (check.damaged > 0)
    return bad(
      what,
      'Poškodené',
      checked,
      `${damageSentence(check)}.`,
      'Nikomu sa nevydajú. Povedzte to správcovi webu.',
    );
  if (minutesBetween(check.at, at) <= NIGHT_LATE_MINUTES) return good(what, 'Overené', checked);
  return degraded(what, 'Vynechali', checked, 'Overujú sa každú noc. Povedzte to správcovi webu.');
}

/** Figures to judge by, not a fault of the system, however they are. */
function signUpUseCheck({ people, noShows, changes, ownChanges, payers, completePayers }: SignUpUse): SystemCheck {
  const share = (part: number, whole: number) => `${outOf(whole)} (${Math.round((part / whole) * 100)} %)`;
  return good(
    'Účasť a\u00A0zmeny prihlášok',
    `Za ${SIGN_UP_USE_DAYS} dní`,
    people === 0
      ? 'Na skončenom kurze prítomnosť zatiaľ nikto nezapísal.'
      : `Neúčasť na kurzoch so zapísanou prítomnosťou: ${noShows} ${share(noShows, people)} prihlásených.`,
    changes === 0
      ? 'Prihlášky nikto nemenil.'
      : `Mená, zrušenia a\u00A0presuny zapísali prihlásení sami v\u00A0${ownChanges} ${share(ownChanges, changes)} prípadov.`,
    payers === 0
      ? 'Na kurzoch nebol nikto z\u00A0firmy.'
      : `Fakturačné údaje firiem boli úplné v\u00A0${completePayers} ${share(completePayers, payers)} prihlášok.`,
  );
}

function chainCheck(chain: SystemState['chain']): SystemCheck {
  if (!chain)
    return unknown('Celistvosť záznamu', 'Neoverená', 'Či záznam niekto neprepísal, sa overuje v časti Súkromie.');
  const checked = `Naposledy overená ${spelledInstant(chain.checkedAt)}.`;
  if (chain.faults === 0) return good('Celistvosť záznamu', 'Celá', checked);
  return bad(
    'Celistvosť záznamu',
    'Porušená',
    checked,
    'Čo je zmenené, nájdete v časti Súkromie. Povedzte to správcovi webu.',
  );
}

function minutesBetween(earlier: string, later: string): number {
  return (Date.parse(later) - Date.parse(earlier)) / 60_000;
}

const check =
  (wellness: Wellness) =>
  (what: string, label: string, ...sentences: string[]): SystemCheck => ({ what, wellness, label, sentences });
const good = check('good');
const degraded = check('degraded');
const bad = check('bad');
const unknown = check('unknown');
