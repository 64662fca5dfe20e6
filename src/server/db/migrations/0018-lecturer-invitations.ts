import { type Kysely, sql } from 'kysely';

/** What emails stated to lecturers about their courses (decision 0060). Those of existing courses know of them already. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('lecturerInvitation')
    .addColumn('courseId', 'text', (column) => column.notNull())
    .addColumn('sequence', 'integer', (column) => column.notNull())
    .addColumn('lecturerId', 'text', (column) => column.notNull().references('staffMember.id').onDelete('cascade'))
    .addColumn('isCancelled', 'integer', (column) => column.notNull())
    .addColumn('emailId', 'text', (column) => column.references('email.id').onDelete('set null'))
    .addColumn('nameOfCourse', 'text', (column) => column.notNull())
    .addColumn('date', 'text', (column) => column.notNull())
    .addColumn('dateTo', 'text')
    .addColumn('hours', 'text', (column) => column.notNull())
    .addColumn('place', 'text', (column) => column.notNull())
    .addColumn('city', 'text', (column) => column.notNull())
    .addColumn('room', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('lecturerInvitationOfCourse', ['courseId', 'sequence'])
    .execute();
  await db.schema.createIndex('lecturerInvitationByLecturer').on('lecturerInvitation').column('lecturerId').execute();
  await db.schema.createIndex('lecturerInvitationByEmail').on('lecturerInvitation').column('emailId').execute();
  await sql`
    insert into "lecturerInvitation"
      ("courseId", "sequence", "lecturerId", "isCancelled", "nameOfCourse", "date", "dateTo", "hours", "place", "city", "room")
    select "course"."id", 0, "lecturerId", 0, "course"."nameOfCourse", "date", "dateTo",
      coalesce("course"."hours", "courseType"."hours", ''), "place", "city", "room"
    from "course"
    left join "courseType" on "courseType"."id" = "courseTypeId"
    where "lecturerId" is not null and "cancelledAt" is null`.execute(db);
}
