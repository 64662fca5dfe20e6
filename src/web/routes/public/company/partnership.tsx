import content from '#content/spolupraca-a-partnerstvo.md';
import type { Partners } from '#domain/page-texts/company-pages-fields.ts';
import { partnershipSchema } from '#domain/page-texts/company-pages-fields.ts';
import { nonBreaking } from '#domain/slovak.ts';
import type { PageHandle } from '#web/front/page-handle.ts';
import companyStyles from '#web/styles/pages/company.css?url';
import { contentSections } from '#web/texts/markdown.ts';
import drawing from '#web/ui/drawings/fragment-partnership.svg?raw';
import { Drawing } from '#web/ui/shared/drawing.tsx';
import { Icon } from '#web/ui/shared/icon.tsx';
import { textPageMeta } from '#web/ui/shared/page-meta.ts';
import { CallToAction } from '#web/ui/site/call-to-action.tsx';
import { ABOUT_US } from '#web/ui/site/company-pages/about-us.ts';
import { Chapters } from '#web/ui/site/company-pages/chapters.tsx';
import { TextPageHeader } from '#web/ui/site/text-page-header.tsx';
import { useCompany } from '#web/ui/site/use-company.ts';
import type { Route } from './+types/partnership';

export const handle: PageHandle = { dependsOn: ['company'] };

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: companyStyles }];

export const meta = ({ loaderData }: Route.MetaArgs) => textPageMeta(loaderData?.page);

const PAGE = partnershipSchema.parse(content.front);

export function loader() {
  return { page: PAGE, sections: contentSections(content.text) };
}

export default function Partnership({ loaderData: { page, sections } }: Route.ComponentProps) {
  const { universities, memberships, authorised } = useCompany().partners;
  return (
    <>
      <TextPageHeader page={page} parent={ABOUT_US} image={<Drawing svg={drawing} />} />
      <section className="section section--rows" id={page.anchor}>
        <div className="wrap">
          <PartnerGroup group={page.universities} names={universities} />
          <PartnerGroup group={page.memberships} names={memberships} />
          <PartnerGroup group={page.authorised} names={authorised ? [authorised] : []} />
          <Chapters sections={sections} />
        </div>
      </section>
      <Internships />
      <CallToAction
        title="Chcete s nami spolupracovať?"
        text="Napíšte dve vety: čo robíte a s čím Vám môžeme pomôcť."
      />
    </>
  );
}

function Internships() {
  return (
    <section className="section section--plate section--top-line">
      <div className="wrap cols">
        <h2>Ste študent?</h2>
        <div>
          <p className="lead">
            Ponúkame pracovné stáže pre študentov bezpečnosti práce, ochrany pred požiarmi a&nbsp;verejného
            zdravotníctva.
          </p>
          <div className="btns">
            <a className="btn btn--ink" href="/kariera#pracovne-staze">
              Pracovné stáže <Icon name="right" />
            </a>
          </div>
        </div>
      </div>
    </section>
  );
}

/** One kind of partners; those without a name in the company's details are described without one. */
function PartnerGroup({ group, names }: { group: Partners; names: string[] }) {
  const count = Math.max(group.with.length, names.length);
  return (
    <section className="category">
      <div>
        <h2>{nonBreaking(group.title)}</h2>
        <p className="muted">{nonBreaking(group.text)}</p>
      </div>
      <ul className="plates partners">
        {Array.from({ length: count }, (_, index) => (
          <li key={index}>
            {names[index] && <h3>{nonBreaking(names[index])}</h3>}
            {group.with[index] && <p>{nonBreaking(group.with[index])}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
