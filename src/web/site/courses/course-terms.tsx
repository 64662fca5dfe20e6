import type { ReactNode } from 'react';
import { clientTrainingPrice, courseTerms } from '#domain/company/company-facts.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { PhoneLink } from '#web/shared/phone-link.tsx';
import { useCompany } from '#web/site/kit/use-company.ts';

/** The terms of payment, cancellation and substitution; training at the client's site, and contacts for questions. */
export function CourseTerms() {
  const company = useCompany();
  const { name, phones = [] } = company.desks.courses ?? {};
  const phone = phones[0] || company.phone;
  const terms = courseTerms(company);
  const [first = '', ...others] = terms.map(({ title }) => title);
  return (
    <section className="card course-terms" aria-labelledby="podmienky-kurzu">
      <h2 id="podmienky-kurzu">{[first, ...others.map((title) => title.toLowerCase())].join(', ')}</h2>
      <dl>
        {terms.map(({ title, text }) => (
          <Term key={title} title={title}>
            {nonBreaking(text)}
          </Term>
        ))}
        <Term title="Školenie u Vás">{nonBreaking(`Cena ${clientTrainingPrice(company)}.`)}</Term>
        {phone && (
          <Term title="Otázky">
            {name && `${name}, `}
            <PhoneLink phone={phone} className="num" />
          </Term>
        )}
      </dl>
    </section>
  );
}

function Term({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <dt>{nonBreaking(title)}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The same terms below the form. */
export function CourseTermsNote() {
  const terms = courseTerms(useCompany());
  return <p className="course-terms-note">{nonBreaking(terms.map(({ text }) => text).join(' '))}</p>;
}
