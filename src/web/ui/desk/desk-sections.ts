export interface DeskSection {
  title: string;
  to: string;
  /** How many things in it wait for a person, in words too. */
  waiting?: { count: number; said: string };
}

export const DAILY = [
  { title: 'Kurzy', to: '/dashboard' },
  { title: 'Prihlášky', to: '/dashboard/prihlasky' },
  { title: 'Dopyty', to: '/dashboard/dopyty' },
] as const satisfies DeskSection[];
export const CONTENT: DeskSection[] = [
  { title: 'Články', to: '/dashboard/clanky' },
  { title: 'Podcast', to: '/dashboard/podcast' },
];
export const SETTINGS: DeskSection[] = [
  { title: 'Firma', to: '/dashboard/firma' },
  { title: 'Súkromie', to: '/dashboard/sukromie' },
];

/** The section an address belongs to; none for one that leads nowhere. */
export function sectionOf(pathname: string): DeskSection | undefined {
  return [...DAILY, ...CONTENT, ...SETTINGS].find(
    // the courses' own addresses are below /dashboard/kurzy, their list is the dashboard itself (specification section 2.1)
    ({ to }) => pathname === to || pathname.startsWith(`${to === '/dashboard' ? '/dashboard/kurzy' : to}/`),
  );
}
