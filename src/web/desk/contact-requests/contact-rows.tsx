import type { ContactRequestInList } from '#domain/contact-requests/contact-request.ts';
import type { Day } from '#domain/day.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { FailedEmailFlag } from '#web/desk/emails/failed-email-flag.tsx';
import { StateBadge } from '#web/desk/kit/badge.tsx';
import { type Column, Table } from '#web/desk/kit/desk-list.tsx';
import { Instant } from '#web/desk/kit/instant.tsx';
import { ChoiceBox } from '#web/desk/kit/selection.tsx';
import { AssigneeName } from './assignee-name.tsx';
import { type ContactRequestFilter, contactRequestList } from './contact-request-list.ts';
import { NextStep } from './next-step.tsx';
import { WaitingFlag } from './waiting-time.tsx';

type RequestRow = ContactRequestInList & { hasFailedEmail: boolean };

interface ContactRowsProps {
  requests: RequestRow[];
  filter: ContactRequestFilter;
  today: Day;
}

/** The contact requests with their assignee and next step. */
export function ContactRows({ requests, filter, today }: ContactRowsProps) {
  return (
    <Table
      label="Dopyty"
      columns={columnsOf(filter, today)}
      rows={requests}
      keyOf={({ id }) => id}
      classOf={({ waiting }) => (waiting?.isLate ? 'urgent' : undefined)}
    />
  );
}

/** The id of the form the row checkboxes belong to. */
export const CHOSEN_REQUESTS = 'chosen-requests';

function columnsOf(filter: ContactRequestFilter, today: Day): Column<RequestRow>[] {
  return [
    {
      title: 'Výber',
      className: 'sel',
      cell: ({ id, state, company }) =>
        state !== 'closed' && <ChoiceBox form={CHOSEN_REQUESTS} value={id} label={company} />,
    },
    { title: 'Prijaté', label: 'Prijaté', className: 'num', cell: ({ receivedAt }) => <Instant at={receivedAt} /> },
    {
      title: 'Firma',
      className: 'title',
      cell: ({ id, company, firstName, lastName }) => (
        <>
          <a href={contactRequestList.record(id, filter)}>{company}</a>
          <span>
            {firstName} {lastName}
          </span>
        </>
      ),
    },
    { title: 'Zameranie', className: 'long', cell: ({ zameranie }) => nonBreaking(zameranie) },
    { title: 'Ľudia', label: 'Ľudia', className: 'num r long', cell: ({ pocetZ }) => nonBreaking(pocetZ) },
    { title: 'Prevádzky', label: 'Prevádzky', className: 'num r', cell: ({ prevadzky }) => prevadzky },
    {
      title: 'Stav',
      cell: ({ state, hasFailedEmail }) => (
        <>
          <StateBadge of="contactRequest" is={state} />
          {hasFailedEmail && <FailedEmailFlag />}
        </>
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
