import { WrongSetting } from './config.ts';
import { BrokenDatabase, LostDatabase } from './db/database.ts';
import { FailedMigration, NewerDatabase } from './db/migrate.ts';
import { isUnavailable } from './db/unavailable.ts';

/** The server cannot listen; `cause` is the system's error. A database's address fails with the same codes. */
export class ListenFailure extends Error {
  /** The prefix of the settings: „METRICS_“ for METRICS_PORT and METRICS_HOST. */
  settings: '' | 'METRICS_';

  constructor(cause: unknown, settings: '' | 'METRICS_' = '') {
    super('The server cannot listen', { cause });
    this.settings = settings;
  }
}

/**
 * One Slovak sentence about a problem that the operator who starts the server can correct; undefined for anything else,
 * which is a bug and shows its stack.
 */
export function startFailure(error: unknown): string | undefined {
  if (error instanceof WrongSetting) return `Nastavenie: ${error.message}`;
  if (error instanceof LostDatabase) return LOST;
  if (error instanceof BrokenDatabase) return SQLITE[11];
  if (error instanceof FailedMigration) return startFailure(error.cause) ?? notMigrated(error);
  if (error instanceof ListenFailure) {
    const sentence = LISTENING[(error.cause as NodeJS.ErrnoException).code ?? ''];
    return sentence && error.settings + sentence;
  }
  if (error instanceof NewerDatabase) return NEWER;
  const { code, errcode } = error as { code?: string; errcode?: number };
  // the low byte of SQLite's extended codes is the primary code
  if (errcode !== undefined) return SQLITE[errcode & 0xff];
  if (code && code in FOLDER) return FOLDER[code];
  if (code && code in POSTGRES) return POSTGRES[code];
  if (isUnavailable(error)) return 'DATABASE_URL: databáza na tejto adrese neodpovedá.';
  if (error instanceof Error && error.message.startsWith('corrupted migrations')) return NEWER;
}

/** The operator can return to the previous version; the cause is shown for the developers of the next one. */
function notMigrated({ migration, cause }: FailedMigration): string {
  const causeText = (cause instanceof Error ? cause.message : String(cause)).replace(/\s+/g, ' ');
  return `Databázu sa nepodarilo previesť na túto verziu webu (migrácia ${migration}: ${causeText}). Zostala nezmenená, predošlá verzia webu s ňou pracuje ďalej.`;
}

const LOST =
  'DATA_DIR: databáza bozp.sqlite chýba alebo je prázdna, hoci tu už raz bola. Vráťte ju zo zálohy; ak má web začať odznova, odstráňte z priečinka všetko.';

const NEWER =
  'Databáza patrí novšej alebo nevydanej verzii webu. Spustite verziu, ktorá s ňou naposledy pracovala, alebo novšiu.';

const SQLITE: Record<number, string | undefined> = {
  5: 'DATA_DIR: databázu v tomto priečinku už používa iný spustený proces.',
  8: 'DATA_DIR: do databázy v tomto priečinku sa nedá zapisovať.',
  10: 'DATA_DIR: disk s databázou hlási chybu pri čítaní alebo zápise.',
  11: 'DATA_DIR: databáza bozp.sqlite je poškodená. Vráťte ju zo zálohy.',
  13: 'DATA_DIR: na disku s databázou nie je miesto.',
  14: 'DATA_DIR: databáza v tomto priečinku sa nedá otvoriť.',
  26: 'DATA_DIR: súbor bozp.sqlite nie je databáza. Vráťte ju zo zálohy.',
};

const LISTENING: Record<string, string | undefined> = {
  EADDRINUSE: 'PORT: na tomto porte už počúva iný program.',
  EACCES: 'PORT: na tomto porte tento používateľ počúvať nesmie.',
  EADDRNOTAVAIL: 'HOST: takúto adresu tento počítač nemá.',
  EINVAL: 'HOST: na takejto adrese sa počúvať nedá.',
  ENOTFOUND: 'HOST: takúto adresu tento počítač nemá.',
  EAI_AGAIN: 'HOST: takúto adresu tento počítač nemá.',
};

const FOLDER: Record<string, string> = {
  EACCES: 'DATA_DIR: do tohto priečinka sa nedá zapisovať.',
  EPERM: 'DATA_DIR: do tohto priečinka sa nedá zapisovať.',
  EROFS: 'DATA_DIR: do tohto priečinka sa nedá zapisovať.',
  ENOTDIR: 'DATA_DIR: na tejto ceste je súbor, nie priečinok.',
  EEXIST: 'DATA_DIR: na tejto ceste je súbor, nie priečinok.',
  EISDIR: 'DATA_DIR: na mieste súboru je priečinok.',
  ENOSPC: 'DATA_DIR: na disku nie je miesto.',
};

const POSTGRES: Record<string, string> = {
  '28P01': 'DATABASE_URL: databáza odmieta toto meno alebo heslo.',
  '28000': 'DATABASE_URL: databáza odmieta toto meno alebo heslo.',
  '3D000': 'DATABASE_URL: databáza tohto mena na serveri nie je.',
  '42501': 'DATABASE_URL: tento používateľ nesmie v databáze vytvárať tabuľky.',
  '25006': 'DATABASE_URL: do tejto databázy sa nedá zapisovať.',
};
