import content from '#content/profil-spolocnosti.md';
import { companyProfileSchema } from '#domain/page-texts/company-pages-fields.ts';
import { nonBreaking } from '#domain/slovak.ts';
import type { PageHandle } from '#web/front/page-handle.ts';
import { Drawing } from '#web/shared/drawing.tsx';
import drawing from '#web/shared/drawings/fragment-about.svg?raw';
import { contentSections } from '#web/shared/markdown.ts';
import { textPageMeta } from '#web/shared/page-meta.ts';
import { CallToAction } from '#web/site/kit/call-to-action.tsx';
import { PhotographFigure } from '#web/site/kit/photograph.tsx';
import { Section } from '#web/site/kit/section.tsx';
import { TextPageHeader } from '#web/site/kit/text-page-header.tsx';
import { useCompany } from '#web/site/kit/use-company.ts';
import type { Route } from './+types/company-profile';
import { Chapters } from './chapters.tsx';
import { Directory } from './directory.tsx';

export const handle: PageHandle = { dependsOn: ['company'] };

export const meta = ({ loaderData }: Route.MetaArgs) => textPageMeta(loaderData?.page);

const PAGE = companyProfileSchema.parse(content.front);

export function loader() {
  return { page: PAGE, sections: contentSections(content.text) };
}

export default function CompanyProfile({ loaderData: { page, sections } }: Route.ComponentProps) {
  return (
    <>
      <TextPageHeader page={page} image={<Drawing svg={drawing} />} />
      <Section id={page.anchor}>
        <Facts facts={page.facts} />
        <Chapters sections={sections} />
        <Directors />
      </Section>
      <Section className="section--plate section--top-line">
        <h2>Ďalej o&nbsp;nás</h2>
        <Directory links={page.links} />
      </Section>
      <CallToAction />
    </>
  );
}

type Fact = Route.ComponentProps['loaderData']['page']['facts'][number];

/** The about page's own figures; the home page shows different ones on purpose (decisions: Content). */
function Facts({ facts }: { facts: Fact[] }) {
  return (
    <dl className="figures">
      {facts.map(({ value, name }) => (
        <div key={name}>
          <dt>{nonBreaking(name)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The company's directors, if its record names them. */
function Directors() {
  const directors = useCompany().directors.filter(({ name }) => name);
  if (directors.length === 0) return null;
  return (
    <section className="category">
      <h2>Kto nás vedie</h2>
      <ul className="plates partners">
        {directors.map(({ name, role }) => (
          <li key={name}>
            <PhotographFigure kind="person" name={name} sizes="7rem" />
            <h3>{nonBreaking(name)}</h3>
            <p>{nonBreaking(role)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
