import { data, redirect } from 'react-router';
import { historyOf } from '#domain/events/history.ts';
import { closeAsAnswered } from '#server/contact-requests/contact-request-work.ts';
import { findContactRequest } from '#server/contact-requests/contact-requests.ts';
import { listEvents } from '#server/events/events.ts';
import { listLetters } from '#server/letters/outbox.ts';
import { appOf } from '#web/context.ts';
import { requireStaff } from '#web/staff-guard.ts';
import {
  contactRequestPath,
  contactRequestsPath,
  readContactFilter,
} from '#web/ui/desk/contact-requests/contact-filter.ts';
import { SentPanel } from '#web/ui/desk/contact-requests/contact-panels.tsx';
import { ContactStateBadge } from '#web/ui/desk/contact-requests/state-badge.tsx';
import { HistoryPanel } from '#web/ui/desk/history-panel.tsx';
import { Instant } from '#web/ui/desk/instant.tsx';
import { LettersPanel } from '#web/ui/desk/letters/letters-panel.tsx';
import { pageMeta } from '#web/ui/shared/page-meta.ts';
import { Breadcrumb } from '#web/ui/site/breadcrumb.tsx';
import type { Route } from './+types/contact-request';

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta({
    title: loaderData ? `${loaderData.request.company} – dopyt` : 'Dopyt',
    description: 'Dopyt z formulára na stránke Kontakt',
  });

export async function loader(args: Route.LoaderArgs) {
  await requireStaff(args, 'office');
  const { db } = appOf(args.context);
  const request = await findContactRequest(db, args.params.id);
  if (!request) throw data(null, { status: 404 });
  return {
    request,
    letters: await listLetters(db, { noun: 'contactRequest', id: request.id }),
    history: historyOf(await listEvents(db, { noun: 'contactRequest', id: request.id })),
    filter: readContactFilter(args.url.searchParams),
  };
}

/** „Označiť ako vybavený“. */
export async function action(args: Route.ActionArgs) {
  const staff = await requireStaff(args, 'office');
  const { id } = args.params;
  if ((await appOf(args.context).change(staff, (change) => closeAsAnswered(change, id))) === 'not-found')
    throw data(null, { status: 404 });
  return redirect(contactRequestPath(id, readContactFilter(args.url.searchParams)), 303);
}

/** One contact request: what came in, never edited; its letters; and whether somebody has answered. */
export default function ContactRequest({ loaderData: { request, letters, history, filter } }: Route.ComponentProps) {
  const isNew = request.state !== 'closed';
  return (
    <>
      <div className="desk-head">
        <Breadcrumb steps={[{ title: 'Dopyty', to: contactRequestsPath(filter) }, { title: request.company }]} />
        <div>
          <h1>
            {request.company} <ContactStateBadge state={request.state} />
          </h1>
          <p className="num">
            Prijatý <Instant at={request.receivedAt} /> cez web
          </p>
        </div>
        <div className="btns">
          <a className="btn btn--line" href={`mailto:${request.email}`}>
            Odpísať e-mailom
          </a>
          {isNew ? (
            <form method="post">
              <button type="submit" className="btn">
                Označiť ako vybavený
              </button>
            </form>
          ) : (
            <form method="post" action={contactRequestPath(request.id, filter, 'znovuotvorenie')}>
              <button type="submit" className="btn btn--line">
                Otvoriť znova
              </button>
            </form>
          )}
        </div>
      </div>
      <div className="duo">
        <div>
          <SentPanel request={request} />
          <LettersPanel letters={letters} path={`/dashboard/dopyty/${request.id}`} />
        </div>
        <div>
          <HistoryPanel history={history} now={isNew ? 'Čaká na odpoveď' : 'Dopyt je vybavený'} />
        </div>
      </div>
    </>
  );
}
