import { form, NOT_FOUND, page, type RouteCase } from './route-case.ts';

/** Pages of text, and what is shown where there is none. */
export const PUBLIC_PAGES: Record<string, RouteCase> = {
  '/profil-spolocnosti': page('/profil-spolocnosti', 'Profil spoločnosti'),
  '/politika-kvality': page('/politika-kvality', 'Politika kvality'),
  '/opravnenia': page('/opravnenia', 'Oprávnenia'),
  '/spolupraca-a-partnerstvo': page('/spolupraca-a-partnerstvo', 'Spolupráca a partnerstvo'),
  '/referencie': page('/referencie', 'Referencie'),
  '/kariera': page('/kariera', 'Kariéra', 'Aktuálne voľné pracovné pozície'),
  '/sluzby': page('/sluzby', 'Služby'),
  '/poziarna-ochrana': page('/poziarna-ochrana', 'Požiarna ochrana'),
  '/bezpecnost-prace-bozp': page('/bezpecnost-prace-bozp', 'Bezpečnosť práce (BOZP)'),
  '/ochrana-zivotneho-prostredia': page('/ochrana-zivotneho-prostredia', 'Ochrana životného prostredia'),
  '/pracovna-zdravotna-sluzba': page('/pracovna-zdravotna-sluzba', 'Pracovná zdravotná služba'),
  '/odborne-prehliadky-a-skusky': page('/odborne-prehliadky-a-skusky', 'Odborné prehliadky a skúšky (revízie)'),
  '/hasiace-pristroje-a-hydranty': page('/hasiace-pristroje-a-hydranty', 'Hasiace prístroje a hydranty'),
  '/modelove-riesenia': page('/modelove-riesenia', 'Novozaložené firmy'),
  '/novozalozene-firmy': page('/novozalozene-firmy', 'Novozaložené firmy'),
  '/obchodne-retazce-a-firmy-s-pocetnymi-prevadzkami': page(
    '/obchodne-retazce-a-firmy-s-pocetnymi-prevadzkami',
    'Obchodné reťazce a firmy s viacerými prevádzkami',
  ),
  '/firmy-v-oblasti-obchodu-a-servisnych-sluzieb': page(
    '/firmy-v-oblasti-obchodu-a-servisnych-sluzieb',
    'Firmy v oblasti obchodu a servisných služieb',
  ),
  '/vyroba-a-priemysel': page('/vyroba-a-priemysel', 'Výroba a priemysel'),
  '/hotely-gastro-a-cestovny-ruch': page('/hotely-gastro-a-cestovny-ruch', 'Hotely, Gastro a cestovný ruch'),
  '/stavebnictvo': page('/stavebnictvo', 'Stavebné firmy'),
  '/administrativa-biznis-centra': page('/administrativa-biznis-centra', 'Administratíva, biznis centrá'),
  '/e-learning': page('/e-learning', 'E-learning'),
  '/ochrana-osobnych-udajov': page('/ochrana-osobnych-udajov', 'Ochrana osobných údajov'),
  '/dashboard/firma': page('/dashboard/firma', 'Firma – správa', 'Firma'),
  '/dashboard/firma/fotografie': page('/dashboard/firma/fotografie', 'Fotografie – správa', 'Fotografie'),
  '/dashboard/firma/fotografie/:subject': {
    ...page(({ colleagueId }) => `/dashboard/firma/fotografie/lecturer-${colleagueId}`, 'Fotografia: Peter', 'Peter'),
    refusals: {
      'somebody the record does not have': () => ['/dashboard/firma/fotografie/person-nikto', undefined, NOT_FOUND],
      'no file, no alternative text and no consent': ({ colleagueId }) => [
        `/dashboard/firma/fotografie/lecturer-${colleagueId}`,
        form({ focus: 'top', zoom: 'whole' }),
        { status: 422, title: 'Fotografia: Peter', h1: 'Peter' },
      ],
    },
  },
  '/dashboard/firma/fotografie/:subject/odobratie': page(
    ({ photograph }) => `/dashboard/firma/fotografie/${photograph}/odobratie`,
    'Odobratie fotografie',
    'Odobrať fotografiu',
  ),
  '/vyhlasenie-o-pristupnosti': page('/vyhlasenie-o-pristupnosti', 'Vyhlásenie o prístupnosti'),
  '/': page(
    '/',
    'Požiarna ochrana a bezpečnosť práce pre celé Slovensko',
    'Využite služby v oblasti požiarnej ochrany a bezpečnosti práce',
  ),
  '/hladat': page('/hladat?q=poplach', 'Hľadanie: poplach', 'Hľadanie'),
  '/404': { good: () => ['/404', undefined, NOT_FOUND] },
  '/*': { good: () => ['/nieco/co-tu-nikdy-nebolo', undefined, NOT_FOUND] },
  '/dashboard/*': { good: () => ['/dashboard/nikdy/nebola', undefined, NOT_FOUND] },
};
