import { data, redirect } from 'react-router';
import type { ClientDetails } from '#domain/clients/client-details.ts';
import { clientSchema } from '#domain/clients/client-fields.ts';
import { type FieldError, fieldErrors } from '#domain/field-error.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { findClient } from '#server/clients/client-details.ts';
import { createClient, type IcoHolder, updateClient } from '#server/clients/clients.ts';
import { PageHead } from '#web/desk/kit/desk-head.tsx';
import { DeskNotice } from '#web/desk/kit/desk-notice.tsx';
import { CLIENTS } from '#web/desk/kit/desk-sections.ts';
import { RefusalNotices } from '#web/desk/kit/refusal-notices.tsx';
import { requireStaff } from '#web/desk/staff-guard.ts';
import { readForm } from '#web/forms/form.ts';
import { found } from '#web/shared/found.ts';
import type { Route } from './+types/client-editing';
import { ClientForm, NEW_CLIENT, refusedClient, submittedClient, valuesOfClient } from './client-form.tsx';
import { clientList } from './client-list.ts';

export async function loader(args: Route.LoaderArgs) {
  const { db } = await requireStaff(args, 'office');
  const { id } = args.params;
  if (!id) return { name: '', values: NEW_CLIENT };
  const client = found(await findClient(db, id));
  return { name: client.name, values: valuesOfClient(client) };
}

export async function action(args: Route.ActionArgs) {
  const { app, staff } = await requireStaff(args, 'office');
  const { id } = args.params;
  const values = submittedClient((await readForm(args)).texts);
  const refuse = (
    status: number,
    errors: FieldError[],
    { client, holder }: { client?: ClientDetails; holder?: IcoHolder } = {},
  ) => data({ ...refusedClient(values, errors, client && valuesOfClient(client)), holder }, { status });
  const read = clientSchema.safeParse(values);
  if (!read.success) return refuse(422, fieldErrors(read.error));
  const result = found(
    await app.change(staff, (change) =>
      id ? updateClient(change, id, read.data, Number(values.version)) : createClient(change, read.data),
    ),
  );
  switch (result.outcome) {
    case 'saved':
      return redirect(clientList.record(result.id), 303);
    case 'ico-taken':
      return refuse(409, [{ field: 'ico', message: `Toto IČO už má ${result.holder.name}.` }], result);
    case 'changed-meanwhile':
      return refuse(412, [], result);
  }
}

/** The form of a client, new or existing. */
export default function ClientEditing({ loaderData, actionData, params }: Route.ComponentProps) {
  const { id } = params;
  const backPath = id ? clientList.record(id) : CLIENTS;
  const clientStep = id ? [{ title: loaderData.name, to: backPath }] : [];
  return (
    <>
      <PageHead
        parents={[{ title: 'Klienti', to: CLIENTS }, ...clientStep]}
        title={id ? 'Úprava klienta' : 'Nový klient'}
        note={id && loaderData.name}
      />
      <RefusalNotices title="Klient sa neuložil." what="Klienta" refused={actionData} />
      {actionData?.holder && <IcoTaken holder={actionData.holder} id={id} />}
      <ClientForm values={loaderData.values} refused={actionData} backPath={backPath} />
    </>
  );
}

interface IcoTakenProps {
  /** The client with this IČO, and its primary client. */
  holder: IcoHolder;
  /** The client for which it was entered; undefined for a new one. */
  id: string | undefined;
}

/** Shown when another client has this IČO: a link to that client, or to merging the two. */
function IcoTaken({ holder, id }: IcoTakenProps) {
  const isJoinedHere = holder.primaryClientId === id;
  return (
    <DeskNotice sign="system-info">
      <p>
        Toto IČO má <a href={clientList.record(holder.primaryClientId)}>{nonBreaking(holder.name)}</a>
        {isJoinedHere ? ', ktorá je s touto firmou už spojená.' : '.'}
      </p>
      {id && !isJoinedHere && (
        <p>
          Ak je to tá istá firma,{' '}
          <a href={clientList.record(id, {}, 'spojenie', { s: holder.primaryClientId })}>spojte ich karty</a>.
        </p>
      )}
    </DeskNotice>
  );
}
