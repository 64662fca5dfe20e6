import { type AnswerFact, serviceAnswers } from '#domain/page-texts/service-answers.ts';
import { nonBreaking } from '#domain/slovak.ts';
import type { ServicePage } from '#web/texts/service-pages.ts';
import { Icon } from '#web/ui/shared/icon.tsx';
import { useCompany } from '#web/ui/site/company.ts';

/** What people ask first; „Pozrieť viac ↓“ leads here (specification section 2.7: anchor ids). */
export function FirstAnswers({ page }: { page: ServicePage }) {
  const answers = serviceAnswers(page, useCompany());
  return (
    <section className="section first-answers" id={page.anchor}>
      <div className="wrap">
        <div className="head-row">
          <h2>Cena, návštevy a&nbsp;zmluva v&nbsp;skratke</h2>
          <a className="arrow-link" href="/kontakt">
            Vyžiadať si cenovú ponuku <Icon name="right" />
          </a>
        </div>
        <dl className="plates">
          {answers.map(({ question, text, facts, link }) => (
            <div key={question}>
              <dt>{nonBreaking(question)}</dt>
              <dd>
                <p>{nonBreaking(text)}</p>
                {facts.length > 0 && <Facts facts={facts} />}
                {link && <a href={link.to}>{link.label}</a>}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

function Facts({ facts }: { facts: AnswerFact[] }) {
  return (
    <ul>
      {facts.map(({ name, value }) => (
        <li key={name + value}>
          {nonBreaking(name)} <b>{nonBreaking(value)}</b>
        </li>
      ))}
    </ul>
  );
}
