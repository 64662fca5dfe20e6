import { form, NOT_FOUND, ofStaff, type RouteCase, textPage, toList } from './route-case.ts';

/** Articles and their pictures, on the blog and at the desk. */
export const ARTICLES: Record<string, RouteCase> = {
  '/blog': textPage('/blog', 'Z nášho blogu'),
  '/blog/:slug': {
    by: 'visitor',
    good: ({ articleSlug }) => [
      `/blog/${articleSlug}`,
      undefined,
      { status: 200, title: 'Cvičný požiarny poplach', h1: 'Cvičný požiarny poplach' },
    ],
    refusals: {
      'an article there never was': () => ['/blog/nikdy-nebol', undefined, NOT_FOUND],
      'a form nobody asked for': ({ articleSlug }) => [`/blog/${articleSlug}`, form(), { status: 405 }],
    },
  },
  '/blog/nahlad/:previewKey': {
    by: 'visitor',
    good: ({ previewKey }) => [
      `/blog/nahlad/${previewKey}`,
      undefined,
      { status: 200, title: 'Náhľad: Cvičný požiarny poplach' },
    ],
    refusals: { 'a guessed key': () => ['/blog/nahlad/hadam', undefined, NOT_FOUND] },
  },
  '/obrazky/:picture/:file': {
    by: 'visitor',
    good: ({ picture }) => [picture, undefined, { status: 200, type: 'image/webp' }],
    refusals: { 'a picture there never was': () => ['/obrazky/nikdy-10x10/10.webp', undefined, { status: 404 }] },
  },
  '/dashboard/clanky': ofStaff('/dashboard/clanky', 'Články – správa', 'Články'),
  '/dashboard/clanky/:id': ofStaff('/dashboard/clanky/novy', 'Nový článok', 'Nový článok Koncept'),
  '/dashboard/clanky/:id/zverejnenie': ofStaff('/dashboard/clanky/novy/zverejnenie', 'Nový článok'),
  '/dashboard/clanky/:id/naplanovanie': ofStaff('/dashboard/clanky/novy/naplanovanie', 'Nový článok'),
  '/dashboard/clanky/:id/stiahnutie': ofStaff('/dashboard/clanky/novy/stiahnutie', 'Nový článok'),
  '/dashboard/clanky/:id/spojenie': ofStaff('/dashboard/clanky/novy/spojenie', 'Nový článok'),
  '/dashboard/clanky/:id/kos': toList('/dashboard/clanky/a/kos', '/dashboard/clanky?stav=trashed'),
  '/dashboard/clanky/:id/obnovenie': toList('/dashboard/clanky/a/obnovenie', '/dashboard/clanky?stav=trashed'),
  '/dashboard/nahlad': toList('/dashboard/nahlad', '/dashboard/clanky'),
  '/dashboard/obrazky': toList('/dashboard/obrazky', '/dashboard/clanky'),
};
