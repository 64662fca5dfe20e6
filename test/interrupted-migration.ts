import { sql } from 'kysely';
import { openDatabase } from '#server/db/database.ts';
import { MIGRATIONS, migrate } from '#server/db/migrate.ts';

// A process that stays in the middle of a migration until it is killed.

const config = { dataDir: process.env.DATA_DIR as string, databaseUrl: process.env.DATABASE_URL };
await migrate(openDatabase(config), config, {
  ...MIGRATIONS,
  '9999-half': {
    async up(db) {
      await db.schema.createTable('half').addColumn('text', 'text').execute();
      // more than SQLite's cache holds, so that a part is already written to the file
      for (let row = 0; row < 200; row += 1) await sql`insert into half values (${'x'.repeat(50_000)})`.execute(db);
      await sql`update course set capacity = 99`.execute(db);
      process.stdout.write('in the middle');
      await new Promise(() => process.stdin.resume());
    },
  },
});
