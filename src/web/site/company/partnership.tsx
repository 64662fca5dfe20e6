import content from '#content/spolupraca-a-partnerstvo.md';
import type { Partners } from '#domain/page-texts/company-pages-fields.ts';
import { partnershipSchema } from '#domain/page-texts/company-pages-fields.ts';
import { nonBreaking } from '#domain/slovak.ts';
import type { PageHandle } from '#web/front/page-handle.ts';
import { Drawing } from '#web/shared/drawing.tsx';
import drawing from '#web/shared/drawings/fragment-partnership.svg?raw';
import { Icon } from '#web/shared/icon.tsx';
import { contentSections } from '#web/shared/markdown.ts';
import { textPageMeta } from '#web/shared/page-meta.ts';
import { CallToAction } from '#web/site/kit/call-to-action.tsx';
import { Section } from '#web/site/kit/section.tsx';
import { TextPageHeader } from '#web/site/kit/text-page-header.tsx';
import { useCompany } from '#web/site/kit/use-company.ts';
import type { Route } from './+types/partnership';
import { ABOUT_US } from './about-us.ts';
import { Chapters } from './chapters.tsx';

export const handle: PageHandle = { dependsOn: ['company'] };

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
      <Section id={page.anchor} className="section--rows">
        <PartnerGroup group={page.universities} names={universities} />
        <PartnerGroup group={page.memberships} names={memberships} />
        <PartnerGroup group={page.authorised} names={authorised ? [authorised] : []} />
        <Chapters sections={sections} />
      </Section>
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
    <Section className="section--plate section--top-line" layout="cols">
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
    </Section>
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
