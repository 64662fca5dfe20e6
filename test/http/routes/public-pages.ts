import { form, NOT_FOUND, type RouteCase, textPage, toKeeping, toSignIn } from './route-case.ts';

/** Pages of text, and what is shown where there is none. */
export const PUBLIC_PAGES: Record<string, RouteCase> = {
  '/profil-spolocnosti': textPage('/profil-spolocnosti', 'Profil spoločnosti'),
  '/politika-kvality': textPage('/politika-kvality', 'Politika kvality'),
  '/opravnenia': textPage('/opravnenia', 'Oprávnenia'),
  '/spolupraca-a-partnerstvo': textPage('/spolupraca-a-partnerstvo', 'Spolupráca a partnerstvo'),
  '/referencie': textPage('/referencie', 'Referencie'),
  '/kariera': textPage('/kariera', 'Kariéra', 'Aktuálne voľné pracovné pozície'),
  '/sluzby': textPage('/sluzby', 'Služby'),
  '/poziarna-ochrana': textPage('/poziarna-ochrana', 'Požiarna ochrana'),
  '/bezpecnost-prace-bozp': textPage('/bezpecnost-prace-bozp', 'Bezpečnosť práce (BOZP)'),
  '/ochrana-zivotneho-prostredia': textPage('/ochrana-zivotneho-prostredia', 'Ochrana životného prostredia'),
  '/pracovna-zdravotna-sluzba': textPage('/pracovna-zdravotna-sluzba', 'Pracovná zdravotná služba'),
  '/odborne-prehliadky-a-skusky': textPage('/odborne-prehliadky-a-skusky', 'Odborné prehliadky a skúšky (revízie)'),
  '/hasiace-pristroje-a-hydranty': textPage('/hasiace-pristroje-a-hydranty', 'Hasiace prístroje a hydranty'),
  '/modelove-riesenia': textPage('/modelove-riesenia', 'Novozaložené firmy'),
  '/novozalozene-firmy': textPage('/novozalozene-firmy', 'Novozaložené firmy'),
  '/obchodne-retazce-a-firmy-s-pocetnymi-prevadzkami': textPage(
    '/obchodne-retazce-a-firmy-s-pocetnymi-prevadzkami',
    'Obchodné reťazce a firmy s viacerými prevádzkami',
  ),
  '/firmy-v-oblasti-obchodu-a-servisnych-sluzieb': textPage(
    '/firmy-v-oblasti-obchodu-a-servisnych-sluzieb',
    'Firmy v oblasti obchodu a servisných služieb',
  ),
  '/vyroba-a-priemysel': textPage('/vyroba-a-priemysel', 'Výroba a priemysel'),
  '/hotely-gastro-a-cestovny-ruch': textPage('/hotely-gastro-a-cestovny-ruch', 'Hotely, Gastro a cestovný ruch'),
  '/stavebnictvo': textPage('/stavebnictvo', 'Stavebné firmy'),
  '/administrativa-biznis-centra': textPage('/administrativa-biznis-centra', 'Administratíva, biznis centrá'),
  '/e-learning': textPage('/e-learning', 'E-learning'),
  '/ochrana-osobnych-udajov': textPage('/ochrana-osobnych-udajov', 'Ochrana osobných údajov'),
  '/dashboard/firma': {
    by: 'staff',
    good: () => ['/dashboard/firma', undefined, { status: 200, h1: 'Firma' }],
    refusals: { 'a visitor': () => ['/dashboard/firma', undefined, toSignIn('/dashboard/firma')] },
  },
  '/vyhlasenie-o-pristupnosti': textPage('/vyhlasenie-o-pristupnosti', 'Vyhlásenie o prístupnosti'),
  '/': {
    by: 'visitor',
    good: () => [
      '/',
      undefined,
      {
        status: 200,
        title: 'Požiarna ochrana a bezpečnosť práce pre celé Slovensko',
        h1: 'Využite služby v oblasti požiarnej ochrany a bezpečnosti práce',
      },
    ],
    refusals: { 'a form nobody asked for': () => ['/', form(), { status: 405 }] },
  },
  '/hladat': {
    by: 'visitor',
    good: () => ['/hladat?q=poplach', undefined, { status: 200, title: 'Hľadanie: poplach', h1: 'Hľadanie' }],
    refusals: { 'a form nobody asked for': () => ['/hladat', form(), { status: 405 }] },
  },
  '/404': {
    by: 'visitor',
    good: () => ['/404', undefined, NOT_FOUND],
    refusals: { 'a form nobody asked for': () => ['/404', form(), { status: 405 }] },
  },
  '/*': {
    by: 'visitor',
    good: () => ['/nieco/co-tu-nikdy-nebolo', undefined, NOT_FOUND],
    refusals: { 'a form nobody asked for': () => ['/nieco/co-tu-nikdy-nebolo', form(), { status: 405 }] },
  },
  '/dashboard/*': {
    by: 'staff',
    good: () => ['/dashboard/nikdy/nebola', undefined, NOT_FOUND],
    refusals: {
      'a visitor': () => ['/dashboard/nikdy/nebola', undefined, toSignIn('/dashboard/nikdy/nebola')],
      "a visitor's form": () => ['/dashboard/nikdy/nebola', form(), toKeeping('/dashboard/nikdy/nebola')],
    },
  },
};
