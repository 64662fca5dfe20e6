import { type Area, may } from '#domain/staff/permissions.ts';
import type { StaffMember } from '#domain/staff/staff.ts';

export interface DeskSection {
  title: string;
  to: string;
  /** The key that opens the section after „g“. */
  key: string;
  /** The permission area it belongs to. */
  area: Area;
  /** Hidden from roles that also have this area, because they have another section for it. */
  unless?: Area;
  /** True when a phone's bar has no room for it: there it is under „Viac“. */
  isBeyondBar?: boolean;
  /** The paths of its pages, if not below the section's own. */
  pages?: readonly string[];
}

export interface SectionGroup {
  title: string;
  sections: readonly DeskSection[];
}

/** Everything that waits for staff. */
export const TODAY = '/dashboard/dnes';
export const CALENDAR = '/dashboard/kalendar';
export const SIGN_UPS = '/dashboard/prihlasky';
/** The people who wait for a date that is not offered yet. */
export const WAITLIST = '/dashboard/cakajuci';
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

const DAILY: SectionGroup = {
  title: 'Každý deň',
  sections: [
    { title: 'Dnes', to: TODAY, key: 'd', area: 'office' },
    { title: 'Kurzy', to: DASHBOARD, key: 'k', pages: [COURSE_PAGES, COURSE_TYPES], area: 'office' },
    { title: 'Kalendár', to: CALENDAR, key: 'm', area: 'office', isBeyondBar: true },
    { title: 'Moje kurzy', to: MY_COURSES, key: 'k', pages: [COURSE_PAGES], area: 'teaching', unless: 'office' },
    { title: 'Prihlášky', to: SIGN_UPS, key: 'p', pages: [SIGN_UPS, WAITLIST], area: 'office' },
    { title: 'Dopyty', to: CONTACT_REQUESTS, key: 'o', area: 'office' },
    { title: 'Klienti', to: CLIENTS, key: 'l', area: 'office', isBeyondBar: true },
    { title: 'Pošta', to: EMAILS, key: 's', pages: [EMAILS, EMAIL_TEMPLATES], area: 'office', isBeyondBar: true },
  ],
};
const CONTENT: SectionGroup = {
  title: 'Obsah webu',
  sections: [
    { title: 'Články', to: '/dashboard/clanky', key: 'c', area: 'content' },
    { title: 'Podcast', to: '/dashboard/podcast', key: 't', area: 'content' },
  ],
};
const SETTINGS: SectionGroup = {
  title: 'Nastavenia',
  sections: [
    { title: 'Firma', to: COMPANY, key: 'f', area: 'settings' },
    { title: 'Ľudia', to: STAFF_MEMBERS, key: 'u', area: 'settings' },
    { title: 'Záznam', to: EVENT_LOG, key: 'z', area: 'settings' },
    { title: 'Súkromie', to: '/dashboard/sukromie', key: 'r', area: 'settings' },
    { title: 'Stav systému', to: SYSTEM_STATE, key: 'y', area: 'settings' },
  ],
};
const GROUPS = [DAILY, CONTENT, SETTINGS];

/** The sections available to a role, in their groups; the others are not shown at all (DESK, roles). */
export function sectionsFor(member: StaffMember): SectionGroup[] {
  return GROUPS.map(({ title, sections }) => ({
    title,
    sections: sections.filter(({ area, unless }) => may(member, area) && !(unless && may(member, unless))),
  })).filter(({ sections }) => sections.length > 0);
}

/** The page after signing in: Dnes for the office, their courses for a lecturer, the articles for an editor. */
export function firstSectionOf(member: StaffMember): string {
  return sectionsFor(member)[0]?.sections[0]?.to ?? '/dashboard/ucet';
}

/** The section an address belongs to; undefined when there is none. */
export function sectionOf(pathname: string, groups: readonly SectionGroup[]): DeskSection | undefined {
  return groups
    .flatMap(({ sections }) => sections)
    .find(
      ({ to, pages = [to] }) =>
        pathname === to || pages.some((path) => pathname === path || pathname.startsWith(`${path}/`)),
    );
}
