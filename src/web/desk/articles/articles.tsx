import { ARTICLE_STATE_LABELS, articleState } from '#domain/articles/article.ts';
import { counted } from '#domain/slovak.ts';
import { countArticles, findTrashedArticle, listArticles } from '#server/articles/article-list.ts';
import { instant } from '#server/clock.ts';
import { appOf } from '#web/context.ts';
import { DeskForm } from '#web/desk/kit/desk-form.tsx';
import { DeskHead } from '#web/desk/kit/desk-head.tsx';
import { DeskList, EmptyList, StateTabs } from '#web/desk/kit/desk-list.tsx';
import { DeskNotice } from '#web/desk/kit/desk-notice.tsx';
import { KEYS } from '#web/desk/kit/keys.ts';
import { readText } from '#web/desk/kit/list-filter.ts';
import { ListSearch } from '#web/desk/kit/list-search.tsx';
import { requireStaff } from '#web/desk/staff-guard.ts';
import { Icon } from '#web/shared/icon.tsx';
import { pageMeta } from '#web/shared/page-meta.ts';
import type { Route } from './+types/articles';
import { type ArticleListFilter, articlePath, articlesPath, readArticleFilter } from './article-filter.ts';
import { ArticleRows } from './article-rows.tsx';

export const meta = () => pageMeta({ title: 'Články – správa', description: 'Články blogu' });

export async function loader(args: Route.LoaderArgs) {
  await requireStaff(args, 'content');
  const app = appOf(args.context);
  const now = instant(app);
  const filter = readArticleFilter(args.url.searchParams);
  const [list, inAll, trashed] = await Promise.all([
    listArticles(app.db, now, filter),
    countArticles(app.db, now),
    findTrashedArticle(app.db, readText(args.url.searchParams, 'v-kosi') ?? ''),
  ]);
  const rows = list.rows.map((article) => ({ ...article, state: articleState(article, now) }));
  return { filter: { ...filter, page: list.page }, list: { ...list, rows }, inAll, trashed };
}

const TABS = {
  all: 'Všetky',
  draft: 'Koncepty',
  scheduled: 'Naplánované',
  published: 'Zverejnené',
  trashed: 'Kôš',
};

export default function Articles({ loaderData: { filter, list, inAll, trashed } }: Route.ComponentProps) {
  return (
    <>
      <DeskHead
        title="Články"
        note={[
          counted(inAll.published, 'zverejnený', 'zverejnené', 'zverejnených'),
          counted(inAll.scheduled, 'naplánovaný', 'naplánované', 'naplánovaných'),
          counted(inAll.draft, 'koncept', 'koncepty', 'konceptov'),
        ].join(', ')}
      >
        <a className="btn" href={articlePath(undefined, filter)} aria-keyshortcuts={KEYS.add}>
          <Icon name="plus" /> Nový článok
        </a>
      </DeskHead>
      {trashed && <Trashed {...trashed} filter={filter} />}
      <StateTabs label="Stav článkov" titles={TABS} counts={list.counts} filter={filter} path={articlesPath} />
      <ListSearch
        action="/dashboard/clanky"
        filter={filter}
        stateLabel={filter.state && ARTICLE_STATE_LABELS[filter.state]}
        placeholder="Hľadať názov, adresu alebo text"
        count={counted(list.total, 'článok', 'články', 'článkov')}
      />
      <DeskList
        {...list}
        path={(page) => articlesPath({ ...filter, page })}
        empty={<Nothing isNarrowed={inAll.all + inAll.trashed > 0} />}
      >
        <ArticleRows articles={list.rows} filter={filter} />
      </DeskList>
    </>
  );
}

function Nothing({ isNarrowed }: { isNarrowed: boolean }) {
  return isNarrowed ? (
    <EmptyList title="Tomuto filtru nezodpovedá žiadny článok" clearPath={articlesPath({ page: 1 })}>
      Skúste kratšie hľadanie alebo všetky stavy.
    </EmptyList>
  ) : (
    <EmptyList title="Zatiaľ nemáte žiadny článok">
      Prvý začnite tlačidlom Nový článok. Kým ho nezverejníte, uvidíte ho len Vy.
    </EmptyList>
  );
}

/** Offers to undo right after an article was put into the trash. */
function Trashed({ id, title, filter }: { id: string; title: string; filter: ArticleListFilter }) {
  return (
    <DeskNotice sign="system-ok" role="status">
      <p>Článok „{title}“ je v koši</p>
      <DeskForm action={articlePath(id, filter, { step: 'obnovenie' })}>
        <button type="submit" className="btn btn--line btn--sm" aria-keyshortcuts={KEYS.undo}>
          Vrátiť článok
        </button>
      </DeskForm>
    </DeskNotice>
  );
}
