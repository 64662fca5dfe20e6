import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

// The site map: Slovak address → English file. Read this first.
export default [
  layout('routes/public/site.tsx', [
    index('routes/public/home.tsx'),

    route('profil-spolocnosti', 'routes/public/company/company-profile.tsx'),
    route('politika-kvality', 'routes/public/company/quality-policy.tsx'),
    route('opravnenia', 'routes/public/company/permits.tsx'),
    route('spolupraca-a-partnerstvo', 'routes/public/company/partnership.tsx'),
    route('referencie', 'routes/public/company/references.tsx'),
    route('kariera', 'routes/public/company/careers.tsx'),

    route('sluzby', 'routes/public/services/services.tsx'),
    ...sameFile('routes/public/services/service.tsx', [
      'poziarna-ochrana',
      'bezpecnost-prace-bozp',
      'ochrana-zivotneho-prostredia',
      'pracovna-zdravotna-sluzba',
      'odborne-prehliadky-a-skusky',
      'hasiace-pristroje-a-hydranty',
    ]),

    ...sameFile('routes/public/services/model-solution.tsx', [
      'modelove-riesenia',
      'novozalozene-firmy',
      'obchodne-retazce-a-firmy-s-pocetnymi-prevadzkami',
      'firmy-v-oblasti-obchodu-a-servisnych-sluzieb',
      'vyroba-a-priemysel',
      'hotely-gastro-a-cestovny-ruch',
      'stavebnictvo',
      'administrativa-biznis-centra',
    ]),

    route('e-learning', 'routes/public/courses/e-learning.tsx'),
    route('podcast', 'routes/public/podcast.tsx'),
    route('blog', 'routes/public/articles/blog.tsx'),
    route('blog/:slug', 'routes/public/articles/article.tsx'),
    route('blog/nahlad/:previewKey', 'routes/public/articles/article-preview.tsx'),
    route('kontakt', 'routes/public/company/contact.tsx'),
    route('ochrana-osobnych-udajov', 'routes/public/privacy.tsx'),
    route('vyhlasenie-o-pristupnosti', 'routes/public/accessibility.tsx'),

    route('hladat', 'routes/public/search.tsx'),
    route('kurzy-a-skolenia', 'routes/public/courses/courses.tsx'),
    route('kurzy-a-skolenia/:slug', 'routes/public/courses/course.tsx'),
    route('404', 'routes/public/not-found.tsx', { id: 'not-found' }),
    route('*', 'routes/public/not-found.tsx', { id: 'anything-else' }),
  ]),

  route('blog/rss.xml', 'routes/feeds/articles.ts'),
  route('podcast/rss.xml', 'routes/feeds/podcast.ts'),
  route('kurzy-a-skolenia/kalendar.ics', 'routes/feeds/courses.ts'),
  route('sitemap.xml', 'routes/feeds/sitemap.ts'),
  route('robots.txt', 'routes/feeds/robots.ts'),
  route('obrazky/:picture/:file', 'routes/public/articles/picture.ts'),

  layout('routes/staff/sign-in/entrance.tsx', [
    route('signIn', 'routes/staff/sign-in/sign-in.tsx'),
    route('signIn/oidc/navrat', 'routes/staff/sign-in/oidc-return.tsx'),
    route('signIn/overenie', 'routes/staff/sign-in/second-step.tsx'),
    route('signIn/zabudnute-heslo', 'routes/staff/sign-in/forgotten-password.tsx'),
    route('signIn/nove-heslo', 'routes/staff/sign-in/new-password.tsx'),
    route('signIn/pozvanka', 'routes/staff/sign-in/staff-invitation.tsx'),
    route('signIn/prvy-ucet', 'routes/staff/sign-in/first-account.tsx'),
    route('signOut', 'routes/staff/sign-in/sign-out.tsx'),
  ]),
  route('signIn/oidc', 'routes/staff/sign-in/oidc-departure.ts'),
  route('signIn/pokracovanie', 'routes/staff/sign-in/interrupted-form.tsx'),

  layout('routes/staff/desk.tsx', [
    layout('routes/staff/desk-outlet.tsx', [
      route('dashboard', 'routes/staff/courses/courses.tsx', [
        route('kurzy/novy', 'routes/staff/courses/new-course.ts'),
        route('kurzy/:id', 'routes/staff/courses/course.tsx'),
        route('kurzy/:id/kopia', 'routes/staff/courses/course-copy.ts'),
        route('kurzy/:id/zmazanie', 'routes/staff/courses/course-deletion.tsx'),
        route('kurzy/:id/zrusenie', 'routes/staff/courses/course-cancellation.tsx'),
        route('kurzy/:id/obnovenie', 'routes/staff/courses/course-restoration.tsx'),
      ]),
      route('dashboard/kurzy/:id/listy/zmena', 'routes/staff/courses/change-letter-preview.ts'),
      route('dashboard/kurzy/:id/listy/zrusenie', 'routes/staff/courses/ending-letter-preview.ts'),
      route('dashboard/kurzy/:id/pritomnost', 'routes/staff/presence/presence.tsx'),
      route('dashboard/moje-kurzy', 'routes/staff/presence/my-courses.tsx'),
      route('dashboard/clanky', 'routes/staff/articles/articles.tsx'),
      route('dashboard/clanky/:id', 'routes/staff/articles/article.tsx'),
      route('dashboard/clanky/:id/zverejnenie', 'routes/staff/articles/article-publication.ts'),
      route('dashboard/clanky/:id/naplanovanie', 'routes/staff/articles/article-scheduling.ts'),
      route('dashboard/clanky/:id/stiahnutie', 'routes/staff/articles/article-withdrawal.ts'),
      route('dashboard/clanky/:id/spojenie', 'routes/staff/articles/article-merge.ts'),
      route('dashboard/clanky/:id/kos', 'routes/staff/articles/article-trash.ts'),
      route('dashboard/clanky/:id/obnovenie', 'routes/staff/articles/article-restoration.ts'),
      route('dashboard/dopyty', 'routes/staff/contact-requests/contact-requests.tsx'),
      route('dashboard/dopyty/:id', 'routes/staff/contact-requests/contact-request.tsx'),
      route('dashboard/dopyty/:id/znovuotvorenie', 'routes/staff/contact-requests/contact-request-reopening.ts'),
      route('dashboard/listy', 'routes/staff/letters/held-letters.tsx'),
      route('dashboard/listy/:letterId/odoslanie', 'routes/staff/letters/held-letter-sending.ts'),
      route('dashboard/listy/:letterId/vyradenie', 'routes/staff/letters/held-letter-dropping.ts'),
      route('dashboard/listy/dovody/:reason/odoslanie', 'routes/staff/letters/held-letters-sending.ts'),
      route('dashboard/listy/dovody/:reason/vyradenie', 'routes/staff/letters/held-letters-dropping.ts'),
      route('dashboard/podcast', 'routes/staff/episodes/episodes.tsx'),
      route('dashboard/podcast/:id', 'routes/staff/episodes/episode.tsx'),
      route('dashboard/podcast/:id/zmazanie', 'routes/staff/episodes/episode-deletion.tsx'),
      route('dashboard/firma', 'routes/staff/company/company.tsx'),
      route('dashboard/ludia', 'routes/staff/staff-members/staff-members.tsx'),
      route('dashboard/ludia/:id', 'routes/staff/staff-members/staff-member.tsx'),
      route('dashboard/ludia/:id/pozvanka', 'routes/staff/staff-members/invitation-again.tsx'),
      route('dashboard/ludia/:id/zrusenie', 'routes/staff/staff-members/invitation-cancellation.tsx'),
      route('dashboard/ludia/:id/rola', 'routes/staff/staff-members/role.tsx'),
      route('dashboard/ludia/:id/relacie', 'routes/staff/staff-members/sessions-end.tsx'),
      route('dashboard/ludia/:id/odpojenie', 'routes/staff/staff-members/removal.tsx'),
      route('dashboard/ludia/:id/zapojenie', 'routes/staff/staff-members/readmission.tsx'),
      route('dashboard/sukromie', 'routes/staff/privacy/privacy.tsx'),
      route('dashboard/sukromie/overenie', 'routes/staff/privacy/chain-check.ts'),
      route('dashboard/prihlasky', 'routes/staff/sign-ups/sign-ups.tsx'),
      route('dashboard/prihlasky/:id', 'routes/staff/sign-ups/sign-up.tsx'),
      route('dashboard/prihlasky/:id/potvrdenie', 'routes/staff/sign-ups/sign-up-confirmation.tsx'),
      route('dashboard/prihlasky/:id/zrusenie', 'routes/staff/sign-ups/sign-up-cancellation.tsx'),
      route('dashboard/prihlasky/:id/obnovenie', 'routes/staff/sign-ups/sign-up-restoration.tsx'),
      route('dashboard/prihlasky/:id/subory/:fileId', 'routes/staff/sign-ups/sign-up-file.ts'),
      route('dashboard/prihlasky/:id/listy/potvrdenie', 'routes/staff/sign-ups/confirmation-letter-preview.ts'),
      route('dashboard/prihlasky/:id/listy/zrusenie', 'routes/staff/sign-ups/cancellation-letter-preview.ts'),
      route('dashboard/prihlasky/:id/listy/nahradnik', 'routes/staff/sign-ups/waiting-letter-preview.ts'),
      ...sameFile('routes/staff/letters/letter.tsx', letterPaths()),
      ...sameFile('routes/staff/letters/letter-wording.ts', letterPaths('/znenie')),
      ...sameFile('routes/staff/letters/letter-sending.ts', letterPaths('/odoslanie')),
      ...sameFile('routes/staff/letters/letter-dropping.ts', letterPaths('/vyradenie')),
      route('dashboard/ucet', 'routes/staff/account/account.tsx'),
      route('dashboard/ucet/heslo', 'routes/staff/account/password.tsx'),
      route('dashboard/ucet/overenie', 'routes/staff/account/second-factor.tsx'),
      route('dashboard/ucet/overenie/potvrdenie', 'routes/staff/account/second-factor-confirmation.tsx'),
      route('dashboard/ucet/overenie/vypnutie', 'routes/staff/account/second-factor-removal.tsx'),
      route('dashboard/ucet/zalozne-kody', 'routes/staff/account/recovery-codes.tsx'),
      route('dashboard/ucet/prihlasenia/ukoncenie', 'routes/staff/account/other-sessions-ending.ts'),
      route('dashboard/ucet/prihlasenia/:id/ukoncenie', 'routes/staff/account/session-ending.ts'),
      route('dashboard/*', 'routes/staff/desk-not-found.ts'),
    ]),
  ]),
  route('dashboard/slug-kurzu', 'routes/staff/courses/course-slug.ts'),
  route('dashboard/kurzy/:id/pritomnost/:participantId', 'routes/staff/presence/participant-presence.ts'),
  route('dashboard/nahlad', 'routes/staff/articles/article-rendering.ts'),
  route('dashboard/obrazky', 'routes/staff/articles/picture-upload.ts'),
] satisfies RouteConfig;

/** Pages that differ in content only: one file, told apart by their path. */
function sameFile(file: string, paths: string[]) {
  return paths.map((path) => route(path, file, { id: path }));
}

/** A letter is about a sign-up or about a contact request. */
function letterPaths(act = '') {
  return ['prihlasky', 'dopyty'].map((noun) => `dashboard/${noun}/:id/listy/:letterId${act}`);
}
