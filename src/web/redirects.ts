/** Old addresses and their canonical ones (decisions: The site as a whole). */
const ABOUT = [
  'profil-spolocnosti',
  'politika-kvality',
  'opravnenia',
  'spolupraca-a-partnerstvo',
  'referencie',
  'kariera',
];
const SEGMENTS = [
  'administrativa-biznis-centra',
  'firmy-v-oblasti-obchodu-a-servisnych-sluzieb',
  'hotely-gastro-a-cestovny-ruch',
  'novozalozene-firmy',
  'obchodne-retazce-a-firmy-s-pocetnymi-prevadzkami',
  'stavebnictvo',
  'vyroba-a-priemysel',
];

const MOVED = new Map([
  ['/o-nas', '/profil-spolocnosti'],
  ...ABOUT.map((page) => [`/o-nas/${page}`, `/${page}`] as const),
  ...SEGMENTS.map((segment) => [`/modelove-riesenia/${segment}`, `/${segment}`] as const),
  ['/signin', '/signIn'],
]);

/** Where an old address or one with a trailing slash leads, query kept; undefined for any other. */
export function movedTo({ pathname, search }: URL): string | undefined {
  // one slash at the front, whatever was asked: `//host` would lead to another site
  const path = `/${pathname.replace(/^\/+|\/+$/g, '')}`;
  const target = MOVED.get(path) ?? path;
  return target === pathname ? undefined : target + search;
}
