import type { Day } from '#domain/day.ts';
import type { SignUp } from './sign-up.ts';

/** The page of a sign-up for its applicant, with the code of an email. */
export function ownSignUpPath(code: string): string {
  return `/vasa-prihlaska/${encodeURIComponent(code)}`;
}

/** Its application form as PDF, and its event for a calendar. */
export const ownFormPath = (code: string) => `${ownSignUpPath(code)}/prihlaska.pdf`;
export const ownCalendarPath = (code: string) => `${ownSignUpPath(code)}/kurz.ics`;

/** The address for a list of a company's people; a large one has an address of its own. */
export function rosterPath(code: string, importId = ''): string {
  return `${ownSignUpPath(code)}/tabulka${importId && `/${encodeURIComponent(importId)}`}`;
}

/** True while a company may name its people: until the last day of the course. */
export function mayNamePeople(
  {
    applicant,
    status,
    courseDate,
    courseDateTo,
  }: Pick<SignUp, 'applicant' | 'status' | 'courseDate' | 'courseDateTo'>,
  today: Day,
): boolean {
  return applicant === 'company' && status !== 'cancelled' && (courseDateTo ?? courseDate) >= today;
}
