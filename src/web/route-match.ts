import * as build from 'virtual:react-router/server-build';
import { matchRoutes, type RouteObject } from 'react-router';
import type { PageHandle } from './page-handle.ts';

/** What the front needs to know of a route before it runs. */
export interface MatchedRoute {
  /** Every method the address takes, as the header Allow lists them. */
  methods: readonly string[];
  handle: PageHandle;
  /** The address as the site map writes it, „/blog/:slug“. */
  pattern: string;
  /** The page's own address: that of its data, too, which hydrated pages ask for. */
  pathname: string;
}

const MATCHES_MAX = 1_000;
const matches = new Map<string, MatchedRoute>();

/** The route that will answer this address; matching takes a tenth of a millisecond, so matches are kept. */
export function matchRoute(address: string): MatchedRoute {
  const known = matches.get(address);
  if (known) return known;
  if (matches.size === MATCHES_MAX) matches.clear();
  const match = newMatch(address);
  matches.set(address, match);
  return match;
}

function newMatch(address: string): MatchedRoute {
  // as React Router reads the address of a page's data
  const pathname = address.replace(/\/_\.data$/, '/').replace(/\.data$/, '');
  const branch = (isDecodable(pathname) && matchRoutes(TREE, pathname)) || [];
  const leaf = branch.at(-1);
  const pattern = `/${branch.flatMap(({ route }) => route.path?.replace(/^\//, '') || []).join('/')}`;
  const module = leaf && build.routes[leaf.route.id as string]?.module;
  const methods = ['GET', 'HEAD', ...(module?.action ? ['POST'] : [])];
  return { methods, handle: (module?.handle as PageHandle | undefined) ?? {}, pattern, pathname };
}

/** False for bytes that are no text: React Router would warn of them. */
function isDecodable(pathname: string): boolean {
  try {
    return decodeURI(pathname) !== '';
  } catch {
    return false;
  }
}

const TREE = childrenOf(undefined);

function childrenOf(parentId: string | undefined): RouteObject[] {
  return Object.values(build.routes)
    .filter((route) => route?.parentId === parentId)
    .map((route) => ({ ...route, children: route?.index ? undefined : childrenOf(route?.id) }) as RouteObject);
}
