import { LETTER_STATUS_LABELS } from '#domain/letters/letter.ts';
import type { ListedStaffMember } from '#domain/staff/listed-staff-member.ts';
import { STAFF_STATE_LABELS, type StaffState } from '#domain/staff/staff.ts';
import { Badge, type BadgeLook } from '#web/ui/desk/badge.tsx';

const LOOKS: Record<StaffState, BadgeLook> = { active: 'on', invited: 'work', removed: 'off' };

export function StaffStateBadge({ state }: { state: StaffState }) {
  return <Badge look={LOOKS[state]} label={STAFF_STATE_LABELS[state]} />;
}

/** What became of an invitation nobody has come in by yet: its letter, whose words no page shows, and its link. */
export function InvitationFlags({ member }: { member: ListedStaffMember }) {
  const { state, letter, isInvitationRunOut } = member;
  if (state !== 'invited') return null;
  return (
    <>
      {letter && (
        <span className={letter === 'failed' ? 'flag flag--bad' : 'flag'}>
          e-mail {LETTER_STATUS_LABELS[letter].toLowerCase()}
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
