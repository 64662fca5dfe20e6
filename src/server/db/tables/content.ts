import type { Article } from '#domain/articles/article.ts';
import type { Episode } from '#domain/episodes/episode.ts';
import type { StoredPhotograph } from '#domain/photographs/photograph.ts';
import type { FileColumns } from '../tables.ts';

export interface ContentTables {
  article: Article & {
    /** Title, address, description and text, folded. */
    searchText: string;
  };

  /** A former address of an article, which redirects to the present one. */
  formerArticleSlug: {
    slug: string;
    articleId: string;
  };

  /** Named „960.avif“. */
  pictureFile: FileColumns & {
    pictureKey: string;
    sizeBytes: number;
    createdAt: string;
  };

  episode: Episode & {
    updatedAt: string;
  };

  company: {
    /** Always 1: there is one company. */
    id: number;
    /** JSON: Company */
    details: string;
    updatedAt: string;
  };

  photograph: StoredPhotograph & {
    storedAt: string;
  };
}
