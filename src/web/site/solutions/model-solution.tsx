import type { ModelSolutionFields } from '#domain/page-texts/model-solution-fields.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { listCourseTypes } from '#server/courses/course-types.ts';
import { appOf } from '#web/context.ts';
import type { PageHandle } from '#web/front/page-handle.ts';
import { Drawing } from '#web/shared/drawing.tsx';
import { found } from '#web/shared/found.ts';
import { textPageMeta } from '#web/shared/page-meta.ts';
import { ClientReferences } from '#web/site/home/client-marquee.tsx';
import { CallToAction } from '#web/site/kit/call-to-action.tsx';
import { DrawnSign } from '#web/site/kit/drawn-sign.tsx';
import { Section, SectionHead } from '#web/site/kit/section.tsx';
import { TextPageHeader } from '#web/site/kit/text-page-header.tsx';
import type { Route } from './+types/model-solution';
import { Answers } from './answers.tsx';
import { Duties } from './duties.tsx';
import { FirstYear } from './first-year.tsx';
import { findModelSolution } from './model-solutions.ts';

// One template for the seven model solutions (specification section 2.7), which are distinguished by their address.

export const handle: PageHandle = { dependsOn: ['company', 'courseTypes'] };

export const meta = ({ loaderData }: Route.MetaArgs) => textPageMeta(loaderData?.solution);

export async function loader({ context, url }: Route.LoaderArgs) {
  const solution = found(findModelSolution(url.pathname));
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
      <TargetGroup solution={solution} />
      <Duties solution={solution} />
      <Risks solution={solution} />
      <FirstYear year={solution.year} />
      <Answers services={solution.services} courseTypes={courseTypes} />
      {solution.clientType && <ClientReferences type={solution.clientType} />}
      <CallToAction />
    </>
  );
}

type Solution = Pick<ModelSolutionFields, 'anchor' | 'forWhom'>;

/** The target group of the solution; „Pozrieť viac ↓“ links here. */
function TargetGroup({ solution: { anchor, forWhom } }: { solution: Solution }) {
  return (
    <Section id={anchor} className="section--rows" layout="for-whom">
      <h2>Pre koho</h2>
      <p className="lead">{nonBreaking(forWhom)}</p>
    </Section>
  );
}

/** The risks to people, marked by a yellow warning triangle. */
function Risks({ solution: { risksTitle, risks } }: { solution: Pick<ModelSolutionFields, 'risksTitle' | 'risks'> }) {
  return (
    <Section>
      <SectionHead title={risksTitle} note="Ku každému riziku navrhneme opatrenie a ľudí vyškolíme." />
      <ul className="plates risk">
        {risks.map(({ title, text, sign }) => (
          <li key={title}>
            <DrawnSign src={sign} size={84} />
            <h3>{nonBreaking(title)}</h3>
            <p>{nonBreaking(text)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
