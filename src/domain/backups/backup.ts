import { formatInstant } from '#domain/instant.ts';
import { counted } from '#domain/slovak.ts';

/** Backups of this many days are kept, including today's; the newest one is always kept. */
export const BACKUP_DAYS = 35;

/** A nightly check later than this counts as missed. */
const CHECK_HOURS_MAX = 26;

/** A fault that the nightly job found in the backups. */
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

/** The result of the nightly job: it checks every backup file, and restores, compares and verifies the newest one. */
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
  /** A nightly job was missed. */
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
      return 'Nočná záloha sa nepodarila. Dôvod je v\u00A0zázname servera.';
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
