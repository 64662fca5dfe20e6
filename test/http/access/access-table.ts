import { readdirSync } from 'node:fs';
import { type Area, rolesIn } from '#domain/staff/permissions.ts';
import { STAFF_ROLES, type StaffRole } from '#domain/staff/staff.ts';
import { SITE_MAP } from '../route-patterns.ts';
import { EVERY_ROUTE } from '../routes/every-route.ts';
import type { Stored } from '../routes/route-case.ts';
import { ACCESS_SECTIONS, type Audience } from './access-rows.ts';

export const ROLES = Object.keys(STAFF_ROLES) as StaffRole[];

export interface AccessRow {
  /** With its parameters, as in the site map or the API. */
  address: string;
  /** The header Allow. */
  allow: string;
  methods: string[];
  who: Audience;
}

/** Every address of the server, in the order of docs/access.md. */
export const ACCESS: AccessRow[] = Object.values(ACCESS_SECTIONS)
  .flat()
  .map(([address, takes, who]) => {
    const allow = takes.replace('GET', 'GET, HEAD');
    return { address, allow, methods: allow.split(', '), who };
  });

/** The roles that may use an address; none where no sign-in is required. */
export function rolesFor({ who }: AccessRow): readonly StaffRole[] {
  if (who === 'staff') return ROLES;
  return who === 'link' || who === 'none' || isForEverybody({ who }) ? [] : rolesIn(who as Area);
}

export function isForEverybody({ who }: Pick<AccessRow, 'who'>): boolean {
  return who.startsWith('everybody');
}

/** True for an address of the API, which is not a page. */
export function isCall({ address }: AccessRow): boolean {
  return !SITE_MAP.includes(address);
}

/** The address with parameters of stored records. */
export function known({ address }: AccessRow, stored: Stored): string {
  return (EVERY_ROUTE[address]?.good(stored)[0] ?? address).replace(':id', stored.course.id);
}

/** The address with parameters of missing records; a file of the build exists in any case. */
export function unknown({ address }: AccessRow): string {
  const path = address.replace('/assets/:file', `/assets/${STYLES}`);
  return path.replace(/:\w+/g, 'nic').replace('*', 'nieco/co-tu-nikdy-nebolo');
}

/** The address of the page's data, which the router requests. */
export function dataOf(path: string): string {
  return path.replace(/(?=\?|$)/, '.data');
}

/** The status and address of the redirect to sign-in; an address with a dot is a file and never a return address. */
export function wayIn(path: string, method: string): [number, string] {
  const query = path === '/dashboard' || path.includes('.') ? '' : `?dalej=${encodeURIComponent(path)}`;
  return changes(method) ? [307, `/signIn/pokracovanie${query}`] : [302, `/signIn${query}`];
}

/** False for HEAD, which every address with GET also answers. */
export function isNoHead(method: string): boolean {
  return method !== 'HEAD';
}

export function changes(method: string): boolean {
  return method !== 'GET' && method !== 'HEAD';
}

const STYLES = readdirSync('build/client/assets').find((name) => name.endsWith('.css'));
