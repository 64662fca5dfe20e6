import type { Generated, Selectable } from 'kysely';
import type { ClientTables } from './tables/clients.ts';
import type { ContactRequestTables } from './tables/contact-requests.ts';
import type { ContentTables } from './tables/content.ts';
import type { CourseTables } from './tables/courses.ts';
import type { EmailTables } from './tables/emails.ts';
import type { JobTables } from './tables/jobs.ts';
import type { OperationTables } from './tables/operation.ts';
import type { ResultTables } from './tables/results.ts';
import type { SignUpTables } from './tables/sign-ups.ts';
import type { StaffTables } from './tables/staff.ts';

/** Text for days, instants (ISO, UTC) and states, integers for counts: types that SQLite and Postgres share. */
export interface Tables
  extends CourseTables,
    SignUpTables,
    ResultTables,
    ContactRequestTables,
    ClientTables,
    EmailTables,
    ContentTables,
    StaffTables,
    JobTables,
    OperationTables {}

/** A record whose columns of these names the database fills where they are left out. */
export type WithDefaults<Row, Column extends keyof Row> = Omit<Row, Column> & {
  [Name in Column]: Generated<Row[Name]>;
};

/** A file whose bytes the database holds. */
export interface FileColumns {
  name: string;
  mediaType: string;
  sha256: string;
  bytes: Uint8Array;
}

export type EventRow = Selectable<Tables['event']>;
export type CourseRow = Selectable<Tables['course']>;
export type EmailRow = Selectable<Tables['email']>;
