import { searchable } from '#domain/search.ts';
import { slugified } from '#domain/slovak.ts';
import type { ArticleFields } from './article-fields.ts';

/** An article of the blog as staff keep it (specification section 3). */
export interface Article extends ArticleFields {
  id: string;
  /** When it is or was published; null for a draft. An instant in the future makes it scheduled. */
  publishAt: string | null;
  trashedAt: string | null;
  /** Increases with every save; a save must be based on the latest version. */
  version: number;
  /** Opens the preview for those who are not signed in. */
  previewKey: string;
  /** Names of its first author and of its last editor. */
  author: string;
  editor: string;
  createdAt: string;
  updatedAt: string;
}

/** What a list shows of a published article (specification section 3). */
export type ArticleTeaser = Pick<Article, 'id' | 'title' | 'slug' | 'description' | 'image' | 'alt' | 'service'> & {
  publishAt: string;
};

export type ArticleState = 'draft' | 'scheduled' | 'published' | 'trashed';

export const ARTICLE_STATE_LABELS: Record<ArticleState, string> = {
  draft: 'Koncept',
  scheduled: 'Naplánované',
  published: 'Zverejnené',
  trashed: 'V koši',
};

/** The state of an article at the instant `now`; a scheduled one becomes published without further action. */
export function articleState(
  { publishAt, trashedAt }: Pick<Article, 'publishAt' | 'trashedAt'>,
  now: string,
): ArticleState {
  if (trashedAt) return 'trashed';
  if (!publishAt) return 'draft';
  return publishAt <= now ? 'published' : 'scheduled';
}

/** Services an article may be about, by the address it links to. */
export const ARTICLE_SERVICES = {
  '/poziarna-ochrana': 'Požiarna ochrana',
  '/bezpecnost-prace-bozp': 'Bezpečnosť práce (BOZP)',
  '/ochrana-zivotneho-prostredia': 'Ochrana životného prostredia',
  '/pracovna-zdravotna-sluzba': 'Pracovná zdravotná služba',
  '/odborne-prehliadky-a-skusky': 'Odborné prehliadky a skúšky',
  '/hasiace-pristroje-a-hydranty': 'Hasiace prístroje a hydranty',
  '/kurzy-a-skolenia': 'Kurzy a školenia',
} as const satisfies Record<string, string>;

const SLUG_LENGTH_MAX = 80;

/** The address made from the title, for an article without another one. */
export function articleSlug(title: string): string {
  return slugified(title).slice(0, SLUG_LENGTH_MAX).replace(/-$/, '');
}

/** What the desk searches in: title, address, description and text. */
export function articleSearchText(article: Pick<Article, 'title' | 'slug' | 'description' | 'content'>): string {
  return searchable([article.title, article.slug, article.description, article.content]);
}

/** Articles on one page of the blog and in home's news (specification section 9). */
export const ARTICLES_PER_PAGE = 6;
export const NEWS_COUNT = 4;
