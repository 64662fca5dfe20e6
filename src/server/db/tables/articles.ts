import type { Article } from '#domain/articles/article.ts';

export interface ArticleTable extends Article {
  /** Title, address, description and text, folded. */
  searchText: string;
}

/** A former address of an article, which redirects to the present one. */
export interface FormerArticleSlugTable {
  slug: string;
  articleId: string;
}

export interface PictureFileTable {
  pictureKey: string;
  /** „960.avif“ */
  name: string;
  mediaType: string;
  sizeBytes: number;
  sha256: string;
  bytes: Uint8Array;
  createdAt: string;
}
