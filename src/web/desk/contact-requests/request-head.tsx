import type { Assignee, ContactRequest } from '#domain/contact-requests/contact-request.ts';
import { CLOSING_REASONS } from '#domain/contact-requests/contact-request-work.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { StateBadge } from '#web/desk/kit/badge.tsx';
import { PageHead } from '#web/desk/kit/desk-head.tsx';
import { Instant } from '#web/desk/kit/instant.tsx';
import { AssigneeName } from './assignee-name.tsx';
import { type ContactRequestFilter, contactRequestList } from './contact-request-list.ts';
import { RequestActions } from './request-actions.tsx';

interface RequestHeadProps {
  request: ContactRequest;
  assignee: Assignee | null;
  filter: ContactRequestFilter;
}

/** The sender of the request, its state, and its immediate actions. */
export function RequestHead({ request, assignee, filter }: RequestHeadProps) {
  const { company, state, receivedAt, closedBecause, closedNote } = request;
  return (
    <PageHead
      parents={[{ title: 'Dopyty', to: contactRequestList.at(filter) }]}
      title={company}
      badge={<StateBadge of="contactRequest" is={state} />}
      note={
        <>
          Prijatý <Instant at={receivedAt} /> cez web
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
