import type { Assignee, ContactRequest } from '#domain/contact-requests/contact-request.ts';
import { CLOSING_REASONS } from '#domain/contact-requests/contact-request-work.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { ActButton } from '#web/desk/kit/acts.tsx';
import { StateBadge } from '#web/desk/kit/badge.tsx';
import { PageHead } from '#web/desk/kit/desk-head.tsx';
import { Instant } from '#web/desk/kit/instant.tsx';
import { PhoneLink } from '#web/shared/phone-link.tsx';
import { type ContactRequestFilter, contactRequestList } from './contact-request-list.ts';
import { AssigneeName } from './work-panel.tsx';

interface RequestHeadProps {
  request: ContactRequest;
  assignee: Assignee | null;
  filter: ContactRequestFilter;
}

/** The sender of the request, its state, and its immediate actions. */
export function RequestHead({ request, assignee, filter }: RequestHeadProps) {
  const { company, firstName, lastName, email, phone, state, receivedAt, closedBecause, closedNote } = request;
  return (
    <PageHead
      parents={[{ title: 'Dopyty', to: contactRequestList.at(filter) }]}
      title={company}
      pageTitle={`${company} – dopyt`}
      badge={<StateBadge of="contactRequest" is={state} />}
      note={
        <>
          {firstName} {lastName} · <a href={`mailto:${email}`}>{email}</a>
          {phone && (
            <>
              {' · '}
              <PhoneLink phone={phone} />
            </>
          )}
          {' · prijatý '}
          <Instant at={receivedAt} />
          {assignee && (
            <>
              {' · rieši '}
              <AssigneeName assignee={assignee} />
            </>
          )}
        </>
      }
      remark={
        closedBecause && (
          <p className="whole-row">
            {nonBreaking([`Uzavretý: ${CLOSING_REASONS[closedBecause]}`, closedNote].filter(Boolean).join(' – '))}
          </p>
        )
      }
    >
      <RequestActions request={request} assignee={assignee} filter={filter} />
    </PageHead>
  );
}

/** True for an open request that a member of staff can take; the form of its work proposes the one who looks at it. */
export function isFree({ state }: ContactRequest, assignee: Assignee | null): boolean {
  return state !== 'closed' && (!assignee || assignee.hasLeft);
}

/** The one-click actions on a request; the next one to do is green. */
function RequestActions({ request, assignee, filter }: RequestHeadProps) {
  const { id, state } = request;
  const isClosed = state === 'closed';
  const canTake = isFree(request, assignee);
  const path = (step: 'odpoved' | 'prevzatie' | 'znovuotvorenie') => contactRequestList.record(id, filter, step);
  return (
    <>
      <ActButton label="Odpovedať" to={path('odpoved')} keys="write" isMain={!canTake && !isClosed} />
      {canTake && <ActButton label="Prevziať dopyt" action={path('prevzatie')} keys="confirm" isMain />}
      {isClosed ? (
        <ActButton label="Otvoriť znova" action={path('znovuotvorenie')} keys="restore" />
      ) : (
        <ActButton
          label="Označiť ako vybavený"
          action={contactRequestList.below('vybavenie', filter)}
          chosen={id}
          keys="settle"
        />
      )}
    </>
  );
}
