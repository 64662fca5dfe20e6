import source from '#content/e-learning.md';
import { eLearningPrice, withFacts } from '#domain/company/company-facts.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { findCompany } from '#server/company/company.ts';
import { appOf } from '#web/context.ts';
import type { PageHandle } from '#web/front/page-handle.ts';
import { Drawing } from '#web/shared/drawing.tsx';
import fragment from '#web/shared/drawings/fragment-e-learning.svg?raw';
import { contentSections } from '#web/shared/markdown.ts';
import { textPageMeta } from '#web/shared/page-meta.ts';
import { E_LEARNING, offerContactPath } from '#web/site/contact/requested-offer.ts';
import { CallToAction } from '#web/site/kit/call-to-action.tsx';
import { DrawnSign } from '#web/site/kit/drawn-sign.tsx';
import { Points } from '#web/site/kit/points.tsx';
import { Section } from '#web/site/kit/section.tsx';
import { TextPageHeader } from '#web/site/kit/text-page-header.tsx';
import type { Route } from './+types/e-learning';

export const handle: PageHandle = { dependsOn: ['company'] };

export const meta = ({ loaderData }: Route.MetaArgs) => textPageMeta(loaderData?.page);

export async function loader({ context }: Route.LoaderArgs) {
  const company = await findCompany(appOf(context).db);
  return {
    page: E_LEARNING,
    price: eLearningPrice(company),
    sections: contentSections(withFacts(source.text, company)),
  };
}

/** Hero, approval, benefits, three courses, requirements (specification section 2.7). */
export default function ELearning({ loaderData: { page, price, sections } }: Route.ComponentProps) {
  return (
    <>
      <TextPageHeader page={page} image={<Drawing svg={fragment} />} />
      <Approval section={sections.schvalene} />
      <Offers page={page} price={price} />
      <Section className="section--plate section--lines" layout="cols">
        <h2>{nonBreaking(page.benefitsTitle)}</h2>
        <Points className="needed needed--gain" points={page.benefits} />
      </Section>
      <Section layout="cols cols--even">
        <Text section={sections.kedy} />
        <Text section={sections.postup} />
      </Section>
      <Section className="section--plate section--top-line" layout="cols">
        <h2>{nonBreaking(page.requirementsTitle)}</h2>
        <ul className="requirements">
          {page.requirements.map(({ name, text }) => (
            <li key={name}>
              <b>{nonBreaking(name)}</b>
              <span>{nonBreaking(text)}</span>
            </li>
          ))}
        </ul>
      </Section>
      <CallToAction {...page.callToAction} />
    </>
  );
}

type Data = Route.ComponentProps['loaderData'];
type Chapter = Data['sections'][string] | undefined;

/** The fixed offer (specification section 3), each course with a link to order it. */
function Offers({ page, price }: Pick<Data, 'page' | 'price'>) {
  return (
    <Section id={page.anchor}>
      <h2>{nonBreaking(page.offersTitle)}</h2>
      <p className="muted">{nonBreaking(page.offersNote)}</p>
      <ul className="plates offers">
        {page.offers.map(({ id, name, value, forWho, text, sign }) => (
          <li key={id} id={`kurz-${id}`} data-value={value}>
            <DrawnSign src={sign} size={112} />
            <h3>{nonBreaking(name)}</h3>
            <p>{nonBreaking(text)}</p>
            <dl>
              <dt>Pre koho</dt>
              <dd>{nonBreaking(forWho)}</dd>
              <dt>Cena</dt>
              <dd>{nonBreaking(price)}</dd>
            </dl>
            <a className="btn btn--sm btn--line" href={offerContactPath(id)}>
              Vyžiadať<span className="sr-only">: {nonBreaking(name)}</span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The approval of the courses (specification section 2.7). */
function Approval({ section }: { section: Chapter }) {
  return (
    <Section className="approval-section">
      <div className="card approval">
        <DrawnSign src="system-ok" size={72} />
        <h2>{section?.title}</h2>
        <div dangerouslySetInnerHTML={{ __html: section?.html ?? '' }} />
      </div>
    </Section>
  );
}

function Text({ section }: { section: Chapter }) {
  return (
    <div>
      <h2>{section?.title}</h2>
      <div className="prose" dangerouslySetInnerHTML={{ __html: section?.html ?? '' }} />
    </div>
  );
}
