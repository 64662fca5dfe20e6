import type { Day } from '#domain/day.ts';
import { type ListedStaffMember, STAFF_ROLES } from '#domain/staff/staff.ts';
import { type StaffMove, staffMovesIn } from '#domain/staff/staff-moves.ts';
import { Act } from '#web/desk/kit/acts.tsx';
import { StateBadge } from '#web/desk/kit/badge.tsx';
import type { Column } from '#web/desk/kit/desk-list.tsx';
import { More } from '#web/desk/kit/menu.tsx';
import {
  DESTRUCTIVE_MOVES,
  isOurs,
  MOVE_LINKS,
  RARE_MOVES,
  type SignInFacts,
  staffMemberPath,
} from './move-links.ts';
import { InvitationFlags, LastSeen, SecondFactor } from './staff-badges.tsx';

export function staffColumns(today: Day, facts: SignInFacts): Column<ListedStaffMember>[] {
  const { hasAccounts, hasSessions } = facts;
  const columns: (Column<ListedStaffMember> | false)[] = [
    {
      title: 'Meno',
      className: 'title',
      cell: ({ id, name, email }) => (
        <>
          <a href={staffMemberPath(id)}>{name}</a>
          <span>{email}</span>
        </>
      ),
    },
    { title: 'Rola', cell: ({ role }) => STAFF_ROLES[role] },
    hasAccounts && {
      title: 'Dvojstupňové overenie',
      label: 'Dvojstupňové overenie',
      cell: ({ hasSecondFactor }) => <SecondFactor has={hasSecondFactor} />,
    },
    {
      title: 'Naposledy',
      label: 'Naposledy',
      className: 'num',
      cell: (member) => <LastSeen member={member} today={today} />,
    },
    hasSessions && {
      title: 'Prihlásenia',
      label: 'Prihlásenia',
      className: 'num r',
      cell: ({ sessions }) => sessions,
    },
    {
      title: 'Stav',
      cell: (member) => (
        <>
          <StateBadge of="staffMember" is={member.state} />
          <InvitationFlags member={member} />
        </>
      ),
    },
    { title: 'Akcie', className: 'r', cell: (member) => <MoveLinks member={member} facts={facts} /> },
  ];
  return columns.filter((column) => column !== false);
}

interface MoveLinksProps {
  member: Pick<ListedStaffMember, 'id' | 'name' | 'state'>;
  facts: SignInFacts;
}

/** The actions on a staff member, the rare ones in a menu; each has a confirmation page. */
export function MoveLinks({ member: { id, name, state }, facts }: MoveLinksProps) {
  const moves = staffMovesIn(state).filter((move) => isOurs(move, facts));
  const isRare = (move: StaffMove) => RARE_MOVES.includes(move);
  const linkTo = (move: StaffMove) => (
    <Act
      key={move}
      label={MOVE_LINKS[move].label}
      of={name}
      to={staffMemberPath(id, move)}
      className={DESTRUCTIVE_MOVES.includes(move) ? 'del' : undefined}
    />
  );
  return (
    <div className="row-actions">
      {moves.filter((move) => !isRare(move)).map(linkTo)}
      <More of={name}>{moves.filter(isRare).map(linkTo)}</More>
    </div>
  );
}
