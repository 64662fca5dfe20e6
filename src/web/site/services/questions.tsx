import { nonBreaking } from '#domain/slovak.ts';
import { Icon } from '#web/shared/icon.tsx';
import { LawLink } from '#web/site/kit/law-link.tsx';
import { Section } from '#web/site/kit/section.tsx';
import type { ServicePage } from './service-pages.ts';

/** Frequent questions; they unfold without scripts and are open in print. */
export function Questions({ questions }: { questions: ServicePage['questions'] }) {
  return (
    <Section layout="cols">
      <div className="stick">
        <h2>Otázky a&nbsp;odpovede</h2>
        <p className="lead">
          Nenašli ste svoju? <a href="/kontakt">Napíšte nám ju</a>.
        </p>
      </div>
      <div className="questions">
        {questions.map(({ question, answer, law }) => (
          <details key={question} className="more">
            <summary>
              <h3>{nonBreaking(question)}</h3>
              <Icon name="caret" />
            </summary>
            <div>
              <p>{nonBreaking(answer)}</p>
              {law && <LawLink law={law} />}
            </div>
          </details>
        ))}
      </div>
    </Section>
  );
}
