import type { Noun } from '#domain/events/event.ts';
import {
  CLIENTS,
  CONTACT_REQUESTS,
  COURSE_TYPES,
  EMAIL_TEMPLATES,
  SIGN_UPS,
  STAFF_MEMBERS,
  WAITLIST,
} from './desk-sections.ts';

const SECTIONS = {
  signUp: SIGN_UPS,
  contactRequest: CONTACT_REQUESTS,
  waitlistEntry: WAITLIST,
  client: CLIENTS,
  course: '/dashboard/kurzy',
  courseType: COURSE_TYPES,
  emailTemplate: EMAIL_TEMPLATES,
  article: '/dashboard/clanky',
  episode: '/dashboard/podcast',
  staffMember: STAFF_MEMBERS,
} as const satisfies Partial<Record<Noun, string>>;

type NounWithPage = keyof typeof SECTIONS;

/** The desk's page of a record, or the one of this step below it. */
export function recordPath({ noun, id }: { noun: NounWithPage; id: string }, step?: string): string {
  const home = noun === 'course' ? 'obsadenost' : undefined;
  return [SECTIONS[noun], encodeURIComponent(id), step ?? home].filter(Boolean).join('/');
}

/** The desk's page of a record of any kind; undefined for those without a page. */
export function findRecordPath(noun: Noun, id: string): string | undefined {
  return Object.hasOwn(SECTIONS, noun) ? recordPath({ noun: noun as NounWithPage, id }) : undefined;
}

/** The kind of records of the section that an address is in. */
export function nounAt(pathname: string): NounWithPage | undefined {
  return (Object.keys(SECTIONS) as NounWithPage[]).find((noun) => `${pathname}/`.startsWith(`${SECTIONS[noun]}/`));
}

/** The record with emails and a client, below whose page this address is. */
export function recordAt({ pathname }: URL, id: string) {
  const noun = nounAt(pathname);
  return { noun: noun === 'contactRequest' || noun === 'waitlistEntry' ? noun : ('signUp' as const), id };
}
