import { articleState } from '#domain/articles/article.ts';
import { counted } from '#domain/slovak.ts';
import { countArticles, findTrashedArticle, listArticles } from '#server/articles/article-list.ts';
import { instant } from '#server/clock.ts';
import { DeskForm } from '#web/desk/kit/desk-form.tsx';
import { AddLink, DeskHead } from '#web/desk/kit/desk-head.tsx';
import { DeskNotice } from '#web/desk/kit/desk-notice.tsx';
import { FilteredList } from '#web/desk/kit/filtered-list.tsx';
import { KEYS } from '#web/desk/kit/keys.ts';
import { readText } from '#web/desk/kit/query.ts';
import { requireStaff } from '#web/desk/staff-guard.ts';
import { pageMeta } from '#web/shared/page-meta.ts';
import type { Route } from './+types/articles';
import { type ArticleFilter, articleList, NEW_ARTICLE } from './article-list.ts';
import { ArticleRows } from './article-rows.tsx';

export const meta = () => pageMeta({ title: 'Články – správa', description: 'Články blogu' });

export async function loader(args: Route.LoaderArgs) {
  const { app, db } = await requireStaff(args, 'content');
  const now = instant(app);
  const filter = articleList.read(args.url.searchParams);
  const [list, inAll, trashed] = await Promise.all([
    listArticles(db, now, filter),
    countArticles(db, now),
    findTrashedArticle(db, readText(args.url.searchParams, 'v-kosi') ?? ''),
  ]);
  const rows = list.rows.map((article) => ({ ...article, state: articleState(article, now) }));
  return { filter: { ...filter, page: list.page }, list: { ...list, rows }, inAll, trashed };
}

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
        <AddLink to={articleList.record(NEW_ARTICLE, filter)}>Nový článok</AddLink>
      </DeskHead>
      {trashed && <Trashed {...trashed} filter={filter} />}
      <FilteredList list={articleList} filter={filter} page={list}>
        <ArticleRows articles={list.rows} filter={filter} />
      </FilteredList>
    </>
  );
}

/** Offers to undo right after an article was put into the trash. */
function Trashed({ id, title, filter }: { id: string; title: string; filter: ArticleFilter }) {
  return (
    <DeskNotice sign="system-ok" role="status" text={`Článok „${title}“ je v koši`}>
      <DeskForm action={articleList.record(id, filter, 'obnovenie')}>
        <button type="submit" className="btn btn--line btn--sm" aria-keyshortcuts={KEYS.undo}>
          Vrátiť článok
        </button>
      </DeskForm>
    </DeskNotice>
  );
}
