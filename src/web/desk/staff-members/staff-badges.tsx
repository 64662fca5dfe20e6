import type { Day } from '#domain/day.ts';
import { EMAIL_STATUS_LABELS } from '#domain/emails/email.ts';
import { dayOf, formatInstant } from '#domain/instant.ts';
import type { ListedStaffMember } from '#domain/staff/staff.ts';

/** The state of an invitation that was not used yet: its email, whose text no page shows, and its link. */
export function InvitationFlags({ member }: { member: ListedStaffMember }) {
  const { state, invitationEmail, isInvitationRunOut } = member;
  if (state !== 'invited') return null;
  return (
    <>
      {invitationEmail && (
        <span className={invitationEmail === 'failed' ? 'flag flag--bad' : 'flag'}>
          e-mail {EMAIL_STATUS_LABELS[invitationEmail].toLowerCase()}
        </span>
      )}
      {isInvitationRunOut && <span className="flag flag--warn">odkaz už neplatí</span>}
    </>
  );
}

export function SecondFactor({ has }: { has: boolean | null }) {
  if (has === null) return null;
  return has ? 'zapnuté' : <span className="flag flag--warn">chýba</span>;
}

interface LastSeenProps {
  member: Pick<ListedStaffMember, 'lastSeenAt' | 'isAtWork'>;
  today: Day;
}

/** „teraz“, „dnes 9.41“ or the day. */
export function LastSeen({ member: { lastSeenAt, isAtWork }, today }: LastSeenProps) {
  if (!lastSeenAt) return null;
  const { day, time } = formatInstant(lastSeenAt);
  return (
    <time dateTime={lastSeenAt}>{isAtWork ? 'teraz' : dayOf(lastSeenAt) === today ? `dnes\u00A0${time}` : day}</time>
  );
}
