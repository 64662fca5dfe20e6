import source from '#content/kariera.md';
import { withFacts } from '#domain/company/company-facts.ts';
import { formatDay } from '#domain/day.ts';
import { careersSchema, EMPLOYMENT, openPositions, type Position } from '#domain/page-texts/careers-fields.ts';
import { fileSize, nonBreaking } from '#domain/slovak.ts';
import { today } from '#server/clock.ts';
import { findCompany } from '#server/company/company.ts';
import { appOf } from '#web/context.ts';
import type { PageHandle } from '#web/front/page-handle.ts';
import { publicFileSize } from '#web/front/public-files.ts';
import { Drawing } from '#web/shared/drawing.tsx';
import fragment from '#web/shared/drawings/fragment-careers.svg?raw';
import { ExternalLink } from '#web/shared/external-link.tsx';
import { Icon } from '#web/shared/icon.tsx';
import { contentSections } from '#web/shared/markdown.ts';
import { textPageMeta } from '#web/shared/page-meta.ts';
import { CallToAction } from '#web/site/kit/call-to-action.tsx';
import { PageHeader } from '#web/site/kit/page-header.tsx';
import { Points } from '#web/site/kit/points.tsx';
import { Section } from '#web/site/kit/section.tsx';
import { useCompany } from '#web/site/kit/use-company.ts';
import { jobPosting } from '#web/site/structured-data/job-posting.ts';
import { StructuredData } from '#web/site/structured-data/structured-data.tsx';
import type { Route } from './+types/careers';
import { ABOUT_US } from './about-us.ts';

export const handle: PageHandle = { dependsOn: ['company'] };

export const meta = ({ loaderData }: Route.MetaArgs) => textPageMeta(loaderData?.page);

const PAGE = careersSchema.parse(source.front);

export async function loader({ context }: Route.LoaderArgs) {
  const app = appOf(context);
  const company = await findCompany(app.db);
  return {
    page: { ...PAGE, positions: openPositions(PAGE.positions, today(app)) },
    sections: contentSections(withFacts(source.text, company)),
    consentSizeBytes: publicFileSize(`${PAGE.download.pdf}.pdf`),
  };
}

/** The open positions, with applications to the email of specification section 2.6. */
export default function Careers({ loaderData }: Route.ComponentProps) {
  const { page, sections } = loaderData;
  const isHiring = page.positions.length > 0;
  return (
    <>
      <Head page={page} isHiring={isHiring} />
      {isHiring && (
        <Section layout="cols">
          <h2>Hľadáme</h2>
          <Positions positions={page.positions} />
        </Section>
      )}
      <Internships {...loaderData} />
      <Section className="section--top-line" layout="cols">
        <div>
          <h2>{nonBreaking(sections['kto-pracuje']?.title ?? '')}</h2>
          <Html section={sections['kto-pracuje']} className="lead" />
        </div>
        <div className="prose">
          {!isHiring && <p>{nonBreaking(page.noPositions.text)}</p>}
          <h3>{sections['co-poslat']?.title}</h3>
          <Html section={sections['co-poslat']} />
          <h3>{sections.vyber?.title}</h3>
          <Html section={sections.vyber} />
        </div>
      </Section>
      <CallToAction {...page.callToAction} />
    </>
  );
}

type Data = Route.ComponentProps['loaderData'];

function Head({ page, isHiring }: { page: Data['page']; isHiring: boolean }) {
  const { addresses, email, links } = useCompany();
  const address = addresses.careers || email;
  return (
    <PageHeader
      title={page.headline}
      crumb={page.title}
      subtitle={
        <>
          {!isHiring && `${nonBreaking(page.noPositions.title)}. `}
          {address ? (
            <>
              Pošlite životopis a&nbsp;krátky motivačný list na <a href={`mailto:${address}`}>{address}</a>.
              Kontaktujeme iba vybraných uchádzačov.
            </>
          ) : (
            nonBreaking(page.subtitle)
          )}
        </>
      }
      parent={ABOUT_US}
      image={<Drawing svg={fragment} />}
    >
      <a className="btn" href={`#${page.anchor}`}>
        {page.buttons.internships} <Icon name="down" />
      </a>
      <a className="btn btn--line" href="/kontakt">
        {page.buttons.contact}
      </a>
      {links.jobPortal && (
        <ExternalLink href={links.jobPortal} className="btn btn--line">
          {nonBreaking(page.badge)} <Icon name="out" />
        </ExternalLink>
      )}
    </PageHeader>
  );
}

function Positions({ positions }: { positions: Position[] }) {
  return (
    <ul className="positions">
      {positions.map((position) => {
        const { title, text, city, employment, wageFrom, posted, validThrough } = position;
        return (
          <li key={title + city}>
            <StructuredData of={(site) => jobPosting(position, site)} />
            <h3>{nonBreaking(title)}</h3>
            <p>{nonBreaking(text)}</p>
            <p>
              {city} · {EMPLOYMENT[employment]} · od&nbsp;{wageFrom.toLocaleString('sk')}&nbsp;€ mesačne
              {' · zverejnené '}
              {formatDay(posted)}
              {' · do '}
              {formatDay(validThrough)}
            </p>
          </li>
        );
      })}
    </ul>
  );
}

function Internships({ page, sections, consentSizeBytes }: Data) {
  const { internships, consentNote, download } = page;
  return (
    <Section id={page.anchor} className="section--plate section--top-line" layout="cols">
      <div>
        <h2>{nonBreaking(internships.title)}</h2>
        <p className="lead">{nonBreaking(internships.text)}</p>
        <div className="prose">
          <Html section={sections['na-stazi']} />
        </div>
      </div>
      <div>
        <Points className="needed" points={internships.needed} />
        <p>{nonBreaking(consentNote)}</p>
        <a className="btn" href={download.pdf}>
          {nonBreaking(download.label)} <Icon name="down" />
        </a>
        <p className="muted">Súhlas uchádzača, PDF{consentSizeBytes > 0 && ` · ${fileSize(consentSizeBytes)}`}</p>
      </div>
    </Section>
  );
}

function Html({ section, className }: { section: { html: string } | undefined; className?: string }) {
  return <div className={className} dangerouslySetInnerHTML={{ __html: section?.html ?? '' }} />;
}
