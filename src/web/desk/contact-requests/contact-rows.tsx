import type { ContactRequestInList } from '#domain/contact-requests/contact-request.ts';
import type { Day } from '#domain/day.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { FailedEmailFlag } from '#web/desk/emails/failed-email-flag.tsx';
import { StateBadge } from '#web/desk/kit/badge.tsx';
import { Rows } from '#web/desk/kit/desk-list.tsx';
import { Instant } from '#web/desk/kit/instant.tsx';
import { ChoiceBox } from '#web/desk/kit/selection.tsx';
import { AssigneeName } from './assignee-name.tsx';
import { type ContactRequestFilter, contactRequestList } from './contact-request-list.ts';
import { NextStep } from './next-step.tsx';
import { WaitingFlag } from './waiting-time.tsx';

interface ContactRowsProps {
  requests: (ContactRequestInList & { hasFailedEmail: boolean })[];
  filter: ContactRequestFilter;
  today: Day;
}

/** The contact requests with their assignee and next step. */
export function ContactRows({ requests, filter, today }: ContactRowsProps) {
  return (
    <Rows label="Dopyty" columns={COLUMNS}>
      {requests.map((request) => (
        <tr key={request.id} className={request.waiting?.isLate ? 'urgent' : undefined}>
          <td className="sel">
            {request.state !== 'closed' && (
              <ChoiceBox form={CHOSEN_REQUESTS} value={request.id} label={request.company} />
            )}
          </td>
          <td className="num" data-label="Prijaté">
            <Instant at={request.receivedAt} />
          </td>
          <td className="title">
            <a href={contactRequestList.record(request.id, filter)}>{request.company}</a>
            <span>
              {request.firstName} {request.lastName}
            </span>
          </td>
          <td className="long">{nonBreaking(request.zameranie)}</td>
          <td className="num r long" data-label="Ľudia">
            {nonBreaking(request.pocetZ)}
          </td>
          <td className="num r" data-label="Prevádzky">
            {request.prevadzky}
          </td>
          <td>
            <StateBadge of="contactRequest" is={request.state} />
            {request.hasFailedEmail && <FailedEmailFlag />}
          </td>
          <td className="long" data-label="Rieši">
            <AssigneeName assignee={request.assignee} />
          </td>
          <td className="long">
            {request.waiting && <WaitingFlag waiting={request.waiting} />}
            <NextStep request={request} today={today} />
          </td>
        </tr>
      ))}
    </Rows>
  );
}

/** The id of the form the row checkboxes belong to. */
export const CHOSEN_REQUESTS = 'chosen-requests';

const COLUMNS = [
  { title: 'Výber' },
  { title: 'Prijaté' },
  { title: 'Firma' },
  { title: 'Zameranie' },
  { title: 'Ľudia', className: 'r' },
  { title: 'Prevádzky', className: 'r' },
  { title: 'Stav' },
  { title: 'Rieši' },
  { title: 'Čo ďalej' },
];
