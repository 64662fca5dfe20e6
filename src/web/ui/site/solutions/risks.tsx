import type { ModelSolutionFields } from '#domain/page-texts/model-solution-fields.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { DrawnSign } from '#web/ui/site/drawn-sign.tsx';

type Solution = Pick<ModelSolutionFields, 'anchor' | 'forWhom' | 'risksTitle' | 'risks'>;

/** Who the solution is for and what threatens people there: a yellow triangle warns. */
export function Risks({ solution: { anchor, forWhom, risksTitle, risks } }: { solution: Solution }) {
  return (
    <section className="section" id={anchor}>
      <div className="wrap">
        <div className="for-whom">
          <h2>Pre koho</h2>
          <p className="lead">{nonBreaking(forWhom)}</p>
        </div>
        <div className="head-row">
          <h2>{nonBreaking(risksTitle)}</h2>
          <p className="muted">
            Žltý trojuholník varuje. Ku každému riziku pripravíme opatrenie, školenie a&nbsp;záznam.
          </p>
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
