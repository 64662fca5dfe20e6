import { type Area, may } from '#domain/staff/permissions.ts';
import type { StaffMember } from '#domain/staff/staff.ts';

export interface DeskSection {
  title: string;
  to: string;
  /** Whose role reaches here. */
  area: Area;
}

export interface SectionGroup {
  title: string;
  sections: readonly DeskSection[];
}

export const SIGN_UPS = '/dashboard/prihlasky';
export const CONTACT_REQUESTS = '/dashboard/dopyty';
export const STAFF_MEMBERS = '/dashboard/ludia';

const DAILY: SectionGroup = {
  title: 'Každý deň',
  sections: [
    { title: 'Kurzy', to: '/dashboard', area: 'office' },
    { title: 'Prihlášky', to: SIGN_UPS, area: 'office' },
    { title: 'Dopyty', to: CONTACT_REQUESTS, area: 'office' },
  ],
};
const CONTENT: SectionGroup = {
  title: 'Obsah webu',
  sections: [
    { title: 'Články', to: '/dashboard/clanky', area: 'content' },
    { title: 'Podcast', to: '/dashboard/podcast', area: 'content' },
  ],
};
const SETTINGS: SectionGroup = {
  title: 'Nastavenia',
  sections: [
    { title: 'Firma', to: '/dashboard/firma', area: 'settings' },
    { title: 'Ľudia', to: STAFF_MEMBERS, area: 'settings' },
    { title: 'Súkromie', to: '/dashboard/sukromie', area: 'settings' },
  ],
};
const GROUPS = [DAILY, CONTENT, SETTINGS];

/** The sections a role reaches, in their groups; those it does not reach are not shown at all (DESK, roles). */
export function sectionsFor(member: StaffMember): SectionGroup[] {
  return GROUPS.map(({ title, sections }) => ({
    title,
    sections: sections.filter(({ area }) => may(member, area)),
  })).filter(({ sections }) => sections.length > 0);
}

/** Where somebody's work begins. */
export function firstSectionOf(member: StaffMember): string {
  return sectionsFor(member)[0]?.sections[0]?.to ?? '/dashboard/ucet';
}

/** The section an address belongs to; none for one that leads nowhere. */
export function sectionOf(pathname: string): DeskSection | undefined {
  return GROUPS.flatMap(({ sections }) => sections).find(
    // the courses' own addresses are below /dashboard/kurzy, their list is the dashboard itself (specification section 2.1)
    ({ to }) => pathname === to || pathname.startsWith(`${to === '/dashboard' ? '/dashboard/kurzy' : to}/`),
  );
}
