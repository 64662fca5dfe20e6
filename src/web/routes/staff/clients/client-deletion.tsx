import { data, redirect } from 'react-router';
import { nonBreaking } from '#domain/slovak.ts';
import { findClient, listClientWithJoined } from '#server/clients/client-details.ts';
import { deleteClient } from '#server/clients/clients.ts';
import { appOf } from '#web/context.ts';
import { requireStaff } from '#web/staff-guard.ts';
import { clientPath } from '#web/ui/desk/clients/client-filter.ts';
import { DeskForm } from '#web/ui/desk/desk-form.tsx';
import { PageHead } from '#web/ui/desk/desk-head.tsx';
import { CLIENTS } from '#web/ui/desk/desk-sections.ts';
import { pageMeta } from '#web/ui/shared/page-meta.ts';
import type { Route } from './+types/client-deletion';

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
          { title: name, to: clientPath(primaryClientId) },
        ]}
        title="Zmazať klienta"
        note={nonBreaking(name)}
      />
      <DeskForm className="panel decision" action={clientPath(id, 'zmazanie')}>
        <div className="panel-body">
          {isJoined ? (
            <p>Klient je spojený s&nbsp;inou firmou. Najprv ich na karte rozpojte, potom ho môžete zmazať.</p>
          ) : (
            <p>
              Zmaže sa karta, kontakty, prevádzky, zmluva a&nbsp;poznámka. Prihlášky a&nbsp;dopyty zostanú, budú však
              bez klienta. Zmazanie sa nedá vrátiť.
            </p>
          )}
          <div className="btns">
            {!isJoined && (
              <button type="submit" className="btn btn--red">
                Zmazať klienta
              </button>
            )}
            <a className="btn btn--line" href={clientPath(primaryClientId)}>
              Späť na kartu
            </a>
          </div>
        </div>
      </DeskForm>
    </>
  );
}
