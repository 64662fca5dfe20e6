import { href } from 'react-router';
import { articleState } from '#domain/articles/article.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { may } from '#domain/staff/permissions.ts';
import { findArticleByPreviewKey } from '#server/articles/articles.ts';
import { instant } from '#server/clock.ts';
import { findStaffMember } from '#server/staff/staff.ts';
import { appOf } from '#web/context.ts';
import type { PageHandle } from '#web/front/page-handle.ts';
import { found } from '#web/shared/found.ts';
import { markdownHtml } from '#web/shared/markdown.ts';
import { pageMeta } from '#web/shared/page-meta.ts';
import type { Route } from './+types/article-preview';
import { ArticleAside } from './article-aside.tsx';
import { ArticleBody } from './article-body.tsx';
import { ArticleDate } from './article-date.tsx';

// Anyone who has the link can read the article before it is published: not cached, not for search engines.
export const handle: PageHandle = { noIndex: true };

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageMeta({ title: `Náhľad: ${loaderData.article.title}`, description: loaderData.article.description })
    : [];

export async function loader({ context, params: { previewKey }, request }: Route.LoaderArgs) {
  const app = appOf(context);
  const article = found(await findArticleByPreviewKey(app.db, previewKey));
  const editor = await findStaffMember(app, request);
  const { id, title, description, image, alt, service, publishAt } = article;
  return {
    article: { title, description, image, alt, service, publishAt },
    isPublished: articleState(article, instant(app)) === 'published',
    html: markdownHtml(article.content),
    // only staff get a link back to the editor; other readers do not receive its address
    editorPath: editor && may(editor, 'content') ? href('/dashboard/clanky/:id', { id }) : null,
  };
}

export default function ArticlePreview({ loaderData }: Route.ComponentProps) {
  const { article, isPublished, html, editorPath } = loaderData;
  const { publishAt } = article;
  return (
    <ArticleBody
      {...article}
      html={html}
      date={publishAt ? <ArticleDate at={publishAt} /> : 'Koncept'}
      aside={<ArticleAside service={article.service} />}
    >
      <p className="lead preview-note" role="note">
        {nonBreaking(isPublished ? 'Náhľad zverejneného článku.' : 'Náhľad: článok ešte nie je zverejnený.')}
        {editorPath && (
          <>
            {' '}
            <a href={editorPath}>Späť do editora</a>
          </>
        )}
      </p>
    </ArticleBody>
  );
}
