import { formatDay } from '#domain/day.ts';
import { type AverageScore, type ListedFeedback, SCORE_MAX } from '#domain/feedback/feedback.ts';
import { counted, nonBreaking, outOf } from '#domain/slovak.ts';
import { listCourseTypes } from '#server/courses/course-types.ts';
import { listAverageScores, listFeedback } from '#server/feedback/feedback.ts';
import { DeskHead } from '#web/desk/kit/desk-head.tsx';
import { type Column, Table } from '#web/desk/kit/desk-list.tsx';
import { FilteredList } from '#web/desk/kit/filtered-list.tsx';
import { Instant } from '#web/desk/kit/instant.tsx';
import { signUpList } from '#web/desk/sign-ups/sign-up-list.ts';
import { requireStaff } from '#web/desk/staff-guard.ts';
import type { Route } from './+types/feedback';
import { feedbackList } from './feedback-list.ts';

export async function loader(args: Route.LoaderArgs) {
  const { db } = await requireStaff(args, 'office');
  const filter = feedbackList.read(args.url.searchParams);
  const [list, averages, types] = await Promise.all([
    listFeedback(db, filter),
    listAverageScores(db),
    listCourseTypes(db),
  ]);
  return {
    filter: { ...filter, page: list.page },
    list,
    averages,
    types: types.map(({ id, name }) => ({ id, name })),
  };
}

/** What applicants answered after their courses (decision 0066). */
export default function FeedbackPage({ loaderData: { filter, list, averages, types } }: Route.ComponentProps) {
  return (
    <>
      <DeskHead title="Spätná väzba" note="Odporučili by ste nás?" />
      {averages.length > 0 && (
        <details className="folded list-summary">
          <summary>Priemery podľa kurzu</summary>
          <Table
            label="Priemery podľa kurzu"
            columns={AVERAGE_COLUMNS}
            rows={averages}
            keyOf={({ courseType }) => courseType ?? ''}
          />
        </details>
      )}
      <FilteredList list={feedbackList} filter={filter} options={{ courseTypeId: types }} page={list}>
        <Table label="Odpovede" columns={COLUMNS} rows={list.rows} keyOf={({ signUpId }) => signUpId} />
      </FilteredList>
    </>
  );
}

const decimal = new Intl.NumberFormat('sk', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

const AVERAGE_COLUMNS: Column<AverageScore>[] = [
  { title: 'Kurz', className: 'title', cell: ({ courseType }) => nonBreaking(courseType ?? 'Kurzy bez typu') },
  {
    title: 'Priemer',
    label: 'Priemer',
    className: 'num r',
    cell: ({ average }) => `${decimal.format(average)} ${outOf(SCORE_MAX)}`,
  },
  { title: 'Odpovede', className: 'num r', cell: ({ count }) => counted(count, ...feedbackList.noun) },
];

const COLUMNS: Column<ListedFeedback>[] = [
  { title: 'Kedy', label: 'Kedy', className: 'num', cell: ({ givenAt }) => <Instant at={givenAt} /> },
  {
    title: 'Kto',
    className: 'title',
    cell: ({ signUpId, applicantName }) => <a href={signUpList.record(signUpId)}>{applicantName}</a>,
  },
  {
    title: 'Kurz',
    cell: ({ courseName, courseDate, courseCity }) =>
      nonBreaking(`${courseName}, ${courseCity}, ${formatDay(courseDate)}`),
  },
  {
    title: 'Hodnotenie',
    label: 'Hodnotenie',
    className: 'num r',
    cell: ({ score }) => `${score} ${outOf(SCORE_MAX)}`,
  },
  { title: 'Prečo', className: 'long as-typed', cell: ({ comment }) => comment },
];
