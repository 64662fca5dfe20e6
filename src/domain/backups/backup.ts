import { ZONE } from '#domain/day.ts';
import { formatInstant } from '#domain/instant.ts';
import { counted } from '#domain/slovak.ts';

/** The newest backup is kept of each of the last 24 hours, 14 days and 12 months of which there are any. */
const GENERATIONS = [
  { count: 24, length: 'YYYY-MM-DDTHH'.length },
  { count: 14, length: 'YYYY-MM-DD'.length },
  { count: 12, length: 'YYYY-MM'.length },
];

/** Those of these instants, the newest first, whose backups are kept; hours, days and months are Bratislava's. */
export function keptBackups(instants: readonly string[]): ReadonlySet<string> {
  const local = instants.map((at) => ({ at, text: Temporal.Instant.from(at).toZonedDateTimeISO(ZONE).toString() }));
  return new Set(
    GENERATIONS.flatMap(({ count, length }) =>
      [...Map.groupBy(local, ({ text }) => text.slice(0, length)).values()]
        .slice(0, count)
        .map(([newest]) => newest?.at ?? ''),
    ),
  );
}

/** Checks count as missed after this time, which a machine that was off for a night does not reach. */
const CHECK_HOURS_MAX = 26;

/** A fault that the hourly job found in the backups. */
export type BackupFault =
  | { fault: 'not-made' | 'no-room' | 'none' }
  | { fault: 'missing' | 'changed' | 'unreadable'; fileName: string }
  | { fault: 'different'; fileName: string; table: string };

/** What restoring a backup showed. */
export interface BackupProof {
  faults: BackupFault[];
  /** A sentence for each rule about records that the restored ones break; undefined where none were restored. */
  inconsistencies: string[] | undefined;
}

/** The result of the hourly job: it checks every backup file, and restores, compares and verifies the newest one. */
export interface BackupCheck extends BackupProof {
  at: string;
}

/** The state of the backups. */
export interface BackupState {
  /** The last check; undefined before the first one. */
  check: BackupCheck | undefined;
  newest: { createdAt: string; sizeBytes: number } | undefined;
  /** When a backup was last restored separately and compared without differences. */
  provenAt: string | undefined;
  /** The number of backups. */
  count: number;
  /** An hourly job was missed. */
  isLate: boolean;
  /** When the next one is made. */
  nextAt: string;
}

/** True if the last check, or the first start before any check, is too long ago. */
export function isCheckLate(since: string, now: Temporal.Instant): boolean {
  return now.since(Temporal.Instant.from(since)).total('hours') > CHECK_HOURS_MAX;
}

/** True if the newest backup was restored and compared, whatever is wrong with older files. */
export function isProven({ faults }: Pick<BackupCheck, 'faults'>): boolean {
  return faults.every(({ fault }) => !DISPROVING.has(fault));
}

const DISPROVING: ReadonlySet<BackupFault['fault']> = new Set(['none', 'unreadable', 'different']);

/** „Posledná obnova overená 03.12. o 3.12 h, 0 rozdielov“ */
export function checkSentence({ at, faults }: Pick<BackupCheck, 'at' | 'faults'>): string {
  const { day, time } = formatInstant(at);
  const when = `${day.slice(0, 6)} o\u00A0${time}\u00A0h`;
  if (faults.length === 0) return `Posledná obnova overená ${when}, 0\u00A0rozdielov`;
  return `Kontrola záloh ${when} našla ${counted(faults.length, 'chybu', 'chyby', 'chýb')}`;
}

/** What is wrong, in a sentence for the person who corrects it. */
export function faultSentence(fault: BackupFault): string {
  switch (fault.fault) {
    case 'not-made':
      return 'Záloha sa nepodarila. Dôvod je v\u00A0zázname servera.';
    case 'no-room':
      return 'Na disku so zálohami nie je dosť miesta na novú zálohu a\u00A0jej skúšobnú obnovu.';
    case 'none':
      return 'Nie je žiadna záloha, ktorá by sa dala obnoviť.';
    case 'missing':
      return `Súbor ${fault.fileName} chýba.`;
    case 'changed':
      return `Súbor ${fault.fileName} je iný, než bol zapísaný.`;
    case 'unreadable':
      return `Súbor ${fault.fileName} sa nepodarilo obnoviť.`;
    case 'different':
      return `Po obnove súboru ${fault.fileName} sa líši tabuľka ${fault.table}.`;
  }
}
