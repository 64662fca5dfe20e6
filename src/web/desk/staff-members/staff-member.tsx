import { historyOf } from '#domain/events/history.ts';
import { STAFF_ROLES } from '#domain/staff/staff.ts';
import { today } from '#server/clock.ts';
import { listEvents } from '#server/events/events.ts';
import { listStaff } from '#server/staff/staff-list.ts';
import { StateBadge } from '#web/desk/kit/badge.tsx';
import { PageHead } from '#web/desk/kit/desk-head.tsx';
import { STAFF_MEMBERS } from '#web/desk/kit/desk-sections.ts';
import { Facts, HistoryPanel, Panel } from '#web/desk/kit/panel.tsx';
import { requireStaff } from '#web/desk/staff-guard.ts';
import { found } from '#web/shared/found.ts';
import type { Route } from './+types/staff-member';
import { signInFacts } from './answer-move.ts';
import { InvitationFlags, LastSeen, SecondFactor } from './staff-badges.tsx';
import { MoveLinks } from './staff-rows.tsx';

export async function loader(args: Route.LoaderArgs) {
  const { app, db } = await requireStaff(args, 'settings');
  const member = found((await listStaff(app)).find(({ id }) => id === args.params.id));
  const history = historyOf(await listEvents(db, { noun: 'staffMember', id: member.id }));
  return { member, history, today: today(app), facts: signInFacts(app) };
}

/** One member of staff: their role, and who changed it and when. */
export default function StaffMember({ loaderData }: Route.ComponentProps) {
  const { member, history, today, facts } = loaderData;
  const { hasAccounts, hasSessions } = facts;
  return (
    <>
      <PageHead
        parents={[{ title: 'Ľudia', to: STAFF_MEMBERS }]}
        title={member.name}
        pageTitle={`${member.name} – ľudia`}
        badge={<StateBadge of="staffMember" is={member.state} />}
        note={member.email}
        remark={<MoveLinks member={member} facts={facts} />}
      />
      <div className="duo">
        <HistoryPanel history={history} />
        <Panel title="O človeku">
          <Facts
            facts={[
              ['Rola', STAFF_ROLES[member.role]],
              ['Pozvánka', member.state === 'invited' && <InvitationFlags member={member} />, 'flags'],
              ['Dvojstupňové overenie', hasAccounts && <SecondFactor has={member.hasSecondFactor} />],
              ['Naposledy', <LastSeen member={member} today={today} />],
              ['Prihlásenia', hasSessions && member.sessions, 'num'],
            ]}
          />
        </Panel>
      </div>
    </>
  );
}
