import type { Noun } from '#domain/events/event.ts';
import { occupancyPath } from '#web/desk/courses/course-paths.ts';
import {
  CLIENTS,
  CONTACT_REQUESTS,
  COURSE_TYPES,
  EMAIL_TEMPLATES,
  SIGN_UPS,
  STAFF_MEMBERS,
  WAITLIST,
} from '#web/desk/kit/desk-sections.ts';

/** The desk's page of a record; undefined for records without a page. */
export function thingPath(noun: Noun, id: string): string | undefined {
  const section = SECTIONS[noun];
  if (noun === 'course') return occupancyPath(id);
  return section && `${section}/${encodeURIComponent(id)}`;
}

const SECTIONS: Partial<Record<Noun, string>> = {
  signUp: SIGN_UPS,
  contactRequest: CONTACT_REQUESTS,
  waitlistEntry: WAITLIST,
  client: CLIENTS,
  courseType: COURSE_TYPES,
  emailTemplate: EMAIL_TEMPLATES,
  article: '/dashboard/clanky',
  episode: '/dashboard/podcast',
  staffMember: STAFF_MEMBERS,
};
