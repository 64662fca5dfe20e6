import type { ContactRequestInList, WhyRequestSkipped } from '#domain/contact-requests/contact-request.ts';
import type { Day } from '#domain/day.ts';
import { type CountedForms, counted, nonBreaking } from '#domain/slovak.ts';
import { findClientName } from '#server/clients/client-details.ts';
import { today } from '#server/clock.ts';
import { listAssignees } from '#server/contact-requests/assignees.ts';
import {
  countLateContactRequests,
  countNewContactRequests,
  listContactRequests,
} from '#server/contact-requests/contact-request-list.ts';
import { findAnswerDays } from '#server/contact-requests/waiting-time.ts';
import { findUndoable } from '#server/undo/undo.ts';
import { StateBadge } from '#web/desk/kit/badge.tsx';
import { DeskHead } from '#web/desk/kit/desk-head.tsx';
import type { Column } from '#web/desk/kit/desk-list.tsx';
import { FilteredList } from '#web/desk/kit/filtered-list.tsx';
import { Instant } from '#web/desk/kit/instant.tsx';
import { readJustDone } from '#web/desk/kit/just-done.ts';
import { SelectionTable } from '#web/desk/kit/selection.tsx';
import { JustDoneNotices } from '#web/desk/kit/undo-notice.tsx';
import { requireStaff } from '#web/desk/staff-guard.ts';
import type { Route } from './+types/contact-requests';
import { ASSIGNEES, assigneeOf, type ContactRequestFilter, contactRequestList } from './contact-request-list.ts';
import { NextStep, WaitingFlag } from './due.tsx';
import { AssigneeName, assigneeOptions } from './work-panel.tsx';

export async function loader(args: Route.LoaderArgs) {
  const { app, db, staff } = await requireStaff(args, 'office');
  const filter = contactRequestList.read(args.url.searchParams);
  const { doneAt, ...justDoneCounts } = readJustDone(args.url.searchParams);
  const day = today(app);
  const [list, assignees, newCount, late, answerDays, client, justDone] = await Promise.all([
    listContactRequests(db, day, { ...filter, assigneeId: assigneeOf(filter, staff) }),
    listAssignees(db),
    countNewContactRequests(db),
    countLateContactRequests(db, day),
    findAnswerDays(db),
    findClientName(db, filter.clientId),
    findUndoable(app, 'contactRequest', staff, doneAt),
  ]);
  return {
    filter: { ...filter, page: list.page },
    list,
    day,
    // the current user is listed as „Ja“
    colleagues: assignees.filter(({ id }) => id !== staff.id),
    newCount,
    late,
    answerDays,
    client,
    justDone,
    justDoneCounts,
  };
}

const SKIP_REASONS: Record<WhyRequestSkipped, CountedForms> = {
  closed: ['dopyt, ktorý už bol uzavretý', 'dopyty, ktoré už boli uzavreté', 'dopytov, ktoré už boli uzavreté'],
  gone: ['zmazaný dopyt', 'zmazané dopyty', 'zmazaných dopytov'],
};

export default function ContactRequests({ loaderData }: Route.ComponentProps) {
  const { filter, list, day, colleagues, newCount, late, answerDays, client, justDone, justDoneCounts } = loaderData;
  return (
    <>
      <DeskHead title="Dopyty" note={waitingSentence(newCount, { late, answerDays })} />
      <JustDoneNotices
        done={justDone}
        undoPath={contactRequestList.below('spat', filter)}
        reasons={SKIP_REASONS}
        {...justDoneCounts}
      />
      <FilteredList
        list={contactRequestList}
        filter={filter}
        options={{ assignee: [...ASSIGNEES, ...assigneeOptions(colleagues)], clientId: client && [client] }}
        page={list}
      >
        <SelectionTable
          label="Dopyty"
          noun={contactRequestList.noun}
          columns={columnsOf(filter, day)}
          rows={list.rows}
          keyOf={({ id }) => id}
          classOf={({ waiting }) => (waiting?.isLate ? 'urgent' : undefined)}
          choiceOf={({ id, state, company }) => state !== 'closed' && { value: id, label: company }}
          acts={[
            { label: 'Označiť ako vybavené', to: contactRequestList.below('vybavenie', filter), keys: 'settle' },
          ]}
        />
      </FilteredList>
    </>
  );
}

/** The number of requests to answer, the overdue ones first. */
function waitingSentence(newCount: number, { late, answerDays }: { late: number; answerDays: number }): string {
  if (late > 0) {
    return `${counted(late, 'dopyt čaká', 'dopyty čakajú', 'dopytov čaká')} na odpoveď dlhšie ako ${counted(answerDays, 'pracovný deň', 'pracovné dni', 'pracovných dní')}`;
  }
  return newCount > 0
    ? `${counted(newCount, 'nový dopyt čaká', 'nové dopyty čakajú', 'nových dopytov čaká')} na Vašu odpoveď`
    : 'Žiadny nový dopyt nečaká na odpoveď';
}

type RequestRow = ContactRequestInList & { hasFailedEmail: boolean };

function columnsOf(filter: ContactRequestFilter, today: Day): Column<RequestRow>[] {
  return [
    { title: 'Prijaté', label: 'Prijaté', className: 'num', cell: ({ receivedAt }) => <Instant at={receivedAt} /> },
    {
      title: 'Firma',
      className: 'title',
      cell: ({ id, company, firstName, lastName }) => (
        <>
          <a href={contactRequestList.record(id, filter)}>{nonBreaking(company)}</a>
          <span>
            {firstName} {lastName}
          </span>
        </>
      ),
    },
    { title: 'Zameranie', className: 'long', cell: ({ zameranie }) => nonBreaking(zameranie) },
    { title: 'Ľudia', label: 'Ľudia', className: 'num r long', cell: ({ pocetZ }) => nonBreaking(pocetZ) },
    {
      title: 'Prevádzky',
      label: 'Prevádzky',
      className: 'num r long',
      cell: ({ prevadzky }) => nonBreaking(prevadzky),
    },
    {
      title: 'Stav',
      cell: ({ state, hasFailedEmail }) => (
        <StateBadge of="contactRequest" is={state} hasFailedEmail={hasFailedEmail} />
      ),
    },
    {
      title: 'Rieši',
      label: 'Rieši',
      className: 'long',
      cell: ({ assignee }) => <AssigneeName assignee={assignee} />,
    },
    {
      title: 'Čo ďalej',
      className: 'long',
      cell: (request) => (
        <>
          {request.waiting && <WaitingFlag waiting={request.waiting} />}
          <NextStep request={request} today={today} />
        </>
      ),
    },
  ];
}
