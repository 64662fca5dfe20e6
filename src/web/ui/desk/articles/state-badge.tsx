import { ARTICLE_STATE_LABELS, type ArticleState } from '#domain/articles/article.ts';

const LOOKS = { draft: 'off', scheduled: 'work', published: 'on', trashed: 'off' } as const satisfies Record<
  ArticleState,
  string
>;

/** The state of an article in words and by shape, never by colour alone. */
export function ArticleStateBadge({ state }: { state: ArticleState }) {
  return <span className={`badge badge--${LOOKS[state]}`}>{ARTICLE_STATE_LABELS[state]}</span>;
}
