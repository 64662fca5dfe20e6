import type { ArticleState } from '#domain/articles/article.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { Panel } from '#web/desk/kit/panel.tsx';
import type { FieldOf } from '#web/desk/kit/record-form.tsx';
import type { ArticleField } from './article-fields.ts';

interface PublicationPanelProps {
  state: ArticleState;
  field: FieldOf<ArticleField>;
}

/** Explains the publication date, by the article's state. */
const TERM_HINTS: Record<ArticleState, string> = {
  draft: 'Kedy sa článok zverejní, keď ho naplánujete.',
  scheduled: 'Kedy sa článok zverejní. Nový termín platí po uložení.',
  published: 'Deň zverejnenia. Ak má článok vyjsť znova neskôr, použite Naplánovať znova.',
  trashed: '',
};

/** The article's publication date, its text in lists, and the service it links to. */
export function PublicationPanel({ state, field }: PublicationPanelProps) {
  return (
    <Panel title="Zverejnenie" body="stack">
      <div className="fields">
        {field('date')}
        {field('time')}
      </div>
      <p className="hint">{nonBreaking(TERM_HINTS[state])}</p>
      {field('description')}
      {field('service')}
    </Panel>
  );
}
