import { CONTACT_REQUEST_STATE_LABELS } from '#domain/contact-requests/contact-request.ts';
import { counted } from '#domain/slovak.ts';
import {
  CONTACT_REQUESTS_PER_PAGE,
  countContactRequests,
  listContactRequests,
} from '#server/contact-requests/contact-requests.ts';
import { appOf } from '#web/context.ts';
import { requireStaff } from '#web/staff-guard.ts';
import { contactRequestsPath, readContactFilter } from '#web/ui/desk/contact-requests/contact-filter.ts';
import { ContactRows } from '#web/ui/desk/contact-requests/contact-rows.tsx';
import { EmptyList, ListSearch, StateTabs } from '#web/ui/desk/desk-list.tsx';
import { pageMeta } from '#web/ui/shared/page-meta.ts';
import { Pager } from '#web/ui/shared/pager.tsx';
import type { Route } from './+types/contact-requests';

export const meta = () =>
  pageMeta({ title: 'Dopyty – správa', description: 'Dopyty z formulára na stránke Kontakt' });

export async function loader(args: Route.LoaderArgs) {
  await requireStaff(args);
  const { db } = appOf(args.context);
  const filter = readContactFilter(args.url.searchParams);
  const [{ requests, total, page }, counts, inAll] = await Promise.all([
    listContactRequests(db, filter),
    countContactRequests(db, filter),
    countContactRequests(db),
  ]);
  return { filter: { ...filter, page }, requests, total, counts, inAll, pageSize: CONTACT_REQUESTS_PER_PAGE };
}

const TABS = [
  { state: undefined, title: 'Všetky', count: 'all' },
  { state: 'new', title: 'Nové', count: 'new' },
  { state: 'handled', title: 'Vybavené', count: 'handled' },
] as const;

export default function ContactRequests({ loaderData }: Route.ComponentProps) {
  const { filter, requests, total, pageSize, counts, inAll } = loaderData;
  return (
    <>
      <div className="desk-head">
        <div>
          <h1>Dopyty</h1>
          <p>
            {inAll.new > 0
              ? `${counted(inAll.new, 'nový dopyt čaká', 'nové dopyty čakajú', 'nových dopytov čaká')} na Vašu odpoveď`
              : 'Žiadny nový dopyt nečaká na odpoveď'}
          </p>
        </div>
      </div>
      <StateTabs
        label="Stav dopytov"
        tabs={TABS.map(({ state, title, count }) => ({
          title,
          count: counts[count],
          path: contactRequestsPath({ ...filter, state, page: 1 }),
          isCurrent: filter.state === state,
        }))}
      />
      <ListSearch
        filter={filter}
        narrowedBy={[filter.state && CONTACT_REQUEST_STATE_LABELS[filter.state]]}
        placeholder="Firma, meno, telefón, IČO, text"
        count={counted(total, 'dopyt', 'dopyty', 'dopytov')}
        className="filter-bar--contact"
      />
      {requests.length > 0 ? (
        <>
          <ContactRows requests={requests} filter={filter} />
          <Pager
            page={filter.page}
            pageSize={pageSize}
            total={total}
            path={(page) => contactRequestsPath({ ...filter, page })}
          />
        </>
      ) : inAll.all > 0 ? (
        <EmptyList title="Tomuto filtru nezodpovedá žiadny dopyt" clearPath={contactRequestsPath({ page: 1 })}>
          Skúste kratšie hľadanie alebo všetky stavy.
        </EmptyList>
      ) : (
        <EmptyList title="Zatiaľ neprišiel žiadny dopyt">
          Keď Vám niekto napíše zo stránky Kontakt, uvidíte ho tu a&nbsp;dostanete e-mail.
        </EmptyList>
      )}
    </>
  );
}
