import { ACCOUNT } from './account.ts';
import { ARTICLES } from './articles.ts';
import { ATTENDANCE } from './attendance.ts';
import { CLIENTS } from './clients.ts';
import { CONTACT_REQUESTS } from './contact-requests.ts';
import { COURSES } from './courses.ts';
import { DESK_SEARCH } from './desk-search.ts';
import { DOCUMENTS } from './documents.ts';
import { EMAILS } from './emails.ts';
import { EPISODES } from './episodes.ts';
import { FEEDS } from './feeds.ts';
import { OWN_SIGN_UP } from './own-sign-up.ts';
import { PARTICIPANTS } from './participants.ts';
import { PRIVACY } from './privacy.ts';
import { PUBLIC_PAGES } from './public-pages.ts';
import type { RouteCase } from './route-case.ts';
import { SEAT_OFFERS } from './seat-offers.ts';
import { SIGN_IN } from './sign-in.ts';
import { SIGN_UPS } from './sign-ups.ts';
import { STAFF_MEMBERS } from './staff-members.ts';
import { TODAY_ROUTES } from './today.ts';
import { WAITLIST } from './waitlist.ts';

/** Every route of the site map with its successful answer and its refusals. */
export const EVERY_ROUTE: Record<string, RouteCase> = {
  ...PUBLIC_PAGES,
  ...FEEDS,
  ...SIGN_IN,
  ...ACCOUNT,
  ...COURSES,
  ...DESK_SEARCH,
  ...OWN_SIGN_UP,
  ...PARTICIPANTS,
  ...ATTENDANCE,
  ...DOCUMENTS,
  ...ARTICLES,
  ...EPISODES,
  ...CONTACT_REQUESTS,
  ...CLIENTS,
  ...EMAILS,
  ...PRIVACY,
  ...SIGN_UPS,
  ...SEAT_OFFERS,
  ...STAFF_MEMBERS,
  ...TODAY_ROUTES,
  ...WAITLIST,
};
