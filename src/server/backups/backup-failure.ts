import { startFailure } from '#server/start-failure.ts';
import { DatabaseNotEmpty } from './restore.ts';
import { DifferentRestore, UnrestorableText } from './restore-lines.ts';
import { UNREADABLE, UnreadableBackup } from './unreadable-backup.ts';

/** One Slovak sentence about a problem that the operator of a backup or restore can correct; undefined for a bug. */
export function backupFailure(error: unknown, file: string): string | undefined {
  if (error instanceof UnreadableBackup) return `${file}: ${UNREADABLE[error.reason]}`;
  if (error instanceof DatabaseNotEmpty) return NOT_EMPTY;
  if (error instanceof DifferentRestore)
    return `${file}: obnovené riadky sa líšia od zálohy (${error.restored.differences.map(({ table }) => table).join(', ')}). Nič sa nezmenilo.`;
  if (error instanceof UnrestorableText) {
    const { table, row, column } = error.place;
    return `${file}: ${row}. riadok tabuľky ${table} má v\u00A0stĺpci ${column} znak NUL, ktorý PostgreSQL neuloží. Nič sa neobnovilo. Obnovte zálohu do SQLite, text opravte a\u00A0zálohujte znova.`;
  }
  const { code, path } = error as NodeJS.ErrnoException;
  if (code === '42501') return UNREADABLE_TABLE;
  if (code === '42P01' || code === '42703' || MISSING.test((error as Error).message)) return MISSING_TABLE;
  if (path?.startsWith(file) && code && code in FILE) return `${file}: ${FILE[code]}`;
  return startFailure(error);
}

const NOT_EMPTY =
  'Databáza nie je prázdna a\u00A0obnova by jej údaje zmiešala so zálohou. Obnovte ju do prázdneho DATA_DIR alebo do novej databázy v\u00A0DATABASE_URL.';

const UNREADABLE_TABLE =
  'DATABASE_URL: tento používateľ nesmie čítať všetky tabuľky webu, záloha by bola neúplná. Nevznikla.';

const MISSING_TABLE = 'V\u00A0databáze chýba tabuľka alebo stĺpec webu, záloha by bola neúplná. Nevznikla.';
const MISSING = /^no such (table|column)/;

const FILE: Record<string, string> = {
  ENOENT: 'taký súbor alebo priečinok tu nie je.',
  EACCES: 'k\u00A0súboru nemá tento používateľ prístup.',
  EPERM: 'k\u00A0súboru nemá tento používateľ prístup.',
  EROFS: 'na tento disk sa nedá zapisovať.',
  EISDIR: 'je to priečinok, nie súbor.',
  ENOTDIR: 'cesta vedie cez súbor, ktorý nie je priečinok.',
  ENOSPC: 'na disku nie je miesto.',
};
