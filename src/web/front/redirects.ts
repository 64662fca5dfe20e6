import { matchRoute } from './route-match.ts';

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
  ['/dashboard/listy', '/dashboard/posta'],
]);

/**
 * Where an old address, or a spelling other than the page's own, redirects to, with its query; undefined for any other.
 * A path from `matchRoute` starts with one slash, whatever was requested: `//host` would redirect to another site.
 */
export function movedTo({ pathname, search }: URL): string | undefined {
  const { path, isDocument } = matchRoute(pathname);
  if (!isDocument) return undefined;
  const target = MOVED.get(path.toLowerCase()) ?? path;
  return target === pathname ? undefined : target + search;
}
