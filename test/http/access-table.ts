import { readdirSync, readFileSync } from 'node:fs';
import { type Area, rolesIn } from '#domain/staff/permissions.ts';
import { STAFF_ROLES, type StaffRole } from '#domain/staff/staff.ts';
import { EVERY_ROUTE } from './routes/every-route.ts';
import type { Stored } from './routes/route-case.ts';
import { SITE_MAP } from './site-map.ts';

export const ROLES = Object.keys(STAFF_ROLES) as StaffRole[];

export interface AccessRow {
  /** With its parameters, as the site map and the calls write it. */
  address: string;
  /** The header Allow. */
  allow: string;
  methods: string[];
  /** Whom it is for, in the words of the document. */
  who: Area | 'staff' | 'link' | 'nobody' | 'everybody' | 'everybody, from anywhere';
}

const ROW = /^\| `(\S+)` +\| ([A-Z, ]+?) +\| ([a-z, ]+?) +\|$/gm;

/** Every row of `docs/access.md`, in its order. */
export const ACCESS = [...readFileSync('docs/access.md', 'utf8').matchAll(ROW)].map(([, address, takes, who]) => {
  const allow = takes?.replace('GET', 'GET, HEAD');
  return { address, allow, methods: allow?.split(', '), who } as AccessRow;
});

/** The roles an address is for; none where nobody is asked who they are. */
export function rolesFor({ who }: AccessRow): readonly StaffRole[] {
  if (who === 'staff') return ROLES;
  return who === 'link' || who === 'nobody' || isForEverybody({ who }) ? [] : rolesIn(who as Area);
}

export function isForEverybody({ who }: Pick<AccessRow, 'who'>): boolean {
  return who.startsWith('everybody');
}

/** What programs call; a page answers people. */
export function isCall({ address }: AccessRow): boolean {
  return !SITE_MAP.includes(address);
}

/** Where there is something. */
export function known({ address }: AccessRow, stored: Stored): string {
  return (EVERY_ROUTE[address]?.good(stored)[0] ?? address).replace(':id', stored.course.id);
}

/** With something nobody has made in the place of its parameters; a file of the build is there in any case. */
export function unknown({ address }: AccessRow): string {
  const path = address.replace('/assets/:file', `/assets/${STYLES}`);
  return path.replace(/:\w+/g, 'nic').replace('*', 'nieco/co-tu-nikdy-nebolo');
}

/** Where a page in the browser asks for what it shows. */
export function dataOf(path: string): string {
  return path.replace(/(?=\?|$)/, '.data');
}

/** By which status and where to somebody is sent to sign in; an address with a dot is a file's, nobody is led back to it. */
export function wayIn(path: string, method: string): [number, string] {
  const query = path === '/dashboard' || path.includes('.') ? '' : `?dalej=${encodeURIComponent(path)}`;
  return changes(method) ? [307, `/signIn/pokracovanie${query}`] : [302, `/signIn${query}`];
}

/** Whoever answers GET answers HEAD. */
export function isNoHead(method: string): boolean {
  return method !== 'HEAD';
}

export function changes(method: string): boolean {
  return method !== 'GET' && method !== 'HEAD';
}

const STYLES = readdirSync('build/client/assets').find((name) => name.endsWith('.css'));
