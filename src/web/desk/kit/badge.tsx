import { ARTICLE_STATE_LABELS } from '#domain/articles/article.ts';
import { CONTACT_REQUEST_STATE_LABELS } from '#domain/contact-requests/contact-request-work.ts';
import { COURSE_STATE_LABELS } from '#domain/courses/course.ts';
import { EMAIL_STATUS_LABELS } from '#domain/emails/email.ts';
import { EPISODE_STATE_LABELS } from '#domain/episodes/episode.ts';
import { SIGN_UP_STATE_LABELS } from '#domain/sign-ups/sign-up.ts';
import { STAFF_STATE_LABELS } from '#domain/staff/staff.ts';
import { WAITLIST_STATE_LABELS } from '#domain/waitlist/waitlist-entry.ts';

export interface BadgeProps {
  look: BadgeLook;
  label: string;
}

export type BadgeLook = 'new' | 'on' | 'wait' | 'work' | 'off' | 'fail';

/** A state shown by words and shape, never by colour alone. */
export function Badge({ look, label }: BadgeProps) {
  return <span className={`badge badge--${look}`}>{label}</span>;
}

/** The badges of records that have a state. */
const BADGES = {
  article: badges(ARTICLE_STATE_LABELS, { draft: 'off', scheduled: 'work', published: 'on', trashed: 'off' }),
  contactRequest: badges(CONTACT_REQUEST_STATE_LABELS, {
    new: 'new',
    inProgress: 'work',
    offered: 'on',
    closed: 'off',
  }),
  course: badges(COURSE_STATE_LABELS, { active: 'on', private: 'work', inactive: 'off', cancelled: 'fail' }),
  email: badges(EMAIL_STATUS_LABELS, {
    waiting: 'work',
    held: 'wait',
    sent: 'on',
    failed: 'fail',
    bounced: 'fail',
    replaced: 'off',
    dropped: 'off',
  }),
  episode: badges(EPISODE_STATE_LABELS, { scheduled: 'work', published: 'on' }),
  signUp: badges(SIGN_UP_STATE_LABELS, { new: 'new', confirmed: 'on', waiting: 'wait', cancelled: 'off' }),
  staffMember: badges(STAFF_STATE_LABELS, { active: 'on', invited: 'work', deactivated: 'off' }),
  waitlistEntry: badges(WAITLIST_STATE_LABELS, { waiting: 'wait', offered: 'work', served: 'on', ended: 'off' }),
};

function badges<State extends string>(labels: Readonly<Record<State, string>>, looks: Record<State, BadgeLook>) {
  const states = Object.keys(looks) as State[];
  return Object.fromEntries(states.map((state) => [state, { look: looks[state], label: labels[state] }])) as Record<
    State,
    BadgeProps
  >;
}

/** A state, and the noun it is of. */
type RecordState = {
  [Noun in keyof typeof BADGES]: { of: Noun; is: keyof (typeof BADGES)[Noun] };
}[keyof typeof BADGES];

export function badgeOf({ of, is }: RecordState): BadgeProps {
  return (BADGES[of] as Record<string, BadgeProps>)[is] as BadgeProps;
}

export function StateBadge({ hasFailedEmail, ...state }: RecordState & { hasFailedEmail?: boolean }) {
  return (
    <>
      <Badge {...badgeOf(state)} />
      {hasFailedEmail && <FailedEmailFlag />}
    </>
  );
}

/** Marks a row with an undelivered email, which staff must check. */
export function FailedEmailFlag() {
  return <span className="flag flag--bad">E-mail nedoručený</span>;
}
