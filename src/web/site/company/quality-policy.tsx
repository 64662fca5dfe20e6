import content from '#content/politika-kvality.md';
import { withFacts } from '#domain/company/company-facts.ts';
import { qualityPolicySchema } from '#domain/page-texts/company-pages-fields.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { findCompany } from '#server/company/company.ts';
import { appOf } from '#web/context.ts';
import type { PageHandle } from '#web/front/page-handle.ts';
import { Drawing } from '#web/shared/drawing.tsx';
import drawing from '#web/shared/drawings/fragment-quality.svg?raw';
import { cite } from '#web/shared/laws.ts';
import { contentSections } from '#web/shared/markdown.ts';
import { textPageMeta } from '#web/shared/page-meta.ts';
import { CallToAction } from '#web/site/kit/call-to-action.tsx';
import { PhotographFigure } from '#web/site/kit/photograph.tsx';
import { Points } from '#web/site/kit/points.tsx';
import { Section } from '#web/site/kit/section.tsx';
import { TextPageHeader } from '#web/site/kit/text-page-header.tsx';
import { useCompany } from '#web/site/kit/use-company.ts';
import { KitRefill } from '#web/site/solutions/kit-refill.tsx';
import type { Route } from './+types/quality-policy';
import { ABOUT_US } from './about-us.ts';
import { Chapters } from './chapters.tsx';
import { Directory } from './directory.tsx';

export const handle: PageHandle = { dependsOn: ['company'] };

export const meta = ({ loaderData }: Route.MetaArgs) => textPageMeta(loaderData?.page);

const PAGE = qualityPolicySchema.parse(content.front);

const EXTRAS = PAGE.extras.map(({ law, ...extra }) => ({ ...extra, law: law && cite(law) }));

export async function loader({ context }: Route.LoaderArgs) {
  const company = await findCompany(appOf(context).db);
  return { page: { ...PAGE, extras: EXTRAS }, sections: contentSections(withFacts(content.text, company)) };
}

export default function QualityPolicy({ loaderData: { page, sections } }: Route.ComponentProps) {
  return (
    <>
      <TextPageHeader page={page} parent={ABOUT_US} image={<Drawing svg={drawing} />}>
        <a className="btn btn--line" href="/opravnenia">
          Pozrieť certifikáty
        </a>
      </TextPageHeader>
      <div id={page.anchor}>
        <Quotes />
        <Section className="section--plate section--lines" layout="cols">
          <div className="stick">
            <h2>Ako pracujeme</h2>
            <p className="lead">Pravidlá, ktorých sa držíme v&nbsp;každej prevádzke.</p>
          </div>
          <Points className="must must--we" points={page.rules} />
        </Section>
      </div>
      <ExtraServices points={page.extras} />
      <Section className="section--joined">
        <Chapters sections={sections} />
        <Directory links={page.links} />
      </Section>
      <CallToAction />
    </>
  );
}

/** „Nadštandardné služby“, which every model solution links to (specification section 2.7). */
function ExtraServices({ points }: { points: Route.ComponentProps['loaderData']['page']['extras'] }) {
  return (
    <Section id="nadstandardne-sluzby" layout="cols">
      <div className="stick solution-side">
        <h2>Nadštandardné služby</h2>
        <p className="lead">Čo majú zmluvní klienti navyše.</p>
        <KitRefill />
      </div>
      <Points className="must must--we" points={points} />
    </Section>
  );
}

/** Quotes of the directors (specification section 2.6). */
function Quotes() {
  const quoted = useCompany().directors.filter(({ name, saying }) => name && saying);
  if (quoted.length === 0) return null;
  return (
    <Section>
      <h2>Za kvalitu ručíme menom</h2>
      <div className={`plates quotes quotes--${quoted.length}`}>
        {quoted.map(({ saying, name, role }) => (
          <figure key={saying}>
            <blockquote>„{nonBreaking(saying)}“</blockquote>
            <figcaption>
              <PhotographFigure kind="person" name={name} sizes="5.5rem" />
              <b>{nonBreaking(name)}</b>
              {nonBreaking(role)}
            </figcaption>
          </figure>
        ))}
      </div>
    </Section>
  );
}
