import { type AnswerFact, serviceAnswers } from '#domain/page-texts/service-answers.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { Icon } from '#web/shared/icon.tsx';
import { Section } from '#web/site/kit/section.tsx';
import { useCompany } from '#web/site/kit/use-company.ts';
import type { ServicePage } from './service-pages.ts';

/** The most frequent questions; „Pozrieť viac ↓“ links here (specification section 2.7: anchor ids). */
export function FirstAnswers({ page }: { page: ServicePage }) {
  const answers = serviceAnswers(page, useCompany());
  return (
    <Section id={page.anchor} className="first-answers">
      <h2>Cena, návštevy a&nbsp;zmluva v&nbsp;skratke</h2>
      <dl className="plates">
        {answers.map(({ question, text, facts, link }) => (
          <div key={question}>
            <dt>{nonBreaking(question)}</dt>
            <dd>
              <p>{nonBreaking(text)}</p>
              {facts.length > 0 && <Facts facts={facts} />}
              {link && (
                <a className="arrow-link" href={link.to}>
                  {nonBreaking(link.label)} <Icon name={link.to.startsWith('#') ? 'down' : 'right'} />
                </a>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

function Facts({ facts }: { facts: AnswerFact[] }) {
  return (
    <ul>
      {facts.map(({ name, value, details }) => (
        <li key={name + value}>
          {nonBreaking(name)} <b>{nonBreaking(value)}</b> {details && nonBreaking(details)}
        </li>
      ))}
    </ul>
  );
}
