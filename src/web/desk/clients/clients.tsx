import type { ListedClient } from '#domain/clients/client.ts';
import type { Day } from '#domain/day.ts';
import { counted, nonBreaking } from '#domain/slovak.ts';
import { readAmbiguousMatches } from '#server/clients/ambiguous-matches.ts';
import { listClients } from '#server/clients/client-list.ts';
import { today } from '#server/clock.ts';
import { AddLink, DeskHead } from '#web/desk/kit/desk-head.tsx';
import { Rows } from '#web/desk/kit/desk-list.tsx';
import { Downloads } from '#web/desk/kit/downloads.tsx';
import { FilteredList } from '#web/desk/kit/filtered-list.tsx';
import { Instant } from '#web/desk/kit/instant.tsx';
import { KEYS } from '#web/desk/kit/keys.ts';
import { requireStaff } from '#web/desk/staff-guard.ts';
import { pageMeta } from '#web/shared/page-meta.ts';
import type { Route } from './+types/clients';
import { AMBIGUOUS_CLIENTS, clientList } from './client-list.ts';
import { ContractBadge } from './contract-badge.tsx';

export const meta = () => pageMeta({ title: 'Klienti – správa', description: 'Firmy, ktoré k\u00A0nám chodia' });

export async function loader(args: Route.LoaderArgs) {
  const { app, db } = await requireStaff(args, 'office');
  const day = today(app);
  const filter = clientList.read(args.url.searchParams);
  const [list, { count: ambiguousMatches }] = await Promise.all([
    listClients(db, { ...filter, today: day }),
    readAmbiguousMatches(db),
  ]);
  return { filter: { ...filter, page: list.page }, list, ambiguousMatches, today: day };
}

/** Client companies: those created from what they sent, and those added by staff. */
export default function Clients({ loaderData: { filter, list, ambiguousMatches, today } }: Route.ComponentProps) {
  return (
    <>
      <DeskHead title="Klienti" note={ambiguousMatchesSentence(ambiguousMatches)}>
        {ambiguousMatches > 0 && (
          <a className="btn btn--line" href={AMBIGUOUS_CLIENTS} aria-keyshortcuts={KEYS.view}>
            Na posúdenie ({ambiguousMatches})
          </a>
        )}
        <Downloads
          xlsx={clientList.below('zoznam.xlsx', { ...filter, page: 1 })}
          csv={clientList.below('zoznam.csv', { ...filter, page: 1 })}
        />
        <AddLink to={clientList.below('novy')}>Pridať klienta</AddLink>
      </DeskHead>
      <FilteredList list={clientList} filter={filter} page={list}>
        <ClientRows clients={list.rows} today={today} />
      </FilteredList>
    </>
  );
}

function ambiguousMatchesSentence(ambiguousMatches: number): string {
  if (ambiguousMatches === 0) return 'Ku každej prihláške a\u00A0dopytu vieme, od ktorej firmy sú';
  return `Pri ${counted(ambiguousMatches, 'zázname', 'záznamoch', 'záznamoch')} povedzte, o\u00A0ktorú firmu ide`;
}

const COLUMNS = [
  { title: 'Firma' },
  { title: 'Mesto' },
  { title: 'Prihlášky', className: 'r' },
  { title: 'Dopyty', className: 'r' },
  { title: 'Naposledy' },
  { title: 'Zmluva' },
];

/** The list of clients. */
function ClientRows({ clients, today }: { clients: ListedClient[]; today: Day }) {
  return (
    <Rows label="Klienti" columns={COLUMNS}>
      {clients.map((client) => (
        <tr key={client.id}>
          <td className="title">
            <a href={clientList.record(client.id)}>{nonBreaking(client.name)}</a>
            {client.ico && <span className="num">IČO {client.ico}</span>}
          </td>
          <td>{client.city}</td>
          <td className="num r" data-label="Prihlášky">
            {client.signUps}
          </td>
          <td className="num r" data-label="Dopyty">
            {client.contactRequests}
          </td>
          <td className="num" data-label="Naposledy">
            {client.lastRecordAt ? <Instant at={client.lastRecordAt} /> : '–'}
          </td>
          <td>
            <ContractBadge contract={client} today={today} />
          </td>
        </tr>
      ))}
    </Rows>
  );
}
