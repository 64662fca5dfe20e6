import { EMAIL_STATUS_LABELS } from '#domain/emails/email.ts';
import type { ListedStaffMember } from '#domain/staff/listed-staff-member.ts';
import { STAFF_STATE_LABELS, type StaffState } from '#domain/staff/staff.ts';
import { Badge, type BadgeLook } from '#web/desk/kit/badge.tsx';

const LOOKS: Record<StaffState, BadgeLook> = { active: 'on', invited: 'work', deactivated: 'off' };

export function StaffStateBadge({ state }: { state: StaffState }) {
  return <Badge look={LOOKS[state]} label={STAFF_STATE_LABELS[state]} />;
}

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
  if (has === null) return '–';
  return has ? 'zapnuté' : <span className="flag flag--warn">chýba</span>;
}
