import { redirect } from 'react-router';
import { historyOf } from '#domain/events/history.ts';
import { applicantName } from '#domain/sign-ups/sign-up.ts';
import { WAITLIST_STATE_LABELS } from '#domain/waitlist/waitlist-entry.ts';
import { findClientOfRecord } from '#server/clients/client-of-record.ts';
import { findCourseType } from '#server/courses/course-types.ts';
import { listEmails } from '#server/emails/outbox.ts';
import { listEvents } from '#server/events/events.ts';
import { endWaitlistEntries, findWaitlistEntry } from '#server/waitlist/waitlist.ts';
import { findEntryState } from '#server/waitlist/waitlist-list.ts';
import { ClientOfRecordPanel } from '#web/desk/clients/client-of-record-panel.tsx';
import { newDatesPath } from '#web/desk/courses/course-paths.ts';
import { EmailsPanel } from '#web/desk/emails/emails-panel.tsx';
import { Act, ActButton } from '#web/desk/kit/acts.tsx';
import { StateBadge } from '#web/desk/kit/badge.tsx';
import { PageHead } from '#web/desk/kit/desk-head.tsx';
import { DeskNotice } from '#web/desk/kit/desk-notice.tsx';
import { SIGN_UPS } from '#web/desk/kit/desk-sections.ts';
import { Instant } from '#web/desk/kit/instant.tsx';
import { More } from '#web/desk/kit/menu.tsx';
import { HistoryPanel } from '#web/desk/kit/panel.tsx';
import { MessagePart, SentPanel } from '#web/desk/sign-ups/applicant-panels.tsx';
import { signUpList } from '#web/desk/sign-ups/sign-up-list.ts';
import { requireStaff } from '#web/desk/staff-guard.ts';
import { found } from '#web/shared/found.ts';
import type { Route } from './+types/waitlist-entry';
import { waitlist } from './waitlist-list.ts';

export async function loader(args: Route.LoaderArgs) {
  const { db } = await requireStaff(args, 'office');
  const entry = found(await findWaitlistEntry(db, args.params.id));
  const about = { noun: 'waitlistEntry', id: entry.id } as const;
  const [type, stateAndSignUp, clientOfRecord, emails, events] = await Promise.all([
    findCourseType(db, entry.courseTypeId),
    findEntryState(db, entry),
    findClientOfRecord(db, about),
    listEmails(db, about),
    listEvents(db, about),
  ]);
  const filter = waitlist.read(args.url.searchParams);
  return {
    entry,
    typeName: type?.name ?? '',
    ...stateAndSignUp,
    clientOfRecord,
    emails,
    history: historyOf(events),
    filter,
  };
}

/** „Vyradiť zo zoznamu“. */
export async function action(args: Route.ActionArgs) {
  const { app, staff } = await requireStaff(args, 'office');
  const { id } = found(await findWaitlistEntry(app.db, args.params.id));
  await app.change(staff, (change) => endWaitlistEntries(change, [id]));
  return redirect(waitlist.record(id, args.url.searchParams), 303);
}

/** One waitlist entry: its data, its emails, and whether a date was found. */
export default function WaitlistEntryPage({ loaderData }: Route.ComponentProps) {
  const { entry, typeName, state, signUpId, clientOfRecord, emails, history, filter } = loaderData;
  const { id, city, courseTypeId } = entry;
  const about = { noun: 'waitlistEntry', id } as const;
  return (
    <>
      <PageHead
        parents={[
          { title: 'Prihlášky', to: SIGN_UPS },
          { title: 'Čakajú na termín', to: waitlist.at(filter) },
        ]}
        title={applicantName(entry)}
        pageTitle={`${applicantName(entry)} – čaká na termín`}
        badge={<StateBadge of="waitlistEntry" is={state} />}
        note={
          <>
            {typeName}, {city}
          </>
        }
      >
        {signUpId && <ActButton label="Otvoriť prihlášku" to={signUpList.record(signUpId)} keys="view" isMain />}
        {state === 'waiting' && (
          <>
            <ActButton label="Pridať termín" to={newDatesPath(courseTypeId, city)} keys="add" isMain />
            <More of="záujem o termín" isButton>
              <Act label="Vyradiť zo zoznamu" keys="remove" needsEnter className="del" />
            </More>
          </>
        )}
        {state === 'ended' && (
          <ActButton label="Vrátiť na zoznam" action={waitlist.record(id, filter, 'vratenie')} keys="restore" />
        )}
      </PageHead>
      {state === 'waiting' && entry.email === '' && (
        <DeskNotice
          sign="system-pozor"
          text="E-mail nepoznáme, nový termín sa preto sám neponúkne. Keď ho pridáte, zavolajte."
        />
      )}
      <div className="duo">
        <div>
          <MessagePart applicant={entry} />
          <HistoryPanel history={history} now={WAITLIST_STATE_LABELS[state]} />
        </div>
        <div>
          <ClientOfRecordPanel clientOfRecord={clientOfRecord} about={about} />
          <SentPanel applicant={entry} facts={[['Čaká od', <Instant at={entry.receivedAt} />, 'num']]} />
          <EmailsPanel emails={emails} about={about} />
        </div>
      </div>
    </>
  );
}
