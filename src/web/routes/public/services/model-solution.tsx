import { data } from 'react-router';
import { listCourseTypes } from '#server/courses/course-types.ts';
import { appOf } from '#web/context.ts';
import type { PageHandle } from '#web/front/page-handle.ts';
import servicesStyles from '#web/styles/pages/services.css?url';
import { findModelSolution } from '#web/texts/model-solutions.ts';
import { Drawing } from '#web/ui/shared/drawing.tsx';
import { textPageMeta } from '#web/ui/shared/page-meta.ts';
import { CallToAction } from '#web/ui/site/call-to-action.tsx';
import { ClientReferences } from '#web/ui/site/client-marquee.tsx';
import { Answers } from '#web/ui/site/solutions/answers.tsx';
import { Duties } from '#web/ui/site/solutions/duties.tsx';
import { FirstYear } from '#web/ui/site/solutions/first-year.tsx';
import { ForWhom } from '#web/ui/site/solutions/for-whom.tsx';
import { Risks } from '#web/ui/site/solutions/risks.tsx';
import { TextPageHeader } from '#web/ui/site/text-page-header.tsx';
import type { Route } from './+types/model-solution';

// One template for the seven model solutions (specification section 2.7), which are distinguished by their address.

export const handle: PageHandle = { dependsOn: ['company', 'courseTypes'] };

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: servicesStyles }];

export const meta = ({ loaderData }: Route.MetaArgs) => textPageMeta(loaderData?.solution);

export async function loader({ context, url }: Route.LoaderArgs) {
  const solution = findModelSolution(url.pathname);
  if (!solution) throw data(null, { status: 404 });
  const types = await listCourseTypes(appOf(context).db);
  return {
    solution,
    courseTypes: solution.courseTypes.flatMap((id) => types.find((type) => type.id === id) ?? []),
  };
}

export default function ModelSolution({ loaderData: { solution, courseTypes } }: Route.ComponentProps) {
  return (
    <>
      <TextPageHeader
        page={solution}
        parent={{ title: 'Modelové riešenia', to: '/modelove-riesenia' }}
        image={<Drawing svg={solution.drawing} />}
      >
        <a className="btn btn--line" href="/referencie">
          Pozrieť referencie
        </a>
      </TextPageHeader>
      <ForWhom solution={solution} />
      <FirstYear year={solution.year} />
      <Risks solution={solution} />
      <Duties solution={solution} />
      <Answers services={solution.services} courseTypes={courseTypes} />
      {solution.clientType && <ClientReferences type={solution.clientType} />}
      <CallToAction />
    </>
  );
}
