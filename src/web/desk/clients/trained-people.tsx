import { requestedPage } from '#domain/paging.ts';
import { counted } from '#domain/slovak.ts';
import { findClient } from '#server/clients/client-details.ts';
import { listTrained } from '#server/clients/client-page.ts';
import { today } from '#server/clock.ts';
import { PageHead } from '#web/desk/kit/desk-head.tsx';
import { EmptyList, Table } from '#web/desk/kit/desk-list.tsx';
import { CLIENTS } from '#web/desk/kit/desk-sections.ts';
import { KEYS } from '#web/desk/kit/keys.ts';
import { requireStaff } from '#web/desk/staff-guard.ts';
import { found } from '#web/shared/found.ts';
import { Pager } from '#web/shared/pager.tsx';
import type { Route } from './+types/trained-people';
import { clientList } from './client-list.ts';
import { TRAINED_COLUMNS } from './client-record-panels.tsx';

export async function loader(args: Route.LoaderArgs) {
  const { app, db } = await requireStaff(args, 'office');
  const client = found(await findClient(db, args.params.id));
  const page = requestedPage(args.url.searchParams.get('strana'));
  return {
    id: client.primaryClientId,
    name: client.name,
    list: await listTrained(db, client.primaryClientId, { page, today: today(app) }),
  };
}

/** All people of a client who were trained here, the newest course first. */
export default function TrainedPeople({ loaderData: { id, name, list } }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        parents={[
          { title: 'Klienti', to: CLIENTS },
          { title: name, to: clientList.record(id) },
        ]}
        title="Vyškolení ľudia"
        pageTitle="Vyškolení ľudia klienta"
        note={<>{counted(list.total, 'účasť', 'účasti', 'účastí')} na kurzoch, ktoré sa skončili</>}
      />
      {list.total === 0 ? (
        <EmptyList title="Z tejto firmy u nás zatiaľ nikto na kurze nebol" />
      ) : (
        <>
          <Table
            label="Vyškolení ľudia"
            columns={TRAINED_COLUMNS}
            rows={list.rows}
            keyOf={({ participantId }) => participantId}
          />
          <Pager {...list} path={(page) => clientList.record(id, { page }, 'vyskoleni')} keys={KEYS} />
        </>
      )}
    </>
  );
}
