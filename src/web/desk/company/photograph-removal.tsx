import { data, redirect } from 'react-router';
import { findCompany } from '#server/company/company.ts';
import { findPhotograph, listPhotographSubjects, removePhotograph } from '#server/photographs/photographs.ts';
import { appOf } from '#web/context.ts';
import { PageHead } from '#web/desk/kit/desk-head.tsx';
import { PHOTOGRAPHS } from '#web/desk/kit/desk-sections.ts';
import { Question } from '#web/desk/kit/question.tsx';
import { requireStaff } from '#web/desk/staff-guard.ts';
import { pageMeta } from '#web/shared/page-meta.ts';
import { Picture } from '#web/shared/picture.tsx';
import type { Route } from './+types/photograph-removal';

export const meta = () => pageMeta({ title: 'Odobratie fotografie', description: 'Odobratie fotografie z webu' });

export async function loader(args: Route.LoaderArgs) {
  await requireStaff(args, 'settings');
  const app = appOf(args.context);
  const photograph = await findPhotograph(app.db, args.params.subject);
  if (!photograph) throw data(null, { status: 404 });
  const subjects = await listPhotographSubjects(app, await findCompany(app.db));
  return { photograph, name: subjects.find(({ subject }) => subject === photograph.subject)?.name ?? photograph.alt };
}

export async function action(args: Route.ActionArgs) {
  const staff = await requireStaff(args, 'settings');
  const { subject } = args.params;
  const outcome = await appOf(args.context).change(staff, (change) => removePhotograph(change, subject));
  if (outcome === 'not-found') throw data(null, { status: 404 });
  return redirect(PHOTOGRAPHS, 303);
}

/** Requires confirmation before a photograph is removed. */
export default function PhotographRemoval({ loaderData: { photograph, name } }: Route.ComponentProps) {
  return (
    <>
      <PageHead parents={[{ title: 'Fotografie', to: PHOTOGRAPHS }]} title="Odobrať fotografiu" note={name} />
      <Question
        button={{ label: 'Odobrať fotografiu', isRed: true }}
        back={{ label: 'Späť na fotografie', to: PHOTOGRAPHS }}
      >
        <div className="photograph-now">
          <Picture image={photograph.image} alt={photograph.alt} sizes="20rem" />
        </div>
        <p>
          Fotografia zmizne z&nbsp;webu aj z&nbsp;úložiska. Na jej mieste bude značka alebo kresba ako predtým.
          Odobratie sa nedá vrátiť, fotografiu by ste museli nahrať znova.
        </p>
      </Question>
    </>
  );
}
