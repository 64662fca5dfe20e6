import type { ArticleState } from '#domain/articles/article.ts';
import { StateBadge } from '#web/desk/kit/badge.tsx';
import { PageHead } from '#web/desk/kit/desk-head.tsx';
import { Instant } from '#web/desk/kit/instant.tsx';
import { KEYS, keyThatFocuses } from '#web/desk/kit/keys.ts';
import { EDITOR_FORM } from './article-editor.tsx';
import { type ArticleFilter, type ArticleStep, articleList, NEW_ARTICLE } from './article-list.ts';

interface ArticleHeadProps {
  id: string | undefined;
  /** The list the breadcrumb links to. */
  filter: ArticleFilter;
  article:
    | {
        title: string;
        state: ArticleState;
        updatedAt: string;
        editor: string;
        publishAt: string | null;
        previewKey: string;
      }
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
      <SaveButtons id={id} filter={filter} state={state} />
      {article && (
        <a className="btn btn--line" href={`/blog/nahlad/${article.previewKey}`} aria-keyshortcuts={KEYS.view}>
          Odkaz na náhľad
        </a>
      )}
    </PageHead>
  );
}

/** All submit the same form, so each action also saves the text. Saving is first, because Enter triggers it. */
function SaveButtons({ id, filter, state }: Pick<ArticleHeadProps, 'id' | 'filter'> & { state: ArticleState }) {
  const verb = (step: ArticleStep) => ({
    type: 'submit' as const,
    form: EDITOR_FORM,
    formAction: articleList.record(id ?? NEW_ARTICLE, filter, step),
  });
  if (state === 'published') {
    return (
      <>
        <button type="submit" form={EDITOR_FORM} className="btn" aria-keyshortcuts={KEYS.confirm}>
          Uložiť zmeny
        </button>
        <button {...verb('naplanovanie')} className="btn btn--line" aria-keyshortcuts={KEYS.date}>
          Naplánovať znova
        </button>
        <button {...verb('stiahnutie')} className="btn btn--line" {...keyThatFocuses(KEYS.hide)}>
          Stiahnuť z&nbsp;webu
        </button>
      </>
    );
  }
  return (
    <>
      <button type="submit" form={EDITOR_FORM} className="btn btn--line" aria-keyshortcuts={KEYS.confirm}>
        {state === 'scheduled' ? 'Uložiť zmeny' : 'Uložiť koncept'}
      </button>
      <button {...verb('naplanovanie')} className="btn btn--line" aria-keyshortcuts={KEYS.date}>
        {state === 'scheduled' ? 'Zmeniť termín' : 'Naplánovať'}
      </button>
      {state === 'scheduled' && (
        <button {...verb('stiahnutie')} className="btn btn--line" {...keyThatFocuses(KEYS.hide)}>
          Vrátiť medzi koncepty
        </button>
      )}
      <button {...verb('zverejnenie')} className="btn" {...keyThatFocuses(KEYS.publish)}>
        Zverejniť
      </button>
    </>
  );
}
