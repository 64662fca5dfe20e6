import type { ArticleState } from '#domain/articles/article.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { StateBadge } from '#web/desk/kit/badge.tsx';
import { DeskForm } from '#web/desk/kit/desk-form.tsx';
import { type Column, Table } from '#web/desk/kit/desk-list.tsx';
import { Instant, InstantDay } from '#web/desk/kit/instant.tsx';
import { KEYS, keyThatFocuses } from '#web/desk/kit/keys.ts';
import { More } from '#web/desk/kit/menu.tsx';
import { Picture } from '#web/shared/picture.tsx';
import { type ArticleFilter, articleList } from './article-list.ts';

interface ArticleRow {
  id: string;
  title: string;
  slug: string;
  image: string;
  state: ArticleState;
  publishAt: string | null;
  updatedAt: string;
  author: string;
}

/** The desk's list of articles, newest first. */
export function ArticleRows({ articles, filter }: { articles: ArticleRow[]; filter: ArticleFilter }) {
  return <Table label="Články" columns={columnsOf(filter)} rows={articles} keyOf={({ id }) => id} />;
}

function columnsOf(filter: ArticleFilter): Column<ArticleRow>[] {
  return [
    {
      title: 'Názov článku',
      className: 'title',
      cell: ({ id, title, slug, image, state }) => (
        <div className="pictured">
          <span className="thumb">
            <Picture image={image} alt="" sizes="76px" />
          </span>
          <b>
            {state === 'trashed' ? (
              nonBreaking(title)
            ) : (
              <a href={articleList.record(id, filter)}>{nonBreaking(title)}</a>
            )}
          </b>
          <span>/blog/{slug}</span>
        </div>
      ),
    },
    { title: 'Stav', cell: ({ state }) => <StateBadge of="article" is={state} /> },
    { title: 'Dátum', className: 'num', cell: (article) => <ArticleTime {...article} /> },
    { title: 'Autor', className: 'long', cell: ({ author }) => author },
    { title: 'Akcie', className: 'r', cell: (article) => <Actions {...article} filter={filter} /> },
  ];
}

function ArticleTime({ state, publishAt, updatedAt }: ArticleRow) {
  if (state === 'published' && publishAt) return <InstantDay at={publishAt} />;
  if (state === 'scheduled' && publishAt) return <Instant at={publishAt} />;
  return (
    <>
      upravené <InstantDay at={updatedAt} />
    </>
  );
}

function Actions({ id, title, state, filter }: ArticleRow & { filter: ArticleFilter }) {
  if (state === 'trashed') {
    return (
      <DeskForm action={articleList.record(id, filter, 'obnovenie')} className="row-actions">
        <button type="submit" aria-label={`Obnoviť článok ${title}`} aria-keyshortcuts={KEYS.restore}>
          Obnoviť
        </button>
      </DeskForm>
    );
  }
  return (
    <div className="row-actions">
      <a href={articleList.record(id, filter)} aria-label={`Upraviť článok ${title}`} aria-keyshortcuts={KEYS.edit}>
        Upraviť
      </a>
      <More of={title}>
        <DeskForm action={articleList.record(id, filter, 'kos')}>
          <button type="submit" className="del" aria-label={`Do koša: ${title}`} {...keyThatFocuses(KEYS.remove)}>
            Do koša
          </button>
        </DeskForm>
      </More>
    </div>
  );
}
