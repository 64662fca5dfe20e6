import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

// The site map: Slovak address → English file. Read this first.
export default [
  layout('routes/public/site.tsx', [
    index('routes/public/home.tsx'),

    route('profil-spolocnosti', 'routes/public/company-profile.tsx'),
    route('politika-kvality', 'routes/public/quality-policy.tsx'),
    route('opravnenia', 'routes/public/permits.tsx'),
    route('spolupraca-a-partnerstvo', 'routes/public/partnership.tsx'),
    route('referencie', 'routes/public/references.tsx'),
    route('kariera', 'routes/public/careers.tsx'),

    route('sluzby', 'routes/public/services.tsx'),
    ...sameFile('routes/public/service.tsx', [
      'poziarna-ochrana',
      'bezpecnost-prace-bozp',
      'ochrana-zivotneho-prostredia',
      'pracovna-zdravotna-sluzba',
      'odborne-prehliadky-a-skusky',
      'hasiace-pristroje-a-hydranty',
    ]),

    ...sameFile('routes/public/model-solution.tsx', [
      'modelove-riesenia',
      'novozalozene-firmy',
      'obchodne-retazce-a-firmy-s-pocetnymi-prevadzkami',
      'firmy-v-oblasti-obchodu-a-servisnych-sluzieb',
      'vyroba-a-priemysel',
      'hotely-gastro-a-cestovny-ruch',
      'stavebnictvo',
      'administrativa-biznis-centra',
    ]),

    route('e-learning', 'routes/public/e-learning.tsx'),
    route('podcast', 'routes/public/podcast.tsx'),
    route('blog', 'routes/public/blog.tsx'),
    route('blog/:slug', 'routes/public/article.tsx'),
    route('blog/nahlad/:previewKey', 'routes/public/article-preview.tsx'),
    route('kontakt', 'routes/public/contact.tsx'),
    route('ochrana-osobnych-udajov', 'routes/public/privacy.tsx'),
    route('vyhlasenie-o-pristupnosti', 'routes/public/accessibility.tsx'),

    route('kurzy-a-skolenia', 'routes/public/courses.tsx'),
    route('kurzy-a-skolenia/:slug', 'routes/public/course.tsx'),
    route('404', 'routes/public/not-found.tsx', { id: 'not-found' }),
    route('*', 'routes/public/not-found.tsx', { id: 'anything-else' }),
  ]),

  route('blog/rss.xml', 'routes/feeds/articles.ts'),
  route('podcast/rss.xml', 'routes/feeds/podcast.ts'),
  route('sitemap.xml', 'routes/feeds/sitemap.ts'),
  route('robots.txt', 'routes/feeds/robots.ts'),
  route('obrazky/:picture/:file', 'routes/public/picture.ts'),

  layout('routes/staff/entrance.tsx', [
    route('signIn', 'routes/staff/sign-in.tsx'),
    route('signIn/prvy-ucet', 'routes/staff/first-account.tsx'),
    route('signOut', 'routes/staff/sign-out.tsx'),
  ]),
  route('signIn/pokracovanie', 'routes/staff/interrupted-form.tsx'),

  layout('routes/staff/desk.tsx', [
    layout('routes/staff/desk-room.tsx', [
      route('dashboard', 'routes/staff/courses.tsx', [
        ...sameFile('routes/staff/course.tsx', ['kurzy/novy', 'kurzy/:id', 'kurzy/:id/kopia']),
        route('kurzy/:id/zmazanie', 'routes/staff/course-deletion.tsx'),
      ]),
      route('dashboard/clanky', 'routes/staff/articles.tsx'),
      ...sameFile('routes/staff/article.tsx', [
        'dashboard/clanky/:id',
        'dashboard/clanky/:id/zverejnenie',
        'dashboard/clanky/:id/naplanovanie',
        'dashboard/clanky/:id/stiahnutie',
        'dashboard/clanky/:id/spojenie',
      ]),
      route('dashboard/clanky/:id/kos', 'routes/staff/article-trash.ts'),
      route('dashboard/clanky/:id/obnovenie', 'routes/staff/article-restoration.ts'),
      route('dashboard/dopyty', 'routes/staff/contact-requests.tsx'),
      route('dashboard/dopyty/:id', 'routes/staff/contact-request.tsx'),
      route('dashboard/dopyty/:id/znovuotvorenie', 'routes/staff/contact-request-reopening.ts'),
      route('dashboard/listy', 'routes/staff/held-letters.tsx'),
      route('dashboard/listy/:letterId/odoslanie', 'routes/staff/held-letter-sending.ts'),
      route('dashboard/listy/:letterId/vyradenie', 'routes/staff/held-letter-dropping.ts'),
      route('dashboard/listy/dovody/:reason/odoslanie', 'routes/staff/held-letters-sending.ts'),
      route('dashboard/listy/dovody/:reason/vyradenie', 'routes/staff/held-letters-dropping.ts'),
      route('dashboard/podcast', 'routes/staff/episodes.tsx'),
      route('dashboard/podcast/:id', 'routes/staff/episode.tsx'),
      route('dashboard/podcast/:id/zmazanie', 'routes/staff/episode-deletion.tsx'),
      route('dashboard/firma', 'routes/staff/company.tsx'),
      route('dashboard/prihlasky', 'routes/staff/sign-ups.tsx'),
      route('dashboard/prihlasky/:id', 'routes/staff/sign-up.tsx'),
      route('dashboard/prihlasky/:id/potvrdenie', 'routes/staff/sign-up-confirmation.tsx'),
      route('dashboard/prihlasky/:id/zrusenie', 'routes/staff/sign-up-cancellation.tsx'),
      route('dashboard/prihlasky/:id/obnovenie', 'routes/staff/sign-up-restoration.tsx'),
      ...sameFile('routes/staff/letter.tsx', [
        'dashboard/prihlasky/:id/listy/:letterId',
        'dashboard/prihlasky/:id/listy/:letterId/odoslanie',
        'dashboard/dopyty/:id/listy/:letterId',
        'dashboard/dopyty/:id/listy/:letterId/odoslanie',
      ]),
      route('dashboard/prihlasky/:id/subory/:fileId', 'routes/staff/sign-up-file.ts'),
      ...sameFile('routes/staff/letter-wording.ts', [
        'dashboard/prihlasky/:id/listy/:letterId/znenie',
        'dashboard/dopyty/:id/listy/:letterId/znenie',
      ]),
      ...sameFile('routes/staff/sign-up-letter-preview.ts', [
        'dashboard/prihlasky/:id/listy/potvrdenie',
        'dashboard/prihlasky/:id/listy/zrusenie',
        'dashboard/prihlasky/:id/listy/nahradnik',
      ]),
      ...sameFile('routes/staff/letter-dropping.ts', [
        'dashboard/prihlasky/:id/listy/:letterId/vyradenie',
        'dashboard/dopyty/:id/listy/:letterId/vyradenie',
      ]),
      route('dashboard/*', 'routes/staff/desk-not-found.ts'),
    ]),
  ]),
  route('dashboard/nahlad', 'routes/staff/article-rendering.ts'),
  route('dashboard/obrazky', 'routes/staff/picture-upload.ts'),
] satisfies RouteConfig;

/** Pages that differ in content only: one file, told apart by their path. */
function sameFile(file: string, paths: string[]) {
  return paths.map((path) => route(path, file, { id: path }));
}
