import { ActButton } from '#web/desk/kit/acts.tsx';
import { DeskForm, Submit } from '#web/desk/kit/desk-form.tsx';
import { Instant } from '#web/desk/kit/instant.tsx';
import { Panel } from '#web/desk/kit/panel.tsx';
import type { ArticleValues } from './article-fields.ts';
import type { ArticleFormAnswer } from './article-form.ts';
import { type ArticleFilter, articleList } from './article-list.ts';
import type { TextPiece } from './text-pairs.ts';

interface ConflictProps {
  id: string;
  /** The list the editor links back to. */
  filter: ArticleFilter;
  /** The typed values, with the version that was saved meanwhile. */
  values: ArticleValues;
  conflict: NonNullable<ArticleFormAnswer['conflict']>;
}

/** Shown when two people saved the same article: both texts side by side, nothing was overwritten. */
export function Conflict({ id, filter, values, conflict: { editor, updatedAt, pairs } }: ConflictProps) {
  return (
    <Panel title={`Článok medzitým uložil niekto iný: ${editor}`}>
      <DeskForm className="panel-body stack" encType="multipart/form-data">
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
          <ActButton label="Ponechať uložené znenie" to={articleList.record(id, filter)} />
          <Submit label="Ponechať moje" isLine />
          <Submit label="Spojiť ručne" formAction={articleList.record(id, filter, 'spojenie')} />
        </div>
      </DeskForm>
    </Panel>
  );
}

/** One of the two texts, with the words missing in the other one marked. */
function Wording({ title, pieces }: { title: string; pieces: TextPiece[] }) {
  return (
    <section>
      <h3>{title}</h3>
      <pre>
        {pieces.map(({ text, isOwn }, index) =>
          // the pieces have no ids and are never reordered
          isOwn ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
        )}
      </pre>
    </section>
  );
}
