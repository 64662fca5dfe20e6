import type { ReactNode } from 'react';
import type { ArticleState } from '#domain/articles/article.ts';
import { DeskNotice } from '#web/desk/kit/desk-notice.tsx';
import { Instant } from '#web/desk/kit/instant.tsx';
import type { SaveResult } from './article-term.ts';

interface SavedNoticeProps {
  done: SaveResult;
  article: { state: ArticleState; publishAt: string | null; slug: string };
}

/** Shows what a save has done; the article's current state is read from the article itself. */
export function SavedNotice({ done, article: { state, publishAt, slug } }: SavedNoticeProps) {
  const at = publishAt && <Instant at={publishAt} />;
  return (
    <DeskNotice sign="system-ok" role="status">
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
