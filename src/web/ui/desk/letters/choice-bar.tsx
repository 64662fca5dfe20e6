import { type PostListFilter, postStepPath } from './post-filter.ts';
import { CHOICE_FORM } from './post-rows.tsx';

/**
 * What can be done with the ticked letters. The ticks belong to this form wherever they stand, and the style sheet counts
 * them and shows the bar: it works without scripts.
 */
export function ChoiceBar({ filter }: { filter: PostListFilter }) {
  return (
    <form id={CHOICE_FORM} method="post" action={postStepPath('odoslanie', filter)} className="choice-bar on-dark">
      <p>
        <b>
          Vybrané: <span className="choice-count" />
        </b>
      </p>
      <button type="submit" className="btn btn--sm">
        Poslať znova
      </button>
      <button type="submit" className="btn btn--sm btn--line" formAction={postStepPath('vyradenie', filter)}>
        Neposielať
      </button>
    </form>
  );
}
