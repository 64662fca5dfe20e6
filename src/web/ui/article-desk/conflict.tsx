import type { TextPair, TextPiece } from '../../text-pairs.ts';
import { Instant } from '../instant.tsx';
import { Panel } from '../panel.tsx';
import type { ArticleFormValues } from './form-values.ts';

interface ConflictProps {
  /** Where the article is saved. */
  path: string;
  /** What was typed; its version is by now the one that was saved meanwhile. */
  values: ArticleFormValues;
  conflict: { editor: string; updatedAt: string; pairs: TextPair[] };
}

/** Two people saved the same article: both wordings side by side, nothing was overwritten. */
export function Conflict({ path, values, conflict: { editor, updatedAt, pairs } }: ConflictProps) {
  return (
    <Panel title={`Článok medzitým uložil niekto iný: ${editor}`}>
      <form method="post" action={path} className="panel-body conflict" encType="multipart/form-data">
        <p>
          Uložené <Instant at={updatedAt} />. Nič sme neprepísali. Vyberte znenie alebo ich spojte.
        </p>
        {pairs.length === 0 && <p>Názov, popis aj text majú obe znenia rovnaké.</p>}
        {pairs.map(({ label, mine, theirs }) => (
          <div className="pair" key={label}>
            <Wording title={`${label} – Vaše znenie`} pieces={mine} />
            <Wording title={`${label} – uložené znenie (${editor})`} pieces={theirs} />
          </div>
        ))}
        {Object.entries(values).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className="btns">
          <a className="btn btn--line" href={path}>
            Ponechať uložené znenie
          </a>
          <button type="submit" className="btn btn--line">
            Ponechať moje
          </button>
          <button type="submit" className="btn" formAction={`${path}/spojenie`}>
            Spojiť ručne
          </button>
        </div>
      </form>
    </Panel>
  );
}

/** A wording in which what the other one has not is marked. */
function Wording({ title, pieces }: { title: string; pieces: TextPiece[] }) {
  return (
    <section>
      <h3>{title}</h3>
      <pre>
        {pieces.map(({ text, isOwn }, index) =>
          // pieces have neither names nor an order of their own to change
          isOwn ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
        )}
      </pre>
    </section>
  );
}
