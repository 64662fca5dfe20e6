import { ARTICLE_STATE_LABELS, articleState } from '#domain/articles/article.ts';
import { counted } from '#domain/slovak.ts';
import { ARTICLES_PER_DESK_PAGE, countArticles, listArticles } from '#server/articles/article-list.ts';
import { findArticle } from '#server/articles/articles.ts';
import { instant } from '#server/clock.ts';
import { appOf } from '#web/context.ts';
import { requireStaff } from '#web/staff-guard.ts';
import {
  type ArticleListFilter,
  articlePath,
  articlesPath,
  readArticleFilter,
} from '#web/ui/desk/articles/article-filter.ts';
import { ArticleRows } from '#web/ui/desk/articles/article-rows.tsx';
import { EmptyList, ListSearch, StateTabs } from '#web/ui/desk/desk-list.tsx';
import { DeskNotice } from '#web/ui/desk/desk-notice.tsx';
import { readWords } from '#web/ui/desk/list-filter.ts';
import { Icon } from '#web/ui/shared/icon.tsx';
import { pageMeta } from '#web/ui/shared/page-meta.ts';
import { Pager } from '#web/ui/shared/pager.tsx';
import type { Route } from './+types/articles';

export const meta = () => pageMeta({ title: 'Články – správa', description: 'Články blogu' });

export async function loader(args: Route.LoaderArgs) {
  await requireStaff(args);
  const app = appOf(args.context);
  const now = instant(app);
  const query = args.url.searchParams;
  const filter = readArticleFilter(query);
  const [{ articles, total, page }, counts, inAll, trashed] = await Promise.all([
    listArticles(app.db, now, filter),
    countArticles(app.db, now, filter),
    countArticles(app.db, now),
    findArticle(app.db, readWords(query, 'v-kosi') ?? ''),
  ]);
  return {
    filter: { ...filter, page },
    articles: articles.map((article) => ({ ...article, state: articleState(article, now) })),
    total,
    counts,
    inAll,
    pageSize: ARTICLES_PER_DESK_PAGE,
    trashed: trashed?.trashedAt ? { id: trashed.id, title: trashed.title } : undefined,
  };
}

const TABS = [
  { state: undefined, title: 'Všetky', count: 'all' },
  { state: 'draft', title: 'Koncepty', count: 'draft' },
  { state: 'scheduled', title: 'Naplánované', count: 'scheduled' },
  { state: 'published', title: 'Zverejnené', count: 'published' },
  { state: 'trashed', title: 'Kôš', count: 'trashed' },
] as const;

export default function Articles({ loaderData }: Route.ComponentProps) {
  const { filter, articles, total, pageSize, counts, inAll, trashed } = loaderData;
  return (
    <>
      <div className="desk-head">
        <div>
          <h1>Články</h1>
          <p className="num">
            {[
              counted(inAll.published, 'zverejnený', 'zverejnené', 'zverejnených'),
              counted(inAll.scheduled, 'naplánovaný', 'naplánované', 'naplánovaných'),
              counted(inAll.draft, 'koncept', 'koncepty', 'konceptov'),
            ].join(', ')}
          </p>
        </div>
        <div className="btns">
          <a className="btn" href={articlePath(undefined, filter)}>
            <Icon name="plus" /> Nový článok
          </a>
        </div>
      </div>
      {trashed && <Trashed {...trashed} filter={filter} />}
      <StateTabs
        label="Stav článkov"
        tabs={TABS.map(({ state, title, count }) => ({
          title,
          count: counts[count],
          path: articlesPath({ ...filter, state, page: 1 }),
          isCurrent: filter.state === state,
        }))}
      />
      <ListSearch
        filter={filter}
        narrowedBy={[filter.state && ARTICLE_STATE_LABELS[filter.state]]}
        placeholder="Hľadať názov, adresu alebo text"
        count={counted(total, 'článok', 'články', 'článkov')}
        className="filter-bar--contact"
      />
      {articles.length > 0 ? (
        <>
          <ArticleRows articles={articles} filter={filter} />
          <Pager
            page={filter.page}
            pageSize={pageSize}
            total={total}
            path={(page) => articlesPath({ ...filter, page })}
          />
        </>
      ) : inAll.all + inAll.trashed > 0 ? (
        <EmptyList title="Tomuto filtru nezodpovedá žiadny článok" clearPath={articlesPath({ page: 1 })}>
          Skúste kratšie hľadanie alebo všetky stavy.
        </EmptyList>
      ) : (
        <EmptyList title="Zatiaľ nemáte žiadny článok">
          Prvý začnite tlačidlom Nový článok. Kým ho nezverejníte, uvidíte ho len Vy.
        </EmptyList>
      )}
    </>
  );
}

/** The way back right after something was put into the trash. */
function Trashed({ id, title, filter }: { id: string; title: string; filter: ArticleListFilter }) {
  return (
    <DeskNotice sign="system-ok" role="status">
      <p>Článok „{title}“ je v koši</p>
      <form method="post" action={articlePath(id, filter, { step: 'obnovenie' })}>
        <button type="submit" className="btn btn--line btn--sm">
          Vrátiť článok
        </button>
      </form>
    </DeskNotice>
  );
}
