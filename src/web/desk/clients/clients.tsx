import type { ListedClient } from '#domain/clients/client.ts';
import type { Day } from '#domain/day.ts';
import { counted, nonBreaking } from '#domain/slovak.ts';
import { readAmbiguousMatches } from '#server/clients/ambiguous-matches.ts';
import { listClients } from '#server/clients/client-list.ts';
import { today } from '#server/clock.ts';
import { ActButton } from '#web/desk/kit/acts.tsx';
import { AddLink, DeskHead } from '#web/desk/kit/desk-head.tsx';
import { type Column, Table } from '#web/desk/kit/desk-list.tsx';
import { FilteredList } from '#web/desk/kit/filtered-list.tsx';
import { Instant } from '#web/desk/kit/instant.tsx';
import { Downloads } from '#web/desk/kit/menu.tsx';
import { requireStaff } from '#web/desk/staff-guard.ts';
import type { Route } from './+types/clients';
import { ContractBadge } from './client-facts.tsx';
import { AMBIGUOUS_CLIENTS, clientList } from './client-list.ts';

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
          <ActButton label={`Na posúdenie (${ambiguousMatches})`} to={AMBIGUOUS_CLIENTS} keys="view" />
        )}
        <Downloads at={(file) => clientList.below(file, { ...filter, page: 1 })} />
        <AddLink to={clientList.below('novy')}>Pridať klienta</AddLink>
      </DeskHead>
      <FilteredList list={clientList} filter={filter} page={list}>
        <Table label="Klienti" columns={columnsOf(today)} rows={list.rows} keyOf={({ id }) => id} />
      </FilteredList>
    </>
  );
}

function ambiguousMatchesSentence(ambiguousMatches: number): string {
  if (ambiguousMatches === 0) return 'Pri každej prihláške aj dopyte vieme, o\u00A0ktorú firmu ide';
  return `Pri ${counted(ambiguousMatches, 'zázname', 'záznamoch', 'záznamoch')} povedzte, o\u00A0ktorú firmu ide`;
}

function columnsOf(today: Day): Column<ListedClient>[] {
  return [
    {
      title: 'Firma',
      className: 'title',
      cell: ({ id, name, ico }) => (
        <>
          <a href={clientList.record(id)}>{nonBreaking(name)}</a>
          {ico && <span className="num">IČO {ico}</span>}
        </>
      ),
    },
    { title: 'Mesto', cell: ({ city }) => city },
    { title: 'Prihlášky', label: 'Prihlášky', className: 'num r', cell: ({ signUps }) => signUps },
    { title: 'Dopyty', label: 'Dopyty', className: 'num r', cell: ({ contactRequests }) => contactRequests },
    {
      title: 'Naposledy',
      label: 'Naposledy',
      className: 'num',
      cell: ({ lastRecordAt }) => lastRecordAt && <Instant at={lastRecordAt} />,
    },
    { title: 'Zmluva', cell: (client) => <ContractBadge contract={client} today={today} /> },
  ];
}
