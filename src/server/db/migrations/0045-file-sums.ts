import type { Kysely } from 'kysely';

/**
 * The hash of each stored file, as files of sign-ups have it since ever. Null until the nightly check has read what an older
 * version stored: an upgrade need not read every file.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['pictureFile', 'letterAttachment', 'enclosure']) {
    await db.schema.alterTable(table).addColumn('sha256', 'text').execute();
  }
}
