import { type Day, daysLater } from '#domain/day.ts';
import { ANNOUNCED_DAYS, type DocumentFacts } from '#domain/issued-documents/issued-document.ts';
import { APPLICANT_NAME, type ApplicantName, applicantName } from '#domain/sign-ups/sign-up.ts';
import type { WaitingItem } from '#domain/today/today-item.ts';
import { readFacts } from '#server/issued-documents/issued-documents.ts';
import { hasTodayState } from './postponements.ts';
import type { TodayContext, TodaySource } from './today-source.ts';

/** Days before the end of a term from which there may be no suitable date any more. */
const URGENT_DAYS = 30;

/** Documents whose term ends soon, by sign-up: its people were on one course, so that they have one term. */
export const renewals: TodaySource = {
  count(context) {
    const urgentUntil = daysLater(context.day, URGENT_DAYS);
    return endingTerms(context)
      .select(({ fn }) => [
        fn.count<number>('signUpId').distinct().filterWhere('since', '>', urgentUntil).as('inTime'),
        fn.count<number>('signUpId').distinct().filterWhere('since', '<=', urgentUntil).as('urgent'),
      ])
      .executeTakeFirstOrThrow();
  },
  async list(context) {
    const { db } = context.app;
    const soonest = endingTerms(context)
      .select('signUpId')
      .groupBy('signUpId')
      .orderBy(({ fn }) => fn.min('since'))
      .orderBy('signUpId')
      .limit(context.max);
    const documents = await endingTerms(context)
      // null once the course is deleted
      .leftJoin('course', 'course.id', 'courseId')
      .select(['facts', 'course.id as courseId', 'signUpId'])
      .where('signUpId', 'in', soonest)
      .orderBy('since')
      .orderBy('signUpId')
      .orderBy('sequence')
      .execute();
    const signUps = await db
      .selectFrom('signUp')
      .select(['id', 'phone', 'email', ...APPLICANT_NAME])
      .where('id', 'in', soonest)
      .execute();
    const applicants = new Map(signUps.map((signUp) => [signUp.id, signUp]));
    const groups = Map.groupBy(documents.map(readFacts), ({ signUpId }) => signUpId);
    return [...groups].flatMap(([signUpId, group]) => toItem(context.day, group, applicants.get(signUpId)));
  },
};

/** `since` of a result is the end of its document's term; it lies ahead only where there is one. */
function endingTerms(context: TodayContext) {
  const { app, day } = context;
  return app.db
    .selectFrom('issuedDocument')
    .innerJoin('result', 'result.id', 'resultId')
    .where('since', '>', day)
    .where('since', '<=', daysLater(day, ANNOUNCED_DAYS))
    .where('revokedAt', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('issuedDocument as newer')
            .innerJoin('result as repeated', 'repeated.id', 'newer.resultId')
            .select('newer.id')
            .whereRef('repeated.birthDate', '=', 'result.birthDate')
            .whereRef('repeated.searchText', '=', 'result.searchText')
            .whereRef('newer.field', '=', 'issuedDocument.field')
            .whereRef('repeated.since', '>', 'result.since')
            .where('newer.revokedAt', 'is', null),
        ),
      ),
    )
    .where(hasTodayState(context, 'renewals', 'result.signUpId'));
}

interface EndingDocument {
  facts: DocumentFacts;
  courseId: string | null;
  signUpId: string;
}

type Applicant = ApplicantName & { phone: string; email: string };

/** The applicant is undefined once the sign-up is erased. */
function toItem(day: Day, documents: EndingDocument[], applicant: Applicant | undefined): WaitingItem<'renewals'>[] {
  const [first] = documents;
  if (!first?.facts.renewal) return [];
  const { signUpId, courseId } = first;
  const { name, nameOfCourse, date, dateTo, city, renewal } = first.facts;
  return [
    {
      kind: 'renewals',
      ids: [signUpId],
      since: daysLater(renewal.until, -ANNOUNCED_DAYS),
      isUrgent: renewal.until <= daysLater(day, URGENT_DAYS),
      course: { id: courseId ?? '', name: nameOfCourse, date, dateTo, city },
      name: applicant ? applicantName(applicant) : name,
      isErased: !applicant,
      phone: applicant?.phone ?? '',
      email: applicant?.email ?? '',
      holders: documents.map(({ facts }) => facts.name),
      renewal,
    },
  ];
}
