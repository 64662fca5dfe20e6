import { formatDay } from '#domain/day.ts';
import { type AverageScore, type ListedFeedback, SCORE_MAX } from '#domain/feedback/feedback.ts';
import { counted, nonBreaking, outOf } from '#domain/slovak.ts';
import { listCourseTypes } from '#server/courses/course-types.ts';
import { listAverageScores, listFeedback } from '#server/feedback/feedback.ts';
import { DeskHead } from '#web/desk/kit/desk-head.tsx';
import { Rows } from '#web/desk/kit/desk-list.tsx';
import { FilteredList } from '#web/desk/kit/filtered-list.tsx';
import { Instant } from '#web/desk/kit/instant.tsx';
import { signUpList } from '#web/desk/sign-ups/sign-up-list.ts';
import { requireStaff } from '#web/desk/staff-guard.ts';
import { pageMeta } from '#web/shared/page-meta.ts';
import type { Route } from './+types/feedback';
import { feedbackList } from './feedback-list.ts';

export const meta = () => pageMeta({ title: 'Spätná väzba – správa', description: 'Čo hovoria účastníci po kurze' });

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
      {averages.length > 0 && <Averages averages={averages} />}
      <FilteredList list={feedbackList} filter={filter} options={{ courseTypeId: types }} page={list}>
        <FeedbackRows answers={list.rows} />
      </FilteredList>
    </>
  );
}

const decimal = new Intl.NumberFormat('sk', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

function Averages({ averages }: { averages: AverageScore[] }) {
  return (
    <details className="folded list-summary">
      <summary>Priemery podľa kurzu</summary>
      <Rows label="Priemery podľa kurzu" columns={AVERAGE_COLUMNS}>
        {averages.map(({ courseType, average, count }) => (
          <tr key={courseType ?? ''}>
            <td className="title">{nonBreaking(courseType ?? 'Kurzy bez typu')}</td>
            <td className="num r" data-label="Priemer">
              {decimal.format(average)} {outOf(SCORE_MAX)}
            </td>
            <td className="num r">{counted(count, ...feedbackList.noun)}</td>
          </tr>
        ))}
      </Rows>
    </details>
  );
}

const AVERAGE_COLUMNS = [
  { title: 'Kurz' },
  { title: 'Priemer', className: 'r' },
  { title: 'Odpovede', className: 'r' },
];

const COLUMNS = [
  { title: 'Kedy' },
  { title: 'Kto' },
  { title: 'Kurz' },
  { title: 'Hodnotenie', className: 'r' },
  { title: 'Prečo' },
];

function FeedbackRows({ answers }: { answers: ListedFeedback[] }) {
  return (
    <Rows label="Odpovede" columns={COLUMNS}>
      {answers.map(({ signUpId, applicantName, courseName, courseDate, courseCity, score, comment, givenAt }) => (
        <tr key={signUpId}>
          <td className="num" data-label="Kedy">
            <Instant at={givenAt} />
          </td>
          <td className="title">
            <a href={signUpList.record(signUpId)}>{applicantName}</a>
          </td>
          <td>{nonBreaking(`${courseName}, ${courseCity}, ${formatDay(courseDate)}`)}</td>
          <td className="num r" data-label="Hodnotenie">
            {score} {outOf(SCORE_MAX)}
          </td>
          <td className="long as-typed">{comment}</td>
        </tr>
      ))}
    </Rows>
  );
}
