import overview from '#content/sluzby.yaml';
import { servicesOverviewSchema } from '#domain/page-texts/service-page-fields.ts';
import { nonBreaking } from '#domain/slovak.ts';
import type { PageHandle } from '#web/front/page-handle.ts';
import { Drawing } from '#web/shared/drawing.tsx';
import reception from '#web/shared/drawings/fragment-services.svg?raw';
import { Icon } from '#web/shared/icon.tsx';
import { cite } from '#web/shared/laws.ts';
import { textPageMeta } from '#web/shared/page-meta.ts';
import { CallToAction } from '#web/site/kit/call-to-action.tsx';
import { DrawnSign } from '#web/site/kit/drawn-sign.tsx';
import { LawLink } from '#web/site/kit/law-link.tsx';
import { Section, SectionHead } from '#web/site/kit/section.tsx';
import { TextPageHeader } from '#web/site/kit/text-page-header.tsx';
import { Tiles } from '#web/site/kit/tiles.tsx';
import type { Route } from './+types/services';
import { RouteSteps } from './route-steps.tsx';
import { serviceTile } from './service-tile.ts';

export const handle: PageHandle = { dependsOn: ['company'] };

export const meta = ({ loaderData }: Route.MetaArgs) => textPageMeta(loaderData?.page);

export function loader() {
  const page = servicesOverviewSchema.parse(overview);
  return { page, laws: page.duty.laws.map((number) => cite({ number, part: '' })) };
}

export default function Services({ loaderData: { page, laws } }: Route.ComponentProps) {
  return (
    <>
      <TextPageHeader page={page} image={<Drawing svg={reception} />} />
      <div className="bands">
        <Section id={page.anchor}>
          <SectionHead title="Čo pre Vás urobíme" note={page.priority} />
          <Tiles />
        </Section>
        <DutyBoard page={page} laws={laws} />
        <Beginning steps={page.steps} />
      </div>
      <CallToAction />
    </>
  );
}

type Data = Route.ComponentProps['loaderData'];

/** How a client begins, and where to look for those who do not yet know which service they need. */
function Beginning({ steps }: Pick<Data['page'], 'steps'>) {
  return (
    <Section layout="process">
      <div>
        <h2>Ako začíname</h2>
        <RouteSteps steps={steps} />
      </div>
      <div className="card results">
        <h2>Neviete, čo z&nbsp;toho platí pre Vás?</h2>
        <p>
          Nájdite v&nbsp;modelových riešeniach firmu, ako je tá Vaša: jej riziká, povinnosti a&nbsp;služby, ktoré na
          ne potrebuje.
        </p>
        <a className="arrow-link" href="/modelove-riesenia">
          Modelové riešenia <Icon name="right" />
        </a>
      </div>
    </Section>
  );
}

/** The legal text in blue, and separately beside it the company's summary (specification section 1). */
function DutyBoard({ page: { duty, summary }, laws }: Data) {
  return (
    <Section>
      <div className="card duty-board">
        <div className="duty-board-law on-dark">
          <DrawnSign src="system-info" size={56} />
          <h2>Vaše povinnosti</h2>
          <p>{nonBreaking(duty.text)}</p>
          <ul>
            {laws.map((law) => (
              <li key={law.url}>
                <LawLink law={law} isNamed />
              </li>
            ))}
          </ul>
        </div>
        <div className="duty-board-summary">
          <h2>Naše zhrnutie</h2>
          <p>{nonBreaking(summary.text)}</p>
          <ul>
            {summary.services.map(({ title, text, page }) => (
              <li key={page}>
                <DrawnSign src={serviceTile(page).source} size={64} />
                <p>
                  <a href={page}>{nonBreaking(title)}</a> {nonBreaking(text)}
                </p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}
