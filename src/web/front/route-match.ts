import * as build from 'virtual:react-router/server-build';
import { matchRoutes, type RouteObject } from 'react-router';
import type { Topic } from '#server/announcements.ts';
import type { CanonicalQuery, PageHandle, PageModule } from './page-handle.ts';

/** What the front requires of a route before it runs. */
export interface MatchedRoute {
  /** Every method the address accepts, as the header Allow lists them. */
  methods: readonly string[];
  handle: PageHandle;
  /** The topics the page and its layouts depend on; undefined where the page is for one visitor only. */
  dependsOn: readonly Topic[] | undefined;
  /** The address in the site map, „/blog/:slug“. */
  pattern: string;
  /** The ids of its routes, from the document to the page. */
  routeIds: readonly string[];
  canonicalQuery: CanonicalQuery;
  /** The canonical path; for a page's data, which hydrated pages request, the page's own path. */
  path: string;
  /** The path of the page that is shown: for an unknown address, that of the 404 page. */
  shownPath: string;
  /** True when the response is a document; false for a page's data and other requests of the framework. */
  isDocument: boolean;
}

/** Where hydrated pages request the list of routes from React Router (`routeDiscovery.manifestPath`). */
const ROUTE_MAP_PATH = '/__manifest';

const MATCHES_MAX = 1_000;
/** No page of ours has a longer path; caching longer ones would only fill the memory. */
const LENGTH_MAX = 200;
const matches = new Map<string, MatchedRoute>();

/** The route of this path; matching takes a tenth of a millisecond, so matches are cached. */
export function matchRoute(pathname: string): MatchedRoute {
  const known = matches.get(pathname);
  if (known) return known;
  if (matches.size === MATCHES_MAX) matches.clear();
  const match = newMatch(pathname);
  if (pathname.length <= LENGTH_MAX) matches.set(pathname, match);
  return match;
}

function newMatch(pathname: string): MatchedRoute {
  // React Router maps the address of a page's data to the page in the same way
  const pagePath = pathname.replace(/\/_\.data$/, '/').replace(/\.data$/, '');
  const segments = segmentsOf(pagePath);
  // our addresses contain no encoded slash
  if (segments.some((segment) => /[/\\]/.test(segment))) return { ...newMatch('/404'), path: pathname };
  const candidates = routesFor(segments, TREE);
  const branch = matchRoutes(candidates, `/${segments.map(encodeURIComponent).join('/')}`) ?? [];
  const patterns = branch.flatMap(({ route }) => route.path?.split('/').filter(Boolean) ?? []);
  const path = `/${segments.map((segment, index) => canonicalSegment(segment, patterns[index])).join('/')}`;
  const modules = branch.map(({ route }) => build.routes[route.id as string]?.module as PageModule | undefined);
  const leaf = modules.at(-1);
  const notFound = modules.findLast((module) => module?.notFound)?.notFound;
  return {
    methods: ['GET', 'HEAD', ...(leaf?.action ? ['POST'] : [])],
    handle: leaf?.handle ?? {},
    dependsOn: leaf?.handle?.dependsOn && modules.flatMap((module) => module?.handle?.dependsOn ?? []),
    pattern: `/${patterns.join('/')}`,
    routeIds: branch.map(({ route }) => route.id as string),
    canonicalQuery: leaf?.canonicalQuery ?? (() => new URLSearchParams()),
    path,
    shownPath: (patterns.at(-1) === '*' && notFound) || path,
    isDocument: pagePath === pathname && pathname !== ROUTE_MAP_PATH,
  };
}

/** The decoded segments between the slashes; parameters after a semicolon (RFC 3986, 3.3) are ignored. */
function segmentsOf(path: string): string[] {
  const segments = path.split('/').map((segment) => decodeURIComponent(segment).split(';', 1).join());
  return segments.filter((segment) => segment !== '');
}

/** The segment as in the site map; slugs are lower-case, as their schemas require, keys and ids are unchanged. */
function canonicalSegment(segment: string, pattern = '*'): string {
  if (pattern === ':slug') return encodeURIComponent(segment.toLowerCase());
  return pattern === '*' || pattern.startsWith(':') ? encodeURIComponent(segment) : pattern;
}

/** The routes that may match; React Router compiles the pattern of each route it is given, for each path anew. */
function routesFor(segments: string[], routes: RouteObject[]): RouteObject[] {
  return routes.flatMap((route) => {
    const pattern = route.path?.split('/').filter(Boolean) ?? [];
    const mayMatch = pattern.every(
      (part, index) => part === '*' || part.startsWith(':') || part.toLowerCase() === segments[index]?.toLowerCase(),
    );
    if (!mayMatch) return [];
    const children = route.children && routesFor(segments.slice(pattern.length), route.children);
    return [{ ...route, children } as RouteObject];
  });
}

const TREE = childrenOf(undefined);

function childrenOf(parentId: string | undefined): RouteObject[] {
  return Object.values(build.routes)
    .filter((route) => route?.parentId === parentId)
    .map((route) => ({ ...route, children: route?.index ? undefined : childrenOf(route?.id) }) as RouteObject);
}

/** Our addresses contain no invalid encoding and no control characters: NUL makes a Postgres query fail. */
export function isReadable({ pathname, search }: URL): boolean {
  try {
    return !/\p{Cc}/u.test(decodeURIComponent(pathname)) && !search.includes('%00');
  } catch {
    return false;
  }
}
