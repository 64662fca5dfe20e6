import {
  CONTACT_REQUEST_STATE_LABELS,
  contactRequestState,
  requestsHandledSentence,
  type WhyRequestLeftOut,
} from '#domain/contact-requests/contact-request.ts';
import { type CountedForms, counted } from '#domain/slovak.ts';
import { findUndoableHandling } from '#server/contact-requests/chosen-contact-requests.ts';
import { countNewContactRequests, listContactRequests } from '#server/contact-requests/contact-request-list.ts';
import { appOf } from '#web/context.ts';
import { requireStaff } from '#web/staff-guard.ts';
import {
  contactRequestsActPath,
  contactRequestsPath,
  readContactFilter,
} from '#web/ui/desk/contact-requests/contact-filter.ts';
import { CHOSEN_REQUESTS, ContactRows } from '#web/ui/desk/contact-requests/contact-rows.tsx';
import { DeskHead } from '#web/ui/desk/desk-head.tsx';
import { DeskList, EmptyList, StateTabs } from '#web/ui/desk/desk-list.tsx';
import { readJustDone } from '#web/ui/desk/just-done.ts';
import { JustDoneNotices } from '#web/ui/desk/just-done-notices.tsx';
import { ListSearch } from '#web/ui/desk/list-search.tsx';
import { Selection } from '#web/ui/desk/selection.tsx';
import { pageMeta } from '#web/ui/shared/page-meta.ts';
import type { Route } from './+types/contact-requests';

export const meta = () =>
  pageMeta({ title: 'Dopyty – správa', description: 'Dopyty z formulára na stránke Kontakt' });

export async function loader(args: Route.LoaderArgs) {
  const staff = await requireStaff(args, 'office');
  const app = appOf(args.context);
  const { db } = app;
  const filter = readContactFilter(args.url.searchParams);
  const { doneAt, ...told } = readJustDone(args.url.searchParams);
  const [list, toAnswer, justDone] = await Promise.all([
    listContactRequests(db, filter),
    countNewContactRequests(db),
    findUndoableHandling(app, staff, doneAt),
  ]);
  return { filter: { ...filter, page: list.page }, list, toAnswer, justDone, told };
}

const TABS = { all: 'Všetky', new: 'Nové', handled: 'Vybavené' };

const LEFT_OUT: Record<WhyRequestLeftOut, CountedForms> = {
  handled: ['dopyt, ktorý už bol vybavený', 'dopyty, ktoré už boli vybavené', 'dopytov, ktoré už boli vybavené'],
  gone: ['dopyt, ktorý už nie je', 'dopyty, ktoré už nie sú', 'dopytov, ktoré už nie sú'],
};

export default function ContactRequests({ loaderData }: Route.ComponentProps) {
  const { filter, list, toAnswer, justDone, told } = loaderData;
  return (
    <>
      <DeskHead
        title="Dopyty"
        note={
          toAnswer > 0
            ? `${counted(toAnswer, 'nový dopyt čaká', 'nové dopyty čakajú', 'nových dopytov čaká')} na Vašu odpoveď`
            : 'Žiadny nový dopyt nečaká na odpoveď'
        }
      />
      <JustDoneNotices
        done={justDone && { sentence: requestsHandledSentence(justDone.count), at: justDone.at }}
        undoPath={contactRequestsActPath('spat', filter)}
        reasons={LEFT_OUT}
        {...told}
      />
      <StateTabs label="Stav dopytov" titles={TABS} counts={list.counts} filter={filter} path={contactRequestsPath} />
      <ListSearch
        action="/dashboard/dopyty"
        filter={filter}
        narrowedBy={[filter.state && CONTACT_REQUEST_STATE_LABELS[filter.state]]}
        placeholder="Firma, meno, telefón, IČO, text"
        count={counted(list.total, 'dopyt', 'dopyty', 'dopytov')}
        className="filter-bar--contact"
      />
      <DeskList
        {...list}
        path={(page) => contactRequestsPath({ ...filter, page })}
        empty={<Nothing isNarrowed={list.counts.all > 0 || filter.search !== undefined} />}
      >
        <Selection
          id={CHOSEN_REQUESTS}
          words={chosenWords}
          acts={
            <button type="submit" className="btn btn--sm" formAction={contactRequestsActPath('vybavenie', filter)}>
              Označiť ako vybavené
            </button>
          }
          isAny={list.rows.some((request) => contactRequestState(request) === 'new')}
        >
          <ContactRows requests={list.rows} filter={filter} />
        </Selection>
      </DeskList>
    </>
  );
}

const chosenWords = ({ rows }: { rows: number }) => counted(rows, 'dopyt', 'dopyty', 'dopytov');

function Nothing({ isNarrowed }: { isNarrowed: boolean }) {
  return isNarrowed ? (
    <EmptyList title="Tomuto filtru nezodpovedá žiadny dopyt" clearPath={contactRequestsPath({ page: 1 })}>
      Skúste kratšie hľadanie alebo všetky stavy.
    </EmptyList>
  ) : (
    <EmptyList title="Zatiaľ neprišiel žiadny dopyt">
      Keď Vám niekto napíše zo stránky Kontakt, uvidíte ho tu a&nbsp;dostanete e-mail.
    </EmptyList>
  );
}
