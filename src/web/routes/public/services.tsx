import overview from '#content/sluzby.yaml';
import { servicesOverviewSchema } from '#domain/service-page-fields.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { cite } from '../../laws.ts';
import type { PageHandle } from '../../page-handle.ts';
import servicesStyles from '../../styles/pages/services.css?url';
import { Drawing } from '../../ui/drawing.tsx';
import reception from '../../ui/drawings/fragment-services.svg?raw';
import { Exit } from '../../ui/exit.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { pageMeta } from '../../ui/page-meta.ts';
import { DutyBoard } from '../../ui/services/duty-board.tsx';
import { RouteSteps } from '../../ui/services/route-steps.tsx';
import { Tiles } from '../../ui/tiles.tsx';
import type { Route } from './+types/services';

export const handle: PageHandle = { dependsOn: ['company'] };

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: servicesStyles }];

export const meta = ({ loaderData }: Route.MetaArgs) => {
  if (!loaderData) return [];
  const { title, metaTitle, metaDescription } = loaderData.page;
  return pageMeta({ title, metaTitle, description: metaDescription });
};

export function loader() {
  const page = servicesOverviewSchema.parse(overview);
  return { page, laws: page.duty.laws.map((number) => cite({ number, part: '' })) };
}

export default function Services({ loaderData: { page, laws } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        title={page.title}
        subtitle={page.subtitle}
        breadcrumb={[{ title: 'Domov', to: '/' }, { title: 'Služby' }]}
        image={<Drawing svg={reception} />}
      >
        <a className="btn btn--ink" href={`#${page.anchor}`}>
          Pozrieť viac ↓
        </a>
      </PageHeader>
      <div className="bands">
        <section className="section" id={page.anchor}>
          <div className="wrap">
            <div className="head-row">
              <h2>Jedna značka, jedna služba</h2>
              <p className="muted">{nonBreaking(page.priority)}</p>
            </div>
            <Tiles />
          </div>
        </section>
        <DutyBoard duty={page.duty.text} laws={laws} summary={page.summary} />
        <Beginning steps={page.steps} />
      </div>
      <Exit />
    </>
  );
}

/** How a client begins, and where to look who does not yet know what to ask for. */
function Beginning({ steps }: { steps: Route.ComponentProps['loaderData']['page']['steps'] }) {
  return (
    <section className="section">
      <div className="wrap process">
        <div>
          <h2>Ako začíname</h2>
          <RouteSteps steps={steps} />
        </div>
        <div className="card results">
          <h2>Neviete, čo z&nbsp;toho platí pre Vás?</h2>
          <p>
            Nájdite v&nbsp;modelových riešeniach firmu, ako je tá Vaša: jej riziká, povinnosti a&nbsp;služby, ktoré
            ich pokryjú.
          </p>
          <a className="arrow-link" href="/modelove-riesenia">
            Modelové riešenia <Icon name="right" />
          </a>
        </div>
      </div>
    </section>
  );
}
