import source from '#content/e-learning.md';
import { withFacts } from '#domain/company/company-facts.ts';
import { eLearningSchema } from '#domain/page-texts/e-learning-fields.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { findCompany } from '#server/company/company.ts';
import { appOf } from '#web/context.ts';
import type { PageHandle } from '#web/front/page-handle.ts';
import companyStyles from '#web/styles/pages/company.css?url';
import { contentSections } from '#web/texts/markdown.ts';
import fragment from '#web/ui/drawings/fragment-e-learning.svg?raw';
import { Drawing } from '#web/ui/shared/drawing.tsx';
import { textPageMeta } from '#web/ui/shared/page-meta.ts';
import { CallToAction } from '#web/ui/site/call-to-action.tsx';
import { DrawnSign } from '#web/ui/site/drawn-sign.tsx';
import { TextPageHeader } from '#web/ui/site/text-page-header.tsx';
import type { Route } from './+types/e-learning';

export const handle: PageHandle = { dependsOn: ['company'] };

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: companyStyles }];

export const meta = ({ loaderData }: Route.MetaArgs) => textPageMeta(loaderData?.page);

const PAGE = eLearningSchema.parse(source.front);

export async function loader({ context }: Route.LoaderArgs) {
  const company = await findCompany(appOf(context).db);
  return { page: PAGE, sections: contentSections(withFacts(source.text, company)) };
}

/** Hero, approval, benefits, three courses, requirements (specification section 2.7). */
export default function ELearning({ loaderData: { page, sections } }: Route.ComponentProps) {
  return (
    <>
      <TextPageHeader page={page} image={<Drawing svg={fragment} />} />
      <section className="section section--plate section--bottom-line">
        <div className="wrap cols">
          <div>
            <h2>{nonBreaking(page.benefitsTitle)}</h2>
            <Approval section={sections.schvalene} />
          </div>
          <ul className="needed needed--gain">
            {page.benefits.map(({ title, text }) => (
              <li key={title}>
                <h3>{nonBreaking(title)}</h3>
                <p>{nonBreaking(text)}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <Offers page={page} />
      <section className="section section--plate section--lines">
        <div className="wrap cols cols--even">
          <Text section={sections.kedy} />
          <Text section={sections.postup} />
        </div>
      </section>
      <section className="section">
        <div className="wrap cols">
          <h2>{nonBreaking(page.requirementsTitle)}</h2>
          <ul className="requirements">
            {page.requirements.map(({ name, text }) => (
              <li key={name}>
                <b>{nonBreaking(name)}</b>
                <span>{nonBreaking(text)}</span>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <CallToAction title={page.callToAction.title} text={page.callToAction.text} />
    </>
  );
}

type Data = Route.ComponentProps['loaderData'];
type Section = Data['sections'][string] | undefined;

/** The fixed offering (specification section 3); a tile leads to whoever gives access. */
function Offers({ page }: { page: Data['page'] }) {
  return (
    <section className="section" id={page.anchor}>
      <div className="wrap">
        <h2>{nonBreaking(page.offersTitle)}</h2>
        <div className="plates tiles tiles--three">
          {page.offers.map(({ id, name, value, text, sign, tone }) => (
            <a
              key={id}
              id={`kurz-${id}`}
              className={`tile tile--${tone}`}
              href="/kontakt#kurzy-a-skolenia-kontakt"
              data-value={value}
            >
              <DrawnSign src={sign} size={112} />
              <h3>{nonBreaking(name)}</h3>
              <p>{nonBreaking(text)}</p>
            </a>
          ))}
        </div>
      </div>
    </section>
  );
}

function Approval({ section }: { section: Section }) {
  return (
    <div className="card approval">
      <DrawnSign src="system-ok" size={56} />
      <div>
        <h3>{section?.title}</h3>
        <div dangerouslySetInnerHTML={{ __html: section?.html ?? '' }} />
      </div>
    </div>
  );
}

function Text({ section }: { section: Section }) {
  return (
    <div>
      <h2>{section?.title}</h2>
      <div className="prose" dangerouslySetInnerHTML={{ __html: section?.html ?? '' }} />
    </div>
  );
}
