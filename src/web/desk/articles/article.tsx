import type { ReactNode } from 'react';
import { data } from 'react-router';
import { type Article, type ArticleState, articleState } from '#domain/articles/article.ts';
import { historyOf } from '#domain/events/history.ts';
import type { FieldError } from '#domain/field-error.ts';
import { findArticle } from '#server/articles/articles.ts';
import { instant } from '#server/clock.ts';
import { listEvents } from '#server/events/events.ts';
import { StateBadge } from '#web/desk/kit/badge.tsx';
import { Submit } from '#web/desk/kit/desk-form.tsx';
import { PageHead } from '#web/desk/kit/desk-head.tsx';
import { DeskNotice } from '#web/desk/kit/desk-notice.tsx';
import { Instant } from '#web/desk/kit/instant.tsx';
import { KEYS, keyThatFocuses } from '#web/desk/kit/keys.ts';
import { More } from '#web/desk/kit/menu.tsx';
import { HistoryPanel, Panel } from '#web/desk/kit/panel.tsx';
import { ComplaintsNotice } from '#web/desk/kit/refusal-notices.tsx';
import { requireStaff } from '#web/desk/staff-guard.ts';
import type { PageHandle } from '#web/front/page-handle.ts';
import { found } from '#web/shared/found.ts';
import { markdownHtml } from '#web/shared/markdown.ts';
import type { Route } from './+types/article';
import { ArticleEditor, EDITOR_FORM } from './article-editor.tsx';
import {
  type ArticleFormAnswer,
  mergeArticleForm,
  readSaveResult,
  saveArticleForm,
  valuesOfArticle,
} from './article-form.ts';
import { type ArticleStep, articleList, NEW_ARTICLE } from './article-list.ts';
import type { Publication, SaveResult } from './article-term.ts';
import { Conflict } from './conflict.tsx';

/** The form sent without scripts contains the picture. */
export const handle: PageHandle = { takes: 'picture' };

export async function loader(args: Route.LoaderArgs) {
  const { app, db } = await requireStaff(args, 'content');
  const filter = articleList.read(args.url.searchParams);
  if (args.params.id === NEW_ARTICLE) return { filter, values: valuesOfArticle(app), html: '', history: [] };
  const article = found(await findArticle(db, args.params.id));
  if (article.trashedAt) throw data(null, { status: 404 });
  const { id, title, publishAt, updatedAt, editor, previewKey, slug } = article;
  const state = articleState(article, instant(app));
  return {
    id,
    filter,
    article: { title, publishAt, updatedAt, editor, previewKey, slug, state },
    values: valuesOfArticle(app, article),
    html: markdownHtml(article.content),
    done: readSaveResult(article, args.url.searchParams),
    history: historyOf(await listEvents(db, { noun: 'article', id })),
  };
}

/**
 * Saves; a changed date is saved too. The other buttons also publish the article, make it a draft, or only show the text
 * saved meanwhile.
 */
export async function action(args: Route.ActionArgs) {
  const { db, staff } = await requireStaff(args, 'content');
  if (args.pattern.endsWith('/spojenie')) return mergeArticleForm(args, db);
  return saveArticleForm(args, staff, PUBLICATIONS[args.pattern] ?? 'unchanged');
}

const PUBLICATIONS: Readonly<Record<string, Publication>> = {
  'dashboard/clanky/:id/zverejnenie': 'now',
  'dashboard/clanky/:id/naplanovanie': 'scheduled',
  'dashboard/clanky/:id/stiahnutie': 'draft',
};

