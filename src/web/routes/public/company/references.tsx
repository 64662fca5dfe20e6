import { CLIENT_TYPES } from '#content/clients.ts';
import content from '#content/referencie.yaml';
import { referencesSchema } from '#domain/page-texts/company-pages-fields.ts';
import { nonBreaking } from '#domain/slovak.ts';
import type { PageHandle } from '#web/front/page-handle.ts';
import companyStyles from '#web/styles/pages/company.css?url';
import drawing from '#web/ui/drawings/fragment-references.svg?raw';
import { Drawing } from '#web/ui/shared/drawing.tsx';
import { Icon } from '#web/ui/shared/icon.tsx';
import { textPageMeta } from '#web/ui/shared/page-meta.ts';
import { CallToAction } from '#web/ui/site/call-to-action.tsx';
import { useCompany } from '#web/ui/site/company.ts';
import { ABOUT_US } from '#web/ui/site/company-pages/about-us.ts';
import { LogoGrid } from '#web/ui/site/logo-grid.tsx';
import { PhotographFigure } from '#web/ui/site/photograph.tsx';
import { TextPageHeader } from '#web/ui/site/text-page-header.tsx';
import type { Route } from './+types/references';

export const handle: PageHandle = { dependsOn: ['company'] };

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: companyStyles }];

export const meta = ({ loaderData }: Route.MetaArgs) => textPageMeta(loaderData?.page);

const PAGE = referencesSchema.parse(content);

export function loader() {
  return { page: PAGE };
}

export default function References({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <>
      <TextPageHeader page={page} parent={ABOUT_US} image={<Drawing svg={drawing} />} />
      <section className="section section--rows" id={page.anchor}>
        <div className="wrap">
          <Works words={page.works} />
          {page.categories.map((category) => (
            <Category key={category.type} category={category} />
          ))}
        </div>
      </section>
      <CallToAction />
    </>
  );
}

type Page = Route.ComponentProps['loaderData']['page'];

/** What was done for whom, as far as clients allowed to say it. */
function Works({ words: { title, text } }: { words: Page['works'] }) {
  const { references } = useCompany();
  if (references.length === 0) return null;
  return (
    <section className="category">
      <div>
        <h2>{nonBreaking(title)}</h2>
        <p className="muted">{nonBreaking(text)}</p>
      </div>
      <ul className="plates partners">
        {references.map(({ client, work }) => (
          <li key={client + work}>
            <PhotographFigure kind="reference" name={client} sizes="(width >= 40rem) 20rem, 100vw" />
            <h3>{nonBreaking(client)}</h3>
            <p>{nonBreaking(work)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A trade, its clients and the way to its model solution (specification section 2.6). */
function Category({ category: { type, text, to } }: { category: Page['categories'][number] }) {
  return (
    <section className="category">
      <div>
        <h2>{nonBreaking(CLIENT_TYPES[type])}</h2>
        <p className="muted">{nonBreaking(text)}</p>
        <a className="arrow-link" href={to}>
          Modelové riešenie
          <span className="sr-only">: {nonBreaking(CLIENT_TYPES[type])}</span>
          <Icon name="right" />
        </a>
      </div>
      <LogoGrid type={type} />
    </section>
  );
}
