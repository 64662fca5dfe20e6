import type { TodayItem, TodayKind, TroubledEmails } from '#domain/today/today-item.ts';
import { AMBIGUOUS_CLIENTS } from '#web/desk/clients/client-list.ts';
import { contactRequestList } from '#web/desk/contact-requests/contact-request-list.ts';
import { coursePagePath, occupancyPath } from '#web/desk/courses/course-paths.ts';
import { type EmailFilter, emailFromListPath, emailList } from '#web/desk/emails/email-list.ts';
import { feedbackList } from '#web/desk/feedback/feedback-list.ts';
import { CLIENTS, WAITLIST } from '#web/desk/kit/desk-sections.ts';
import { signUpList } from '#web/desk/sign-ups/sign-up-list.ts';
import { waitlist } from '#web/desk/waitlist/waitlist-list.ts';
import { todayPath } from './today-done.ts';

/** The page with the full details of an item. */
export function itemPath(item: TodayItem): string {
  const [id = ''] = item.ids;
  switch (item.kind) {
    case 'newSignUps':
      return item.ids.length === 1
        ? signUpList.record(id)
        : signUpList.at({ courseId: item.course.id, state: 'new' });
    case 'endedOffers':
    case 'lowScores':
      return signUpList.record(id);
    case 'newRequests':
    case 'dueSteps':
      return contactRequestList.record(id);
    case 'emails':
    case 'heldEmails': {
      const [email] = item.emails;
      const filter = emailListFilterOf(item);
      return item.count === 1 && email ? emailFromListPath(email.about, email.id, filter) : emailList.at(filter);
    }
    case 'noLecturer':
    case 'noNames':
    case 'belowMinimum':
    case 'upcomingCourse':
      return occupancyPath(id);
    case 'closings':
      return coursePagePath(id, 'uzavretie');
    case 'handOvers':
      return coursePagePath(id, 'podklady');
    case 'renewals':
      // of a deleted course there is no page
      if (item.course.id) return coursePagePath(item.course.id, 'doklady');
      return item.isErased ? CLIENTS : signUpList.record(id);
    case 'requestedDates': {
      const { courseTypeId, city } = item.requestedDate;
      return waitlist.at({ courseTypeId, city, state: 'waiting' });
    }
    case 'ambiguousClients':
      return AMBIGUOUS_CLIENTS;
  }
}

/** The filter of all emails that shows the item's. */
export function emailListFilterOf({ kind }: Pick<TroubledEmails, 'kind'>): EmailFilter {
  return { state: kind === 'heldEmails' ? 'held' : 'undelivered', order: 'oldest', page: 1 };
}

/** The list of all items of a kind: of its section, or else Dnes with that kind alone. */
export function kindPath(kind: TodayKind): string {
  return LISTS[kind] ?? todayPath({}, '', kind);
}

const LISTS: { [Kind in TodayKind]?: string } = {
  newSignUps: signUpList.at({ state: 'new' }),
  endedOffers: signUpList.at({ state: 'waiting' }),
  newRequests: contactRequestList.at({ state: 'new' }),
  dueSteps: contactRequestList.at(),
  emails: emailList.at({ state: 'undelivered' }),
  heldEmails: emailList.at({ state: 'held' }),
  lowScores: feedbackList.at({ state: 'low' }),
  requestedDates: WAITLIST,
  ambiguousClients: AMBIGUOUS_CLIENTS,
};
