import { ARTICLE_STATE_LABELS, type ArticleState } from '#domain/articles/article.ts';
import { Badge, type BadgeLook } from '#web/desk/kit/badge.tsx';

export const ARTICLE_LOOKS: Record<ArticleState, BadgeLook> = {
  draft: 'off',
  scheduled: 'work',
  published: 'on',
  trashed: 'off',
};

export function ArticleStateBadge({ state }: { state: ArticleState }) {
  return <Badge look={ARTICLE_LOOKS[state]} label={ARTICLE_STATE_LABELS[state]} />;
}
