import { matchRoute } from './route-match.ts';
import { ABOUT_PAGES, SOLUTION_PAGES } from './site-pages.ts';

/** Old addresses and their canonical ones (decisions: The site as a whole). */
const MOVED = new Map<string, string>([
  ['/o-nas', '/profil-spolocnosti'],
  ...ABOUT_PAGES.map((page) => [`/o-nas${page}`, page] as const),
  ...SOLUTION_PAGES.map((page) => [`/modelove-riesenia${page}`, page] as const),
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
