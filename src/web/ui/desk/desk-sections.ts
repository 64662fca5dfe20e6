import { type Area, may } from '#domain/staff/permissions.ts';
import type { StaffMember } from '#domain/staff/staff.ts';

export interface DeskSection {
  title: string;
  to: string;
  /** Typed after „g“ it leads there. */
  key: string;
  /** Whose role reaches here. */
  area: Area;
  /** Not for those whose role reaches this area too: they have another way. */
  unless?: Area;
  /** A phone's bar has no room for it: there it is under „Viac“. */
  isBeyondBar?: boolean;
  /** Where its pages are, if not below the section itself. */
  pages?: readonly string[];
}

export interface SectionGroup {
  title: string;
  sections: readonly DeskSection[];
}

/** All that waits for a person. */
export const TODAY = '/dashboard/dnes';
export const CALENDAR = '/dashboard/kalendar';
export const SIGN_UPS = '/dashboard/prihlasky';
/** Who waits for a date where none is on offer. */
export const WAITLIST = '/dashboard/cakajuci';
export const CONTACT_REQUESTS = '/dashboard/dopyty';
export const CLIENTS = '/dashboard/klienti';
export const POST = '/dashboard/posta';
export const MY_COURSES = '/dashboard/moje-kurzy';

/** The courses' list is the dashboard itself (specification section 2.1), their pages are below the others. */
const DASHBOARD = '/dashboard';
const COURSE_PAGES = '/dashboard/kurzy';
export const NEW_COURSE = `${COURSE_PAGES}/novy`;
export const COURSE_TYPES = '/dashboard/typy';
/** What e-mails to people of a course start from. */
export const EMAIL_TEMPLATES = '/dashboard/sablony';
export const COMPANY = '/dashboard/firma';
/** Photographs of the people and places of the company's record. */
export const PHOTOGRAPHS = `${COMPANY}/fotografie`;
export const STAFF_MEMBERS = '/dashboard/ludia';
/** The search of the whole desk. */
export const DESK_SEARCH = '/dashboard/hladanie';
/** All that happened. */
export const EVENT_LOG = '/dashboard/zaznam';
/** What works and what does not. */
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
    { title: 'Pošta', to: POST, key: 's', pages: [POST, EMAIL_TEMPLATES], area: 'office', isBeyondBar: true },
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

/** The sections a role reaches, in their groups; those it does not reach are not shown at all (DESK, roles). */
export function sectionsFor(member: StaffMember): SectionGroup[] {
  return GROUPS.map(({ title, sections }) => ({
    title,
    sections: sections.filter(({ area, unless }) => may(member, area) && !(unless && may(member, unless))),
  })).filter(({ sections }) => sections.length > 0);
}

/** Where somebody is after signing in: Dnes for the office, their courses for a lecturer, the articles for an editor. */
export function firstSectionOf(member: StaffMember): string {
  return sectionsFor(member)[0]?.sections[0]?.to ?? '/dashboard/ucet';
}

/** The section of these an address belongs to; none for one that leads nowhere. */
export function sectionOf(pathname: string, groups: readonly SectionGroup[]): DeskSection | undefined {
  return groups
    .flatMap(({ sections }) => sections)
    .find(
      ({ to, pages = [to] }) =>
        pathname === to || pages.some((path) => pathname === path || pathname.startsWith(`${path}/`)),
    );
}
