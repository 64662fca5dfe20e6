import type { Assignee, ContactRequest } from '#domain/contact-requests/contact-request.ts';
import { CLOSING_REASONS } from '#domain/contact-requests/contact-request-work.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { StateBadge } from '#web/desk/kit/badge.tsx';
import { CHOICE } from '#web/desk/kit/choice.ts';
import { DeskForm } from '#web/desk/kit/desk-form.tsx';
import { PageHead } from '#web/desk/kit/desk-head.tsx';
import { Instant } from '#web/desk/kit/instant.tsx';
import { KEYS } from '#web/desk/kit/keys.ts';
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
  return (
    <>
      <a
        className={isFree(request, assignee) || isClosed ? 'btn btn--line' : 'btn'}
        href={contactRequestList.record(id, filter, 'odpoved')}
        aria-keyshortcuts={KEYS.write}
      >
        Odpovedať
      </a>
      {isFree(request, assignee) && (
        <DeskForm action={contactRequestList.record(id, filter, 'prevzatie')}>
          <button type="submit" className="btn" aria-keyshortcuts={KEYS.confirm}>
            Prevziať dopyt
          </button>
        </DeskForm>
      )}
      {isClosed ? (
        <DeskForm action={contactRequestList.record(id, filter, 'znovuotvorenie')}>
          <button type="submit" className="btn btn--line" aria-keyshortcuts={KEYS.restore}>
            Otvoriť znova
          </button>
        </DeskForm>
      ) : (
        <DeskForm action={contactRequestList.below('vybavenie', filter)}>
          <input type="hidden" name={CHOICE} value={id} />
          <button type="submit" className="btn btn--line" aria-keyshortcuts={KEYS.settle}>
            Označiť ako vybavený
          </button>
        </DeskForm>
      )}
    </>
  );
}
