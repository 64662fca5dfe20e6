import { formatInstant } from '#domain/instant.ts';
import { type CountedForms, counted } from '#domain/slovak.ts';

/** The names of the files of each table: one, a few, many. */
const FILE_KINDS = {
  signUpFile: ['súbor prihlášky', 'súbory prihlášok', 'súborov prihlášok'],
  pictureFile: ['súbor obrázka', 'súbory obrázkov', 'súborov obrázkov'],
  emailAttachment: ['príloha e-mailu', 'prílohy e-mailov', 'príloh e-mailov'],
  enclosure: ['spoločná príloha e-mailov', 'spoločné prílohy e-mailov', 'spoločných príloh e-mailov'],
  signedSheet: ['podpísaná listina', 'podpísané listiny', 'podpísaných listín'],
  issuedDocument: ['doklad', 'doklady', 'dokladov'],
} as const satisfies Record<string, CountedForms>;

export type FileTable = keyof typeof FILE_KINDS;

/** A file whose content differs from what was stored. */
export interface DamagedFile {
  table: FileTable;
  /** Its row's primary key. */
  key: (string | number)[];
}

/** The result of the nightly job that compares every stored file with its hash. */
export interface FileCheck {
  /** ISO, UTC. */
  at: string;
  files: number;
  damaged: number;
  /** The first of them; the log names all. */
  listed: DamagedFile[];
}

/** Maximum damaged files that are listed. */
export const DAMAGED_LISTED_MAX = 100;

/** „Uložené súbory overené 03.12. o 3.12 h, 0 poškodených“ */
export function fileCheckSentence(check: FileCheck): string {
  const { day, time } = formatInstant(check.at);
  const damagedPhrase = counted(check.damaged, 'poškodený', 'poškodené', 'poškodených');
  return `Uložené súbory overené ${day.slice(0, 6)} o\u00A0${time}\u00A0h, ${damagedPhrase}`;
}

/** „Poškodené: 1 súbor prihlášky, 2 súbory obrázkov“ */
export function damageSentence({ damaged, listed }: Pick<FileCheck, 'damaged' | 'listed'>): string {
  const kinds = [...Map.groupBy(listed, ({ table }) => table)];
  const kindsPhrase = kinds
    .map(([table, files]) => counted(files.length, ...(FILE_KINDS[table] as CountedForms)))
    .join(', ');
  return `Poškodené: ${kindsPhrase}${damaged > listed.length ? ' a\u00A0ďalšie' : ''}`;
}
