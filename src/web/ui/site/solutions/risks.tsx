import type { ModelSolutionFields } from '#domain/page-texts/model-solution-fields.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { DrawnSign } from '#web/ui/site/drawn-sign.tsx';

type Solution = Pick<ModelSolutionFields, 'risksTitle' | 'risks'>;

/** The risks to people, marked by a yellow warning triangle. */
export function Risks({ solution: { risksTitle, risks } }: { solution: Solution }) {
  return (
    <section className="section">
      <div className="wrap">
        <div className="head-row">
          <h2>{nonBreaking(risksTitle)}</h2>
          <p className="muted">Ku každému riziku navrhneme opatrenie a&nbsp;ľudí vyškolíme.</p>
        </div>
        <ul className="plates risk">
          {risks.map(({ title, text, sign }) => (
            <li key={title}>
              <DrawnSign src={sign} size={84} />
              <h3>{nonBreaking(title)}</h3>
              <p>{nonBreaking(text)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
