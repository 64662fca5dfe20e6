import type { Article, ArticleState } from '#domain/articles/article.ts';
import { StateBadge } from '#web/desk/kit/badge.tsx';
import { PageHead } from '#web/desk/kit/desk-head.tsx';
import { Instant } from '#web/desk/kit/instant.tsx';
import { KEYS, keyThatFocuses } from '#web/desk/kit/keys.ts';
import { More } from '#web/desk/kit/menu.tsx';
import { EDITOR_FORM } from './article-editor.tsx';
import { type ArticleFilter, type ArticleStep, articleList, NEW_ARTICLE } from './article-list.ts';

interface ArticleHeadProps {
  id: string | undefined;
  /** The list the breadcrumb links to. */
  filter: ArticleFilter;
  article:
    | (Pick<Article, 'title' | 'updatedAt' | 'editor' | 'publishAt' | 'previewKey'> & { state: ArticleState })
    | undefined;
}

/** The breadcrumb, the article's state and its actions. */
export function ArticleHead({ id, filter, article }: ArticleHeadProps) {
  const state = article?.state ?? 'draft';
  return (
    <PageHead
      parents={[{ title: 'Články', to: articleList.at(filter) }]}
      title={article ? 'Úprava článku' : 'Nový článok'}
      crumb={article?.title}
      badge={<StateBadge of="article" is={state} />}
      note={
        article && (
          <>
            Uložené <Instant at={article.updatedAt} />, {article.editor}
            {state === 'scheduled' && article.publishAt && (
              <>
                {' '}
                · zverejní sa <Instant at={article.publishAt} />
              </>
            )}
          </>
        )
      }
    >
      <ArticleActs id={id} filter={filter} state={state} previewKey={article?.previewKey} />
    </PageHead>
  );
}

interface ArticleActsProps extends Pick<ArticleHeadProps, 'id' | 'filter'> {
  state: ArticleState;
  previewKey: string | undefined;
}

/** The buttons submit the same form, so each also saves the text. Saving is first, because Enter triggers it. */
function ArticleActs({ id, filter, state, previewKey }: ArticleActsProps) {
  const isPublished = state === 'published';
  const verb = (step: ArticleStep) => ({
    type: 'submit' as const,
    form: EDITOR_FORM,
    formAction: articleList.record(id ?? NEW_ARTICLE, filter, step),
  });
  return (
    <>
      <button
        type="submit"
        form={EDITOR_FORM}
        className={isPublished ? 'btn' : 'btn btn--line'}
        aria-keyshortcuts={KEYS.confirm}
      >
        {state === 'draft' ? 'Uložiť koncept' : 'Uložiť zmeny'}
      </button>
      <button {...verb('naplanovanie')} className="btn btn--line" aria-keyshortcuts={KEYS.date}>
        {SCHEDULING[state]}
      </button>
      <More of="článok" isButton>
        {previewKey && (
          <a href={`/blog/nahlad/${previewKey}`} aria-keyshortcuts={KEYS.view}>
            Odkaz na náhľad
          </a>
        )}
        {state !== 'draft' && (
          <button {...verb('stiahnutie')} className="del" {...keyThatFocuses(KEYS.hide)}>
            {isPublished ? 'Stiahnuť z\u00A0webu' : 'Vrátiť medzi koncepty'}
          </button>
        )}
      </More>
      {!isPublished && (
        <button {...verb('zverejnenie')} className="btn" {...keyThatFocuses(KEYS.publish)}>
          Zverejniť
        </button>
      )}
    </>
  );
}

const SCHEDULING: Record<ArticleState, string> = {
  draft: 'Naplánovať',
  scheduled: 'Zmeniť termín',
  published: 'Naplánovať znova',
  trashed: 'Naplánovať',
};
