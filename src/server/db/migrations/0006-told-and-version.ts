import type { Kysely } from 'kysely';

interface Tables {
  signUp: {
    id: string;
    courseName: string;
    courseDate: string;
    courseDateTo: string | null;
    courseCity: string;
    told: string;
  };
}

/** A course's version, so that nobody overwrites what they have not seen; what an applicant was told of the course. */
export async function up(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .alterTable('course')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  await db.schema
    .alterTable('signUp')
    .addColumn('told', 'text', (column) => column.notNull().defaultTo('{}'))
    .execute();
  const signUps = await db
    .selectFrom('signUp')
    .select(['id', 'courseName', 'courseDate', 'courseDateTo', 'courseCity'])
    .execute();
  for (const { id, courseName: nameOfCourse, courseDate: date, courseDateTo: dateTo, courseCity: city } of signUps) {
    const told = JSON.stringify({ nameOfCourse, date, dateTo, place: '', city });
    await db.updateTable('signUp').set({ told }).where('id', '=', id).execute();
  }
}
