import { YEAR_SERVICES, type FirstYear as Year } from '#domain/page-texts/model-solution-fields.ts';
import { counted, nonBreaking } from '#domain/slovak.ts';
import { Icon } from '#web/shared/icon.tsx';
import { DrawnSign } from '#web/site/kit/drawn-sign.tsx';
import { Section } from '#web/site/kit/section.tsx';

/** The first year with a firm like the reader's, along the green route of the plan; labelled as an example. */
export function FirstYear({ year: { firm, months } }: { year: Year }) {
  const visits = months.reduce((sum, month) => sum + month.visits, 0);
  return (
    <Section id="prvy-rok" className="section--plate section--lines">
      <div className="head-row">
        <div>
          <h2>Prvý rok mesiac po mesiaci</h2>
          <p className="lead year-firm">{nonBreaking(`${firm} – ${visitsOf(visits)} za rok`)}</p>
        </div>
        <p className="year-example">
          <b>Príklad, nie ponuka.</b> Rozsah určí obhliadka.
        </p>
      </div>
      <ol className="year">
        {months.map((month, index) => (
          <Month key={month.work} month={month} number={index + 1} />
        ))}
      </ol>
    </Section>
  );
}

interface MonthProps {
  month: Year['months'][number];
  number: number;
}

/** A month with a visit is punched, as on an inspection tag. */
function Month({ month: { services, visits, work, result }, number }: MonthProps) {
  return (
    <li>
      <span className={visits > 0 ? 'step-n step-n--on' : 'step-n'} aria-hidden="true">
        {number}
      </span>
      <h3>
        <span className="sr-only">{`${number}. mesiac: `}</span>
        {visits > 0 ? visitsOf(visits) : 'bez návštevy'}
      </h3>
      <div>
        {services.length > 0 && (
          <ul className="year-services">
            {services.map((service) => (
              <li key={service}>
                <DrawnSign src={YEAR_SERVICES[service]} size={32} />
                {nonBreaking(service)}
              </li>
            ))}
          </ul>
        )}
        <p>{nonBreaking(work)}</p>
        {result && (
          <p className="year-result">
            <Icon name="file" />
            <span>
              <span className="sr-only">Výsledok: </span>
              {nonBreaking(result)}
            </span>
          </p>
        )}
      </div>
    </li>
  );
}

function visitsOf(count: number): string {
  return counted(count, 'návšteva', 'návštevy', 'návštev');
}
