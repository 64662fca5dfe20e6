import type { Article } from '#domain/articles/article.ts';

export interface ArticleTable extends Article {
  /** Title, address, description and text, folded. */
  searchText: string;
}

/** Where an article was before: leads to where it is. */
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
