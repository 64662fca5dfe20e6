import { CLIENT_TYPES, CLIENTS, type ClientType } from '#content/clients.ts';
import content from '#content/referencie.yaml';
import type { Company } from '#domain/company/company.ts';
import { referencesSchema } from '#domain/page-texts/company-pages-fields.ts';
import { nonBreaking } from '#domain/slovak.ts';
import type { PageHandle } from '#web/front/page-handle.ts';
import { Drawing } from '#web/shared/drawing.tsx';
import drawing from '#web/shared/drawings/fragment-references.svg?raw';
import { Icon } from '#web/shared/icon.tsx';
import { textPageMeta } from '#web/shared/page-meta.ts';
import { CallToAction } from '#web/site/kit/call-to-action.tsx';
import { PhotographFigure } from '#web/site/kit/photograph.tsx';
import { Section } from '#web/site/kit/section.tsx';
import { TextPageHeader } from '#web/site/kit/text-page-header.tsx';
import { useCompany } from '#web/site/kit/use-company.ts';
import { Wordmark } from '#web/site/kit/wordmark.tsx';
import type { Route } from './+types/references';
import { ABOUT_US } from './about-us.ts';

export const handle: PageHandle = { dependsOn: ['company'] };

export const meta = ({ loaderData }: Route.MetaArgs) => textPageMeta(loaderData?.page);

const PAGE = referencesSchema.parse(content);

export function loader() {
  return { page: PAGE };
}

export default function References({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <>
      <TextPageHeader page={page} parent={ABOUT_US} image={<Drawing svg={drawing} />} />
      <Section id={page.anchor} className="section--rows">
        {page.categories.map((category) => (
          <Category key={category.type} category={category} />
        ))}
        <OtherTrades words={page.works} />
      </Section>
      <CallToAction />
    </>
  );
}

type Page = Route.ComponentProps['loaderData']['page'];

type Reference = Company['references'][number];

/** A trade, its clients, the work done for them and the link to its model solution (specification section 2.6). */
function Category({ category: { type, text, to } }: { category: Page['categories'][number] }) {
  const name = CLIENT_TYPES[type];
  return (
    <section className="category">
      <div>
        <h2>{nonBreaking(name)}</h2>
        <p className="muted">{nonBreaking(text)}</p>
        <a className="arrow-link" href={to}>
          Modelové riešenie
          <span className="sr-only">: {nonBreaking(name)}</span>
          <Icon name="right" />
        </a>
      </div>
      <div>
        <LogoGrid type={type} />
        <Works references={useCompany().references.filter(({ trade }) => trade === name)} />
      </div>
    </section>
  );
}

/** Work done in trades that have no category. */
function OtherTrades({ words: { title, text } }: { words: Page['works'] }) {
  const named: string[] = Object.values(CLIENT_TYPES);
  const others = useCompany().references.filter(({ trade }) => !named.includes(trade));
  if (others.length === 0) return null;
  return (
    <section className="category">
      <div>
        <h2>{nonBreaking(title)}</h2>
        <p className="muted">{nonBreaking(text)}</p>
      </div>
      <Works references={others} />
    </section>
  );
}

function Works({ references }: { references: Reference[] }) {
  if (references.length === 0) return null;
  return (
    <ul className="works">
      {references.map(({ client, figure, work }) => (
        <li key={client + work}>
          <PhotographFigure kind="reference" name={client} sizes="(width >= 40rem) 20rem, 100vw" />
          {figure && <b>{nonBreaking(figure)}</b>}
          <h3>{nonBreaking(client)}</h3>
          <p>{nonBreaking(work)}</p>
        </li>
      ))}
    </ul>
  );
}

/** The static logo grid filtered by client category (specification section 2.5). */
function LogoGrid({ type }: { type: ClientType }) {
  return (
    <ul className="plates logos">
      {CLIENTS.filter(({ types }) => types.includes(type)).map((client) => (
        <li key={client.name}>
          <Wordmark client={client} />
        </li>
      ))}
    </ul>
  );
}
