import { CONTACT_REQUEST_STATE_LABELS, type ContactRequestState } from '#domain/contact-request.ts';
import { counted } from '#domain/slovak.ts';
import { CONTACT_REQUESTS_PER_PAGE, countContactRequests, listContactRequests } from '#server/contact-requests.ts';
import { appOf } from '../../context.ts';
import { requireStaff } from '../../staff-guard.ts';
import { ContactRows } from '../../ui/contact-desk/contact-rows.tsx';
import { EmptyList, StateTabs } from '../../ui/desk-list.tsx';
import { Icon } from '../../ui/icon.tsx';
import { pageMeta } from '../../ui/page-meta.ts';
import { Pager } from '../../ui/pager.tsx';
import type { Route } from './+types/contact-requests';

export const meta = () =>
  pageMeta({ title: 'Dopyty – správa', description: 'Dopyty z formulára na stránke Kontakt' });

export async function loader(args: Route.LoaderArgs) {
  await requireStaff(args);
  const { db } = appOf(args.context);
  const filter = readFilter(args.url.searchParams);
  const [{ requests, total }, counts] = await Promise.all([
    listContactRequests(db, filter),
    countContactRequests(db),
  ]);
  return { filter, requests, total, counts, pageSize: CONTACT_REQUESTS_PER_PAGE };
}

const TABS = [
  { state: undefined, title: 'Všetky', count: 'all' },
  { state: 'new', title: 'Nové', count: 'new' },
  { state: 'handled', title: 'Vybavené', count: 'handled' },
] as const;

export default function ContactRequests({ loaderData }: Route.ComponentProps) {
  const { filter, requests, total, pageSize, counts } = loaderData;
  return (
    <>
      <div className="desk-head">
        <div>
          <h1>Dopyty</h1>
          <p>
            {counts.new > 0
              ? `${counted(counts.new, 'nový dopyt čaká', 'nové dopyty čakajú', 'nových dopytov čaká')} na Vašu odpoveď`
              : 'Žiadny nový dopyt nečaká na odpoveď'}
          </p>
        </div>
      </div>
      <StateTabs
        label="Stav dopytov"
        tabs={TABS.map(({ state, title, count }) => ({
          title,
          count: counts[count],
          path: listPath({ ...filter, state, page: 1 }),
          isCurrent: filter.state === state,
        }))}
      />
      <Search filter={filter} total={total} />
      {requests.length > 0 ? (
        <>
          <ContactRows requests={requests} />
          <Pager
            page={filter.page}
            pageSize={pageSize}
            total={total}
            path={(page) => listPath({ ...filter, page })}
          />
        </>
      ) : counts.all > 0 ? (
        <EmptyList title="Tomuto filtru nezodpovedá žiadny dopyt" clearPath="/dashboard/dopyty">
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

type Filter = Route.ComponentProps['loaderData']['filter'];

/** A plain form: it works before scripts do, and its result has an address. */
function Search({ filter, total }: { filter: Filter; total: number }) {
  return (
    <search>
      <form method="get" className="filter-bar filter-bar--contact">
        {filter.state && <input type="hidden" name="stav" value={filter.state} />}
        <label className="search">
          Hľadať
          <Icon name="search" />
          <input
            className="input"
            type="search"
            name="hladat"
            placeholder="Hľadať firmu, meno, IČO alebo zameranie"
            defaultValue={filter.search}
          />
        </label>
        <button type="submit" className="btn btn--line btn--sm">
          Hľadať
        </button>
        <span className="filter-count">{counted(total, 'dopyt', 'dopyty', 'dopytov')}</span>
      </form>
    </search>
  );
}

function readFilter(query: URLSearchParams) {
  const state = query.get('stav') ?? '';
  return {
    state: state in CONTACT_REQUEST_STATE_LABELS ? (state as ContactRequestState) : undefined,
    search: query.get('hladat')?.slice(0, 200) || undefined,
    page: Math.max(1, Math.trunc(Number(query.get('strana'))) || 1),
  };
}

function listPath({ state, search, page }: Filter): string {
  const query = new URLSearchParams();
  if (state) query.set('stav', state);
  if (search) query.set('hladat', search);
  if (page > 1) query.set('strana', String(page));
  return `/dashboard/dopyty${query.size > 0 ? `?${query}` : ''}`;
}