/** The editor of one article. */
export default function ArticlePage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, filter, article, done, history } = loaderData;
  const answer: ArticleFormAnswer | undefined = actionData;
  const values = answer?.values ?? loaderData.values;
  const errors = answer?.errors ?? [];
  return (
    <>
      <PageHead
        parents={[{ title: 'Články', to: articleList.at(filter) }]}
        title={article ? 'Úprava článku' : 'Nový článok'}
        crumb={article?.title}
        badge={<StateBadge of="article" is={article?.state ?? 'draft'} />}
        note={
          article && (
            <>
              Uložené <Instant at={article.updatedAt} />, {article.editor}
              {article.state === 'scheduled' && article.publishAt && (
                <>
                  {' '}
                  · zverejní sa <Instant at={article.publishAt} />
                </>
              )}
            </>
          )
        }
      >
        <ArticleActs loaded={loaderData} />
      </PageHead>
      {done && article && !answer && <SavedNotice done={done} article={article} />}
      <ComplaintsNotice title="Článok sa neuložil." complaints={errors.map(atItsInput)} />
      {answer?.conflict && id ? (
        <Conflict id={id} filter={filter} values={values} conflict={answer.conflict} />
      ) : (
        <ArticleEditor
          key={`${values.version}:${errors.length}`}
          loaded={loaderData}
          values={values}
          errors={errors}
          html={answer?.html ?? loaderData.html}
          isUnsaved={answer !== undefined}
        />
      )}
      {answer?.theirs && (
        <Panel
          title={`Uložené znenie (${answer.theirs.editor})`}
          note="Preneste z neho do svojho textu, čo má zostať"
        >
          <pre className="panel-body wording">{answer.theirs.content}</pre>
        </Panel>
      )}
      {history.length > 0 && <HistoryPanel history={history} />}
    </>
  );
}

/** The buttons submit the same form, so each also saves the text. Saving is first, because Enter triggers it. */
function ArticleActs({ loaded: { id, filter, article } }: { loaded: Route.ComponentProps['loaderData'] }) {
  const state = article?.state ?? 'draft';
  const isPublished = state === 'published';
  const verb = (step: ArticleStep) => ({
    form: EDITOR_FORM,
    formAction: articleList.record(id ?? NEW_ARTICLE, filter, step),
  });
  return (
    <>
      <Submit
        label={state === 'draft' ? 'Uložiť koncept' : 'Uložiť zmeny'}
        form={EDITOR_FORM}
        isLine={!isPublished}
        keys="confirm"
      />
      <Submit label={SCHEDULING[state]} isLine keys="date" {...verb('naplanovanie')} />
      <More of="článok" isButton>
        {article?.previewKey && (
          <a href={`/blog/nahlad/${article.previewKey}`} aria-keyshortcuts={KEYS.view}>
            Odkaz na náhľad
          </a>
        )}
        {state !== 'draft' && (
          <button type="submit" {...verb('stiahnutie')} className="del" {...keyThatFocuses(KEYS.hide)}>
            {isPublished ? 'Stiahnuť z\u00A0webu' : 'Vrátiť medzi koncepty'}
          </button>
        )}
      </More>
      {!isPublished && <Submit label="Zverejniť" keys="publish" needsEnter {...verb('zverejnenie')} />}
    </>
  );
}

const SCHEDULING: Record<ArticleState, string> = {
  draft: 'Naplánovať',
  scheduled: 'Zmeniť termín',
  published: 'Naplánovať znova',
  trashed: 'Naplánovať',
};

/** The picture's error is about the stored address, but the field to correct is the file. */
function atItsInput({ field, message }: FieldError): FieldError {
  return { field: field === 'image' ? 'file' : field, message };
}

interface SavedNoticeProps {
  done: SaveResult;
  article: Pick<Article, 'publishAt' | 'slug'> & { state: ArticleState };
}

/** Shows what a save has done; the article's current state is read from the article itself. */
function SavedNotice({ done, article: { state, publishAt, slug } }: SavedNoticeProps) {
  const at = publishAt && <Instant at={publishAt} />;
  return (
    <DeskNotice sign="system-ok">
      <p>
        {beginning(done, state)}
        {state === 'scheduled' && <>, zverejní sa {at}</>}
        {state === 'published' && done === 'redated' && <> na {at}</>}
        {state === 'published' && (
          <>
            {' '}
            · <a href={`/blog/${slug}`}>Pozrieť na webe</a>
          </>
        )}
      </p>
      {state === 'draft' && done === 'undated' && (
        <p>Dátum a&nbsp;čas sa ku konceptu neukladajú. Článok naplánujete tlačidlom Naplánovať.</p>
      )}
    </DeskNotice>
  );
}

function beginning(done: SaveResult, state: ArticleState): ReactNode {
  if (done === 'withdrawn' && state === 'draft') return 'Článok je medzi konceptmi, na webe nie je';
  if (done === 'published' && state === 'published') return 'Článok je zverejnený';
  if (done === 'scheduled' && state === 'scheduled') return 'Článok je naplánovaný';
  if (done === 'redated' && state !== 'draft') return 'Dátum zverejnenia je zmenený';
  return 'Článok je uložený';
}
