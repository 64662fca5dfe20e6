// The main navigation (specification section 2.2). A null slug is filled in from the company's links.

export interface NavigationItem {
  title: string;
  slug: string;
  /** Another address of the same page. */
  alias?: string;
  subNav?: NavigationSubItem[];
  target?: '_blank';
}

interface NavigationSubItem {
  title: string;
  /** A route; null stands for the separate product site, which the company's record knows. */
  slug: string | null;
  /** The sign beside it. */
  sign?: string;
  target?: '_blank';
}

export const NAVIGATION: NavigationItem[] = [
  {
    title: 'O nás',
    slug: '/profil-spolocnosti',
    subNav: [
      { title: 'Profil spoločnosti', slug: '/profil-spolocnosti' },
      { title: 'Politika kvality', slug: '/politika-kvality' },
      { title: 'Oprávnenia', slug: '/opravnenia' },
      { title: 'Spolupráca a partnerstvo', slug: '/spolupraca-a-partnerstvo' },
      { title: 'Referencie', slug: '/referencie' },
      { title: 'Kariéra', slug: '/kariera' },
    ],
  },
  {
    title: 'Služby',
    slug: '/sluzby',
    subNav: [
      { title: 'Požiarna ochrana', slug: '/poziarna-ochrana', sign: 'sluzba-poziarna-ochrana' },
      { title: 'Bezpečnosť práce (BOZP)', slug: '/bezpecnost-prace-bozp', sign: 'sluzba-bozp' },
      {
        title: 'Ochrana životného prostredia',
        slug: '/ochrana-zivotneho-prostredia',
        sign: 'sluzba-zivotne-prostredie',
      },
      { title: 'Pracovná zdravotná služba', slug: '/pracovna-zdravotna-sluzba', sign: 'sluzba-zdravotna-sluzba' },
      {
        title: 'Odborné prehliadky a skúšky (revízie)',
        slug: '/odborne-prehliadky-a-skusky',
        sign: 'sluzba-revizie',
      },
      {
        title: 'Hasiace prístroje a hydranty',
        slug: '/hasiace-pristroje-a-hydranty',
        sign: 'sluzba-hasiace-pristroje',
      },
      { title: 'GM SPIDER', slug: null, sign: 'sluzba-externa', target: '_blank' },
    ],
  },
  { title: 'Kurzy a školenia', slug: '/kurzy-a-skolenia' },
  {
    title: 'Modelové riešenia',
    slug: '/novozalozene-firmy',
    alias: '/modelove-riesenia',
    subNav: [
      { title: 'Novozaložené firmy', slug: '/novozalozene-firmy' },
      {
        title: 'Obchodné reťazce a firmy s viacerými prevádzkami',
        slug: '/obchodne-retazce-a-firmy-s-pocetnymi-prevadzkami',
      },
      {
        title: 'Firmy v oblasti obchodu a servisných služieb',
        slug: '/firmy-v-oblasti-obchodu-a-servisnych-sluzieb',
      },
      { title: 'Výroba a priemysel', slug: '/vyroba-a-priemysel' },
      { title: 'Hotely, Gastro a cestovný ruch', slug: '/hotely-gastro-a-cestovny-ruch' },
      { title: 'Stavebné firmy', slug: '/stavebnictvo' },
      { title: 'Administratíva, biznis centrá', slug: '/administrativa-biznis-centra' },
    ],
  },
  { title: 'E-learning', slug: '/e-learning' },
  { title: 'Podcast', slug: '/podcast' },
  { title: 'Blog', slug: '/blog' },
  { title: 'Kontakt', slug: '/kontakt' },
];

/** The pages the footer lists (specification section 2.3), and the search. */
export const FOOTER_PAGES = [
  { title: 'Profil spoločnosti', slug: '/profil-spolocnosti' },
  { title: 'Služby', slug: '/sluzby' },
  { title: 'Kurzy a školenia', slug: '/kurzy-a-skolenia' },
  { title: 'Modelové riešenia', slug: '/modelove-riesenia' },
  { title: 'E-learning', slug: '/e-learning' },
  { title: 'Podcast', slug: '/podcast' },
  { title: 'Blog', slug: '/blog' },
  { title: 'Kariéra', slug: '/kariera' },
  { title: 'Referencie', slug: '/referencie' },
  { title: 'Kontakt', slug: '/kontakt' },
  { title: 'Hľadať na webe', slug: '/hladat' },
];
