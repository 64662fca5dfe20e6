import { data, redirect } from 'react-router';
import { deleteCourseType, findCourseType } from '#server/courses/course-types.ts';
import { appOf } from '#web/context.ts';
import { PageHead } from '#web/desk/kit/desk-head.tsx';
import { COURSE_TYPES } from '#web/desk/kit/desk-sections.ts';
import { Question } from '#web/desk/kit/question.tsx';
import { requireStaff } from '#web/desk/staff-guard.ts';
import { pageMeta } from '#web/shared/page-meta.ts';
import type { Route } from './+types/course-type-deletion';

export const meta = () => pageMeta({ title: 'Zmazanie typu kurzu', description: 'Zmazanie typu kurzu' });

export async function loader(args: Route.LoaderArgs) {
  const _staff = await requireStaff(args, 'office');
  const type = await findCourseType(appOf(args.context).db, args.params.id);
  if (!type) throw data(null, { status: 404 });
  return { type };
}

export async function action(args: Route.ActionArgs) {
  const staff = await requireStaff(args, 'office');
  switch (await appOf(args.context).change(staff, (change) => deleteCourseType(change, args.params.id))) {
    case 'not-found':
      throw data(null, { status: 404 });
    case 'in-use':
      return data({ refusal: 'Niektorý kurz je tohto typu, preto ho nemožno zmazať.' }, { status: 409 });
    case 'has-waitlist':
      return data({ refusal: HAS_WAITLIST }, { status: 409 });
    case 'done':
      return redirect(COURSE_TYPES, 303);
  }
}

const HAS_WAITLIST = 'Niekto čaká na termín tohto typu, preto ho nemožno zmazať. Najprv ho vyraďte medzi čakajúcimi.';

/** Requires confirmation before the deletion. */
export default function CourseTypeDeletion({ loaderData: { type }, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead parents={[{ title: 'Typy kurzov', to: COURSE_TYPES }]} title="Zmazať typ kurzu" note={type.name} />
      <Question
        refusal={actionData?.refusal}
        button={{ label: 'Zmazať typ', isRed: true }}
        back={{ label: 'Späť na typy', to: COURSE_TYPES }}
      >
        <p>
          Typ zmizne z&nbsp;ponuky v&nbsp;správe aj zo stránok, ktoré ho spomínajú. Zmazať možno iba typ, ktorého nie
          je žiadny kurz a&nbsp;na ktorý nikto nečaká. Zmazanie sa nedá vrátiť.
        </p>
      </Question>
    </>
  );
}
