import type { Assignee, ContactRequest } from '#domain/contact-requests/contact-request.ts';
import { CHOICE } from '#web/desk/kit/choice.ts';
import { DeskForm } from '#web/desk/kit/desk-form.tsx';
import { KEYS } from '#web/desk/kit/keys.ts';
import { type ContactRequestFilter, contactRequestList } from './contact-request-list.ts';

interface RequestActionsProps {
  request: ContactRequest;
  assignee: Assignee | null;
  filter: ContactRequestFilter;
}

/** The one-click actions on a request; the next one to do is green. */
export function RequestActions({ request: { id, state }, assignee, filter }: RequestActionsProps) {
  const isClosed = state === 'closed';
  const isFree = !isClosed && (!assignee || assignee.hasLeft);
  return (
    <>
      <a
        className={isFree || isClosed ? 'btn btn--line' : 'btn'}
        href={contactRequestList.record(id, filter, 'odpoved')}
        aria-keyshortcuts={KEYS.write}
      >
        Odpovedať
      </a>
      {isFree && (
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
