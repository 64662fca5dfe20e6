import { formatInstant } from '#domain/instant.ts';
import { counted } from '#domain/slovak.ts';

/** So many days' backups are kept, today's among them; the newest one always. */
export const BACKUP_DAYS = 35;

/** A night's check later than this is missed. */
const CHECK_HOURS_MAX = 26;

/** What a night has found wrong with the backups. */
export type BackupFault =
  | { fault: 'not-made' | 'no-room' | 'none' }
  | { fault: 'missing' | 'changed' | 'unreadable'; fileName: string }
  | { fault: 'different'; fileName: string; table: string };

/** What a night has found: every backup is as it was written, and the newest one was restored and compared. */
export interface BackupCheck {
  at: string;
  faults: BackupFault[];
}

/** How things stand with the backups. */
export interface BackupState {
  /** The last night's; undefined while there was none. */
  check: BackupCheck | undefined;
  newest: { createdAt: string; sizeBytes: number } | undefined;
  /** When a backup was last restored beside and found to be the same. */
  provenAt: string | undefined;
  /** How many there are. */
  count: number;
  /** A night was missed. */
  isLate: boolean;
  /** When the next one is made. */
  nextAt: string;
}

/** True once the last check, or the first start while there was none, is too long ago. */
export function isCheckLate(since: string, now: Temporal.Instant): boolean {
  return now.since(Temporal.Instant.from(since)).total('hours') > CHECK_HOURS_MAX;
}

/** True for a night whose backup was restored and compared, whatever became of older files. */
export function isProven({ faults }: BackupCheck): boolean {
  return faults.every(({ fault }) => !DISPROVING.has(fault));
}

const DISPROVING: ReadonlySet<BackupFault['fault']> = new Set(['none', 'unreadable', 'different']);

/** „Posledná obnova overená 03.12. o 3.12 h, 0 rozdielov“ */
export function checkSentence({ at, faults }: BackupCheck): string {
  const { day, time } = formatInstant(at);
  const when = `${day.slice(0, 6)} o\u00A0${time}\u00A0h`;
  if (faults.length === 0) return `Posledná obnova overená ${when}, 0\u00A0rozdielov`;
  return `Kontrola záloh ${when} našla ${counted(faults.length, 'chybu', 'chyby', 'chýb')}`;
}

/** What is wrong, in a sentence for whoever has to correct it. */
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
