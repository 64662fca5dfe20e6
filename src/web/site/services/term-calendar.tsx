import { nonBreaking } from '#domain/slovak.ts';
import { LawLink } from '#web/site/kit/law-link.tsx';
import { Section } from '#web/site/kit/section.tsx';
import type { ServicePage } from './service-pages.ts';

const MONTHS = Array.from({ length: 24 }, (_, index) => index + 1);

type Terms = ServicePage['terms'];

/** The deadlines we monitor, as strips of an inspection tag; each says if a regulation or the company set it. */
export function TermCalendar({ terms }: { terms: Terms }) {
  return (
    <Section id="kalendar">
      <h2>Kalendár, ktorý strážime za Vás</h2>
      <div className="cycle">
        <div className="cycle-head" aria-hidden="true">
          <span>Úkon</span>
          <span>Lehota</span>
          <span className="years">
            <i>1. rok</i>
            <i>2. rok</i>
          </span>
        </div>
        <ul>
          {terms.map((term) => (
            <Term key={term.title + term.who} term={term} />
          ))}
        </ul>
      </div>
    </Section>
  );
}

function Term({ term: { title, who, interval, everyMonths, law, own } }: { term: Terms[number] }) {
  return (
    <li>
      <div>
        <h3>{nonBreaking(title)}</h3>
        <p>{nonBreaking(who)}</p>
      </div>
      <div>
        <b>{nonBreaking(interval)}</b>
        {law ? <LawLink law={law} /> : own && <p>{nonBreaking(own)}</p>}
      </div>
      <div className="months months--24" aria-hidden="true">
        {MONTHS.map((month) => (
          <span key={month} className={month % everyMonths === 0 ? 'on' : undefined} />
        ))}
      </div>
    </li>
  );
}
