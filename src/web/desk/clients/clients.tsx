import { CLIENT_ORDERS, CONTRACT_STATE_LABELS } from '#domain/clients/client.ts';
import { counted } from '#domain/slovak.ts';
import { readAmbiguousMatches } from '#server/clients/ambiguous-matches.ts';
import { listClients } from '#server/clients/client-list.ts';
import { today } from '#server/clock.ts';
import { appOf } from '#web/context.ts';
import { DeskHead } from '#web/desk/kit/desk-head.tsx';
import { DeskList, EmptyList, StateTabs } from '#web/desk/kit/desk-list.tsx';
import { CLIENTS } from '#web/desk/kit/desk-sections.ts';
import { Downloads } from '#web/desk/kit/downloads.tsx';
import { KEYS } from '#web/desk/kit/keys.ts';
import { FilterSelect, ListSearch } from '#web/desk/kit/list-search.tsx';
import { requireStaff } from '#web/desk/staff-guard.ts';
import { Icon } from '#web/shared/icon.tsx';
import { pageMeta } from '#web/shared/page-meta.ts';
import type { Route } from './+types/clients';
import { AMBIGUOUS_CLIENTS, clientSpreadsheetPath, clientsPath, readClientFilter } from './client-filter.ts';
import { ClientRows } from './client-rows.tsx';

export const meta = () => pageMeta({ title: 'Klienti – správa', description: 'Firmy, ktoré k\u00A0nám chodia' });

export async function loader(args: Route.LoaderArgs) {
  await requireStaff(args, 'office');
  const app = appOf(args.context);
  const day = today(app);
  const filter = readClientFilter(args.url.searchParams);
  const [list, { count: ambiguousMatches }] = await Promise.all([
    listClients(app.db, { ...filter, today: day }),
    readAmbiguousMatches(app.db),
  ]);
  return { filter: { ...filter, page: list.page }, list, ambiguousMatches, today: day };
}

const TABS = { all: 'Všetci', ...CONTRACT_STATE_LABELS };

/** Client companies: those created from what they sent, and those added by staff. */
export default function Clients({ loaderData: { filter, list, ambiguousMatches, today } }: Route.ComponentProps) {
  const { state, search, order = 'name' } = filter;
  return (
    <>
      <DeskHead title="Klienti" note={ambiguousMatchesSentence(ambiguousMatches)}>
        {ambiguousMatches > 0 && (
          <a className="btn btn--line" href={AMBIGUOUS_CLIENTS} aria-keyshortcuts={KEYS.view}>
            Na posúdenie ({ambiguousMatches})
          </a>
        )}
        <Downloads xlsx={clientSpreadsheetPath('xlsx', filter)} csv={clientSpreadsheetPath('csv', filter)} />
        <a className="btn" href={`${CLIENTS}/novy`} aria-keyshortcuts={KEYS.add}>
          <Icon name="plus" />
          Pridať klienta
        </a>
      </DeskHead>
      <StateTabs label="Zmluva" titles={TABS} counts={list.counts} filter={filter} path={clientsPath} />
      <ListSearch
        action={CLIENTS}
        filter={filter}
        stateLabel={state && CONTRACT_STATE_LABELS[state]}
        placeholder="Názov, IČO, meno, e-mail, telefón"
        count={counted(list.total, 'klient', 'klienti', 'klientov')}
      >
        <FilterSelect label="Zoradenie" name="zoradenie" value={order}>
          {Object.entries(CLIENT_ORDERS).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </FilterSelect>
      </ListSearch>
      <DeskList
        {...list}
        path={(page) => clientsPath({ ...filter, page })}
        empty={<Nothing isNarrowed={list.counts.all > 0 || search !== undefined} />}
      >
        <ClientRows clients={list.rows} today={today} />
      </DeskList>
    </>
  );
}

function ambiguousMatchesSentence(ambiguousMatches: number): string {
  if (ambiguousMatches === 0) return 'Ku každej prihláške a\u00A0dopytu vieme, od ktorej firmy sú';
  return `Pri ${counted(ambiguousMatches, 'zázname', 'záznamoch', 'záznamoch')} povedzte, o\u00A0ktorú firmu ide`;
}

function Nothing({ isNarrowed }: { isNarrowed: boolean }) {
  return isNarrowed ? (
    <EmptyList title="Tomuto filtru nezodpovedá žiadny klient" clearPath={clientsPath({ page: 1 })}>
      Skúste kratšie hľadanie alebo všetky zmluvy.
    </EmptyList>
  ) : (
    <EmptyList title="Zatiaľ nemáte žiadneho klienta">
      Keď sa firma prihlási alebo napíše dopyt, jej karta vznikne sama.
    </EmptyList>
  );
}
