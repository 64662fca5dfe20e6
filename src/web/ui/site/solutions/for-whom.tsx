import type { ModelSolutionFields } from '#domain/page-texts/model-solution-fields.ts';
import { nonBreaking } from '#domain/slovak.ts';

type Solution = Pick<ModelSolutionFields, 'anchor' | 'forWhom'>;

/** The target group of the solution; „Pozrieť viac ↓“ links here. */
export function ForWhom({ solution: { anchor, forWhom } }: { solution: Solution }) {
  return (
    <section className="section section--rows" id={anchor}>
      <div className="wrap for-whom">
        <h2>Pre koho</h2>
        <p className="lead">{nonBreaking(forWhom)}</p>
      </div>
    </section>
  );
}
