import type { Company } from '#domain/company/company.ts';
import { withinDays } from '#domain/company/company-facts.ts';
import type { HomeContent } from '#domain/page-texts/home-fields.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { Icon } from '#web/shared/icon.tsx';
import { PhoneLink } from '#web/shared/phone-link.tsx';
import { useCompany } from '#web/site/kit/use-company.ts';

type Words = HomeContent['start'];

/** The first questions of visitors: whom to call, where the company is, and what happens after an email. */
export function Start({ start }: { start: Words }) {
  const company = useCompany();
  return (
    <section className="start">
      <div className="wrap">
        {company.phone && <Call title={start.call} company={company} />}
        <div>
          <h2>{start.towns}</h2>
          <p>{nonBreaking(start.reach)}</p>
          <Towns branches={company.branches} />
        </div>
        <Steps steps={start.steps} answer={withinDays(company.commitments.answerWithinDays)} />
      </div>
    </section>
  );
}

function Call({ title, company: { phone, commitments } }: { title: string; company: Company }) {
  return (
    <div>
      <h2>{title}</h2>
      <PhoneLink phone={phone} className="start-phone" />
      {commitments.openingHours && <p>{nonBreaking(commitments.openingHours)}</p>}
    </div>
  );
}

/** „Sídlo: Žilina. Pobočky: Košice, Nitra.“ */
function Towns({ branches }: Pick<Company, 'branches'>) {
  const seat = branches.find(({ headquarters }) => headquarters)?.city;
  const others = branches.filter(({ headquarters, city }) => !headquarters && city).map(({ city }) => city);
  const words = [
    seat && `Sídlo: ${seat}.`,
    others.length > 0 && `${others.length === 1 ? 'Pobočka' : 'Pobočky'}: ${others.join(', ')}.`,
  ].filter(Boolean);
  if (words.length === 0) return null;
  return <p>{nonBreaking(words.join(' '))}</p>;
}

function Steps({ steps, answer }: { steps: Words['steps']; answer: string }) {
  return (
    <div className="start-steps">
      <h2>{nonBreaking(steps.title)}</h2>
      <ol>
        <li>{nonBreaking(steps.write)}</li>
        <li>{nonBreaking(`${['Odpovieme', answer].filter(Boolean).join(' ')} ${steps.answer}`)}</li>
        <li>{nonBreaking(steps.offer)}</li>
      </ol>
      <a className="arrow-link" href="/kontakt#formular">
        {steps.link}
        <Icon name="right" />
      </a>
    </div>
  );
}
