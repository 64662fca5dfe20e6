import { articleState } from '#domain/articles/article.ts';
import { counted, nonBreaking } from '#domain/slovak.ts';
import { countArticles, findTrashedArticle, listArticles } from '#server/articles/article-list.ts';
import { instant } from '#server/clock.ts';
import { Act, ActButton } from '#web/desk/kit/acts.tsx';
import { StateBadge } from '#web/desk/kit/badge.tsx';
import { AddLink, DeskHead } from '#web/desk/kit/desk-head.tsx';
import { type Column, Table } from '#web/desk/kit/desk-list.tsx';
import { DeskNotice } from '#web/desk/kit/desk-notice.tsx';
import { FilteredList } from '#web/desk/kit/filtered-list.tsx';
import { Instant, InstantDay } from '#web/desk/kit/instant.tsx';
import { More } from '#web/desk/kit/menu.tsx';
import { readText } from '#web/desk/kit/query.ts';
import { requireStaff } from '#web/desk/staff-guard.ts';
import { Picture } from '#web/shared/picture.tsx';
import type { Route } from './+types/articles';
import { type ArticleFilter, articleList, NEW_ARTICLE } from './article-list.ts';

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
      {trashed && (
        <DeskNotice sign="system-ok" text={`Článok „${trashed.title}“ je v koši`}>
          <ActButton
            label="Vrátiť článok"
            action={articleList.record(trashed.id, filter, 'obnovenie')}
            keys="undo"
            isSmall
          />
        </DeskNotice>
      )}
      <FilteredList list={articleList} filter={filter} page={list}>
        <Table label="Články" columns={columnsOf(filter)} rows={list.rows} keyOf={({ id }) => id} />
      </FilteredList>
    </>
  );
}

type ArticleRow = Route.ComponentProps['loaderData']['list']['rows'][number];

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
      <div className="row-actions">
        <Act
          label="Obnoviť"
          name={`Obnoviť článok ${title}`}
          action={articleList.record(id, filter, 'obnovenie')}
          keys="restore"
        />
      </div>
    );
  }
  return (
    <div className="row-actions">
      <Act label="Upraviť" name={`Upraviť článok ${title}`} to={articleList.record(id, filter)} keys="edit" />
      <More of={title}>
        <Act
          label="Do koša"
          of={title}
          action={articleList.record(id, filter, 'kos')}
          keys="remove"
          needsEnter
          className="del"
        />
      </More>
    </div>
  );
}
