import { data, redirect } from 'react-router';
import { nonBreaking } from '#domain/slovak.ts';
import { findClient, listClientWithJoined } from '#server/clients/client-details.ts';
import { deleteClient } from '#server/clients/clients.ts';
import { appOf } from '#web/context.ts';
import { PageHead } from '#web/desk/kit/desk-head.tsx';
import { CLIENTS } from '#web/desk/kit/desk-sections.ts';
import { Question } from '#web/desk/kit/question.tsx';
import { requireStaff } from '#web/desk/staff-guard.ts';
import { pageMeta } from '#web/shared/page-meta.ts';
import type { Route } from './+types/client-deletion';
import { clientList } from './client-list.ts';

export const meta = () => pageMeta({ title: 'Zmazanie klienta', description: 'Zmazanie klienta' });

export async function loader(args: Route.LoaderArgs) {
  await requireStaff(args, 'office');
  const { db } = appOf(args.context);
  const client = await findClient(db, args.params.id);
  if (!client) throw data(null, { status: 404 });
  const isJoined = client.primaryClientId !== client.id || (await listClientWithJoined(db, client.id)).length > 1;
  return { id: client.id, primaryClientId: client.primaryClientId, name: client.name, isJoined };
}

export async function action(args: Route.ActionArgs) {
  const staff = await requireStaff(args, 'office');
  switch (await appOf(args.context).change(staff, (change) => deleteClient(change, args.params.id))) {
    case 'not-found':
      throw data(null, { status: 404 });
    case 'is-joined':
      return data(null, { status: 409 });
    case 'done':
      return redirect(CLIENTS, 303);
  }
}

/** Requires confirmation before the deletion. */
export default function ClientDeletion({
  loaderData: { id, primaryClientId, name, isJoined },
}: Route.ComponentProps) {
  return (
    <>
      <PageHead
        parents={[
          { title: 'Klienti', to: CLIENTS },
          { title: name, to: clientList.record(primaryClientId) },
        ]}
        title="Zmazať klienta"
        note={nonBreaking(name)}
      />
      <Question
        action={clientList.record(id, {}, 'zmazanie')}
        button={isJoined ? undefined : { label: 'Zmazať klienta', isRed: true }}
        back={{ label: 'Späť na kartu', to: clientList.record(primaryClientId) }}
      >
        {isJoined ? (
          <p>Klient je spojený s&nbsp;inou firmou. Najprv ich na karte rozpojte, potom ho môžete zmazať.</p>
        ) : (
          <p>
            Zmaže sa karta, kontakty, prevádzky, zmluva a&nbsp;poznámka. Prihlášky a&nbsp;dopyty zostanú, budú však
            bez klienta. Zmazanie sa nedá vrátiť.
          </p>
        )}
      </Question>
    </>
  );
}
