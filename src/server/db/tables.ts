import type { Selectable } from 'kysely';
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

export type EventRow = Selectable<Tables['event']>;
export type CourseRow = Selectable<Tables['course']>;
export type EmailRow = Selectable<Tables['email']>;
