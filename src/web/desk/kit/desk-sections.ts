import { type Area, may } from '#domain/staff/permissions.ts';
import type { StaffMember } from '#domain/staff/staff.ts';

/** A page in the tabs of its section. */
export interface DeskPage {
  title: string;
  to: string;
  /** The key that opens it after „g“. */
  key?: string;
  /** The permission area it belongs to. */
  area: Area;
  /** The paths of the pages that belong to it, if not below its own. */
  below?: readonly string[];
}

export interface DeskSection {
  title: string;
  pages: readonly DeskPage[];
}

/** Everything that waits for staff. */
export const TODAY = '/dashboard/dnes';
export const CALENDAR = '/dashboard/kalendar';
export const SIGN_UPS = '/dashboard/prihlasky';
/** The people who wait for a date that is not offered yet. */
export const WAITLIST = '/dashboard/cakajuci';
/** What applicants answered after their courses. */
export const FEEDBACK = '/dashboard/spatna-vazba';
export const CONTACT_REQUESTS = '/dashboard/dopyty';
export const CLIENTS = '/dashboard/klienti';
export const EMAILS = '/dashboard/posta';
export const MY_COURSES = '/dashboard/moje-kurzy';

/** The list of courses is the dashboard itself (specification section 2.1); their pages are below the other paths. */
const DASHBOARD = '/dashboard';
const COURSE_PAGES = '/dashboard/kurzy';
export const NEW_COURSE = `${COURSE_PAGES}/novy`;
export const COURSE_TYPES = '/dashboard/typy';
/** The templates of emails to people of a course. */
export const EMAIL_TEMPLATES = '/dashboard/sablony';
export const COMPANY = '/dashboard/firma';
/** Photographs of the people and places of the company's record. */
export const PHOTOGRAPHS = `${COMPANY}/fotografie`;
export const STAFF_MEMBERS = '/dashboard/ludia';
/** The search of the whole desk. */
export const DESK_SEARCH = '/dashboard/hladanie';
/** The log of all events. */
export const EVENT_LOG = '/dashboard/zaznam';
/** The state of the system's parts. */
export const SYSTEM_STATE = '/dashboard/stav';

const SECTIONS: readonly DeskSection[] = [
  { title: 'Dnes', pages: [{ title: 'Dnes', to: TODAY, key: 'd', area: 'office' }] },
  {
    title: 'Kurzy',
    pages: [
      { title: 'Zoznam', to: DASHBOARD, key: 'k', area: 'office', below: [COURSE_PAGES] },
      { title: 'Kalendár', to: CALENDAR, key: 'm', area: 'office' },
      { title: 'Typy kurzov', to: COURSE_TYPES, key: 'v', area: 'office' },
      { title: 'Moje kurzy', to: MY_COURSES, key: 'j', area: 'teaching', below: [MY_COURSES, COURSE_PAGES] },
    ],
  },
  {
    title: 'Prihlášky',
    pages: [
      { title: 'Zoznam', to: SIGN_UPS, key: 'p', area: 'office' },
      { title: 'Čakajú na termín', to: WAITLIST, key: 'q', area: 'office' },
      { title: 'Spätná väzba', to: FEEDBACK, area: 'office' },
    ],
  },
  { title: 'Dopyty', pages: [{ title: 'Dopyty', to: CONTACT_REQUESTS, key: 'o', area: 'office' }] },
  { title: 'Klienti', pages: [{ title: 'Klienti', to: CLIENTS, key: 'l', area: 'office' }] },
  {
    title: 'E-maily',
    pages: [
      { title: 'Zoznam', to: EMAILS, key: 's', area: 'office' },
      { title: 'Šablóny', to: EMAIL_TEMPLATES, key: 'b', area: 'office' },
    ],
  },
  {
    title: 'Obsah',
    pages: [
      { title: 'Články', to: '/dashboard/clanky', key: 'c', area: 'content' },
      { title: 'Podcast', to: '/dashboard/podcast', key: 't', area: 'content' },
    ],
  },
  {
    title: 'Nastavenia',
    pages: [
      { title: 'Firma', to: COMPANY, key: 'f', area: 'settings' },
      { title: 'Fotografie', to: PHOTOGRAPHS, area: 'settings' },
      { title: 'Ľudia', to: STAFF_MEMBERS, key: 'u', area: 'settings' },
      { title: 'Záznam', to: EVENT_LOG, key: 'z', area: 'settings' },
      { title: 'Súkromie', to: '/dashboard/sukromie', key: 'r', area: 'settings' },
      { title: 'Stav systému', to: SYSTEM_STATE, key: 'y', area: 'settings' },
    ],
  },
];

/** The sections with the pages available to a role; the others are not shown at all (DESK, roles). */
export function sectionsFor(member: StaffMember): DeskSection[] {
  return SECTIONS.map(({ title, pages }) => ({
    title,
    pages: pages.filter(({ area }) => may(member, area)),
  })).filter(({ pages }) => pages.length > 0);
}

/** The page after signing in: Dnes for the office, their courses for a lecturer, the articles for an editor. */
export function firstPageOf(member: StaffMember): string {
  return sectionsFor(member)[0]?.pages[0]?.to ?? '/dashboard/ucet';
}

/** The section and the page of it that an address belongs to; undefined when there is none. */
export function placeOf(
  pathname: string,
  sections: readonly DeskSection[],
): { section: DeskSection; page: DeskPage } | undefined {
  const isWithin = (path: string) => pathname === path || pathname.startsWith(`${path}/`);
  const places = sections.flatMap((section) =>
    section.pages
      .filter(({ to, below = [to] }) => pathname === to || below.some(isWithin))
      .map((page) => ({ section, page })),
  );
  // the photographs are below the company
  return places.find(({ page }) => page.to === pathname) ?? places[0];
}
