import type { Day } from '#domain/day.ts';
import { pageWithin } from '#domain/paging.ts';
import type { SignUpInList, SignUpState } from '#domain/sign-ups/sign-up.ts';
import type { Db } from '#server/db/database.ts';
import { withFailedLetterMark } from '#server/letters/failed-letters.ts';
import { holdsText } from '#server/search.ts';

/** What narrows the list of sign-ups. */
export interface SignUpFilter {
  state?: SignUpState;
  search?: string;
  courseId?: string;
  city?: string;
}

export const SIGN_UPS_PER_PAGE = 50;

/** One page of sign-ups, newest first, the last where there are fewer; which one it is, and how many there are in all. */
export async function listSignUps(
  db: Db,
  { page: wanted, ...filter }: SignUpFilter & { page: number },
): Promise<{ signUps: SignUpInList[]; total: number; page: number }> {
  const matching = matchingSignUps(db, filter);
  const found = await matching
    .select((expression) => expression.fn.countAll<number | bigint>().as('total'))
    .executeTakeFirstOrThrow();
  const total = Number(found.total);
  const page = pageWithin(wanted, { total, pageSize: SIGN_UPS_PER_PAGE });
  const signUps = await matching
    .leftJoin('course', 'course.id', 'signUp.courseId')
    .select(COLUMNS)
    .select((expression) => [
      'course.image',
      expression
        .selectFrom('signUpFile')
        .select(({ fn }) => fn.countAll<number | bigint>().as('files'))
        .whereRef('signUpFile.signUpId', '=', 'signUp.id')
        .$asScalar()
        .$notNull()
        .as('files'),
    ])
    .orderBy('receivedAt', 'desc')
    .orderBy('signUp.id')
    .limit(SIGN_UPS_PER_PAGE)
    .offset((page - 1) * SIGN_UPS_PER_PAGE)
    .execute();
  const counted = signUps.map((row) => ({ ...row, files: Number(row.files) }));
  return { signUps: await withFailedLetterMark(db, 'signUp', counted), total, page };
}

/** How many sign-ups so narrowed there are in each state, as the tabs show them. */
export async function countSignUps(
  db: Db,
  filter: Omit<SignUpFilter, 'state'> = {},
): Promise<Record<'all' | SignUpState, number>> {
  const groups = await matchingSignUps(db, { ...filter, state: undefined })
    .select((expression) => [
      'status',
      expression.fn.count<number | bigint>('id').as('total'),
      expression.fn.count<number | bigint>('reviewedAt').as('reviewed'),
    ])
    .groupBy('status')
    .execute();
  const counts = { all: 0, new: 0, confirmed: 0, waiting: 0, cancelled: 0 };
  for (const { status, ...group } of groups) {
    const total = Number(group.total);
    const fresh = status === 'confirmed' ? total - Number(group.reviewed) : 0;
    counts.all += total;
    counts.new += fresh;
    counts[status] += total - fresh;
  }
  return counts;
}

/** How many new ones wait for staff: a course that is gone or has begun waits for nobody. */
export async function countSignUpsToConfirm(db: Db, today: Day): Promise<number> {
  const { count } = await matchingSignUps(db, { state: 'new' })
    .where('courseId', 'is not', null)
    .where('courseDate', '>=', today)
    .select(({ fn }) => fn.countAll<number | bigint>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

function matchingSignUps(db: Db, { state, search, courseId, city }: SignUpFilter) {
  return db
    .selectFrom('signUp')
    .$if(state === 'new', (query) => query.where('signUp.status', '=', 'confirmed').where('reviewedAt', 'is', null))
    .$if(state === 'confirmed', (query) =>
      query.where('signUp.status', '=', 'confirmed').where('reviewedAt', 'is not', null),
    )
    .$if(state === 'waiting', (query) => query.where('signUp.status', '=', 'waiting'))
    .$if(state === 'cancelled', (query) => query.where('signUp.status', '=', 'cancelled'))
    .$if(Boolean(courseId), (query) => query.where('courseId', '=', courseId as string))
    .$if(Boolean(city), (query) => query.where('courseCity', '=', city as string))
    .$if(Boolean(search), (query) => query.where(holdsText(search as string)));
}

const COLUMNS = [
  'signUp.id',
  'courseId',
  'courseName',
  'courseDate',
  'courseCity',
  'applicant',
  'firstName',
  'lastName',
  'companyName',
  'seats',
  'email',
  'signUp.status',
  'receivedAt',
  'reviewedAt',
] as const;
