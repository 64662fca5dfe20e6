import * as build from 'virtual:react-router/server-build';
import { matchRoutes, type RouteObject } from 'react-router';
import type { Topic } from '#server/announcements.ts';
import type { CanonicalQuery, PageHandle, PageModule } from './page-handle.ts';

/** What the front needs to know of a route before it runs. */
export interface MatchedRoute {
  /** Every method the address takes, as the header Allow lists them. */
  methods: readonly string[];
  handle: PageHandle;
  /** What the page is made from, the pages around it included; undefined where it is nobody's but the asker's. */
  dependsOn: readonly Topic[] | undefined;
  /** The address as the site map writes it, „/blog/:slug“. */
  pattern: string;
  canonicalQuery: CanonicalQuery;
  /** The path in its one spelling; for a page's data, which hydrated pages ask for, the page's own path. */
  path: string;
  /** The path of the page that is shown here: for an address that is no page's, that of the 404 page. */
  shownPath: string;
  /** True when the answer is a document; false for a page's data and what else the framework asks for. */
  isDocument: boolean;
}

/** Where hydrated pages ask React Router which routes there are (`routeDiscovery.manifestPath`). */
const ROUTE_MAP_PATH = '/__manifest';

const MATCHES_MAX = 1_000;
/** No page of ours has a longer path; longer ones would only fill the memory. */
const LENGTH_MAX = 200;
const matches = new Map<string, MatchedRoute>();

/** The route that will answer this path; matching takes a tenth of a millisecond, so matches are kept. */
export function matchRoute(pathname: string): MatchedRoute {
  const known = matches.get(pathname);
  if (known) return known;
  if (matches.size === MATCHES_MAX) matches.clear();
  const match = newMatch(pathname);
  if (pathname.length <= LENGTH_MAX) matches.set(pathname, match);
  return match;
}

function newMatch(pathname: string): MatchedRoute {
  // as React Router reads the address of a page's data
  const pagePath = pathname.replace(/\/_\.data$/, '/').replace(/\.data$/, '');
  const segments = segmentsOf(pagePath);
  // a slash in disguise is in no address of ours
  if (segments.some((segment) => /[/\\]/.test(segment))) return { ...newMatch('/404'), path: pathname };
  const branch = matchRoutes(TREE, `/${segments.map(encodeURIComponent).join('/')}`) ?? [];
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
    canonicalQuery: leaf?.canonicalQuery ?? (() => new URLSearchParams()),
    path,
    shownPath: (patterns.at(-1) === '*' && notFound) || path,
    isDocument: pagePath === pathname && pathname !== ROUTE_MAP_PATH,
  };
}

/** What stands between the slashes, however it is encoded; parameters after a semicolon (RFC 3986, 3.3) mean nothing here. */
function segmentsOf(path: string): string[] {
  const segments = path.split('/').map((segment) => decodeURIComponent(segment).split(';', 1).join());
  return segments.filter((segment) => segment !== '');
}

/** As the site map writes it; a slug has small letters only, as its schemas say, while keys and ids are what they are. */
function canonicalSegment(segment: string, pattern = '*'): string {
  if (pattern === ':slug') return encodeURIComponent(segment.toLowerCase());
  return pattern === '*' || pattern.startsWith(':') ? encodeURIComponent(segment) : pattern;
}

const TREE = childrenOf(undefined);

function childrenOf(parentId: string | undefined): RouteObject[] {
  return Object.values(build.routes)
    .filter((route) => route?.parentId === parentId)
    .map((route) => ({ ...route, children: route?.index ? undefined : childrenOf(route?.id) }) as RouteObject);
}
