import { file, leading, NOT_FOUND, page, type RouteCase } from './route-case.ts';

const NEW = '/dashboard/clanky/novy';
const newArticle = (path: string) => page(path, 'Nový článok', 'Nový článok Koncept');
const TRASH = '/dashboard/clanky?stav=trashed';

/** Articles and their pictures, on the blog and at the desk. */
export const ARTICLES: Record<string, RouteCase> = {
  '/blog': page('/blog', 'Z nášho blogu'),
  '/blog/:slug': {
    ...page(({ articleSlug }) => `/blog/${articleSlug}`, 'Cvičný požiarny poplach'),
    refusals: { 'an unknown article': () => ['/blog/nikdy-nebol', undefined, NOT_FOUND] },
  },
  '/blog/nahlad/:previewKey': page(
    ({ previewKey }) => `/blog/nahlad/${previewKey}`,
    'Náhľad: Cvičný požiarny poplach',
    'Cvičný požiarny poplach',
  ),
  '/obrazky/:picture/:file': {
    ...file(({ picture }) => picture, 'image/webp'),
    refusals: { 'an unknown picture': () => ['/obrazky/nikdy-10x10/10.webp', undefined, { status: 404 }] },
  },
  '/dashboard/clanky': page('/dashboard/clanky', 'Články – správa', 'Články'),
  '/dashboard/clanky/:id': newArticle(NEW),
  '/dashboard/clanky/:id/zverejnenie': newArticle(`${NEW}/zverejnenie`),
  '/dashboard/clanky/:id/naplanovanie': newArticle(`${NEW}/naplanovanie`),
  '/dashboard/clanky/:id/stiahnutie': newArticle(`${NEW}/stiahnutie`),
  '/dashboard/clanky/:id/spojenie': newArticle(`${NEW}/spojenie`),
  '/dashboard/clanky/:id/kos': leading('/dashboard/clanky/a/kos', TRASH),
  '/dashboard/clanky/:id/obnovenie': leading('/dashboard/clanky/a/obnovenie', TRASH),
  '/dashboard/nahlad': leading('/dashboard/nahlad', '/dashboard/clanky'),
  '/dashboard/obrazky': leading('/dashboard/obrazky', '/dashboard/clanky'),
};
