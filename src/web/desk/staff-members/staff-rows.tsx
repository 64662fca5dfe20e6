import type { Day } from '#domain/day.ts';
import type { ListedStaffMember } from '#domain/staff/listed-staff-member.ts';
import { STAFF_ROLES } from '#domain/staff/staff.ts';
import { type StaffMove, staffMovesIn } from '#domain/staff/staff-moves.ts';
import { StateBadge } from '#web/desk/kit/badge.tsx';
import { Rows } from '#web/desk/kit/desk-list.tsx';
import { More } from '#web/desk/kit/menu.tsx';
import { LastSeen } from './last-seen.tsx';
import { DESTRUCTIVE_MOVES, MOVE_LINKS, RARE_MOVES, staffMemberPath } from './move-links.ts';
import { InvitationFlags, SecondFactor } from './staff-badges.tsx';

/** What the list can show, by the sign-in method: some providers do not share everything. */
export interface SignInFacts {
  /** True when accounts are our own, with or without a second factor. */
  hasAccounts: boolean;
  /** True when sessions are our own, so that they can be counted and ended. */
  hasSessions: boolean;
}

interface StaffRowsProps extends SignInFacts {
  members: ListedStaffMember[];
  today: Day;
}

/** The staff list. */
export function StaffRows({ members, today, hasAccounts, hasSessions }: StaffRowsProps) {
  const columns = COLUMNS.filter(
    ({ title }) => (hasAccounts || title !== SECOND_FACTOR) && (hasSessions || title !== SESSIONS),
  );
  return (
    <Rows label="Ľudia" columns={columns}>
      {members.map((member) => (
        <tr key={member.id} className={member.state === 'deactivated' ? 'off' : undefined}>
          <td className="title">
            <a href={staffMemberPath(member.id)}>{member.name}</a>
            <span>{member.email}</span>
          </td>
          <td>{STAFF_ROLES[member.role]}</td>
          {hasAccounts && (
            <td data-label={SECOND_FACTOR}>
              <SecondFactor has={member.hasSecondFactor} />
            </td>
          )}
          <td className="num" data-label={LAST_SEEN}>
            <LastSeen member={member} today={today} />
          </td>
          {hasSessions && (
            <td className="num r" data-label={SESSIONS}>
              {member.sessions}
            </td>
          )}
          <td>
            <StateBadge of="staffMember" is={member.state} />
            <InvitationFlags member={member} />
          </td>
          <td>
            <MoveLinks member={member} hasSessions={hasSessions} />
          </td>
        </tr>
      ))}
    </Rows>
  );
}

const SECOND_FACTOR = 'Dvojstupňové overenie';
const LAST_SEEN = 'Naposledy';
const SESSIONS = 'Prihlásenia';

const COLUMNS = [
  { title: 'Meno' },
  { title: 'Rola' },
  { title: SECOND_FACTOR },
  { title: LAST_SEEN },
  { title: SESSIONS, className: 'r' },
  { title: 'Stav' },
  { title: 'Akcie', className: 'r' },
];

interface MoveLinksProps {
  member: Pick<ListedStaffMember, 'id' | 'name' | 'state'>;
  hasSessions: boolean;
}

/** The actions on a staff member, the rare ones in a menu; each has a confirmation page. */
export function MoveLinks({ member: { id, name, state }, hasSessions }: MoveLinksProps) {
  const moves = staffMovesIn(state).filter((move) => hasSessions || move !== 'end-sessions');
  const isRare = (move: StaffMove) => RARE_MOVES.includes(move);
  const linkTo = (move: StaffMove) => (
    <a
      key={move}
      href={staffMemberPath(id, move)}
      className={DESTRUCTIVE_MOVES.includes(move) ? 'del' : undefined}
      aria-label={`${MOVE_LINKS[move].label}: ${name}`}
    >
      {MOVE_LINKS[move].label}
    </a>
  );
  return (
    <div className="row-actions">
      {moves.filter((move) => !isRare(move)).map(linkTo)}
      <More of={name}>{moves.filter(isRare).map(linkTo)}</More>
    </div>
  );
}
