import { type Kysely, sql } from 'kysely';

const FACTS = ['name', 'street', 'city', 'postalCode', 'ico', 'dic', 'icDph', 'orderNumber', 'invoiceEmail'];
const COUNTS = ['came', 'absent', 'people', 'totalCents', 'vatCents'];

/** How many days before the upgrade a course must have ended to be regarded as invoiced. */
const DAYS_OPEN = 31;

/** What was handed over to accounting, and the numbers it is calculated from (decision 0063). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['course', 'courseType'])
    await db.schema
      .alterTable(table)
      .addColumn('invoicePrice', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  await db.schema.alterTable('courseType').addColumn('vatRate', 'integer').execute();
  await db.schema
    .createTable('handOver')
    .addColumn('courseId', 'text', (column) => column.notNull().references('course.id').onDelete('cascade'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('unitCents', 'integer', (column) => column.notNull())
    .addColumn('vatRate', 'integer', (column) => column.notNull())
    .addColumn('noShowsPay', 'integer', (column) => column.notNull())
    .addColumn('madeAt', 'text', (column) => column.notNull())
    .addColumn('byStaffId', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('handOverOfCourse', ['courseId', 'number'])
    .execute();
  let line = db.schema
    .createTable('handOverLine')
    .addColumn('courseId', 'text', (column) => column.notNull().references('course.id').onDelete('cascade'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('signUpId', 'text', (column) => column.notNull().references('signUp.id').onDelete('cascade'));
  for (const fact of FACTS) line = line.addColumn(fact, 'text', (column) => column.notNull());
  for (const count of COUNTS) line = line.addColumn(count, 'integer', (column) => column.notNull());
  await line.addPrimaryKeyConstraint('lineOfHandOver', ['courseId', 'number', 'position']).execute();
  await db.schema.createIndex('handOverLineBySignUp').on('handOverLine').column('signUpId').execute();
  await dismissOldCourses(db);
}

/** Courses that ended long ago were invoiced before there were hand-overs, so that Dnes does not list them. */
async function dismissOldCourses(db: Kysely<unknown>): Promise<void> {
  const at = new Date().toISOString();
  const day = new Date(Date.parse(at) - DAYS_OPEN * 86_400_000).toISOString().slice(0, 10);
  await sql`
    insert into "postponement" ("kind", "noun", "nounId", "untilDay", "isDone", "byStaffId", "at")
    select 'handOvers', 'course', "id", '9999-12-31', 1, '', ${at}
    from "course" where coalesce("dateTo", "date") < ${day}`.execute(db);
}
