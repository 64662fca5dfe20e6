import { data, redirect } from 'react-router';
import { cleanSearch } from '#domain/search.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { findClient } from '#server/clients/client-details.ts';
import { joinClient, listSimilarClients } from '#server/clients/client-joins.ts';
import { listClientsById, searchClients } from '#server/clients/client-list.ts';
import { appOf } from '#web/context.ts';
import { PageHead } from '#web/desk/kit/desk-head.tsx';
import { DeskNotice } from '#web/desk/kit/desk-notice.tsx';
import { CLIENTS } from '#web/desk/kit/desk-sections.ts';
import { Panel } from '#web/desk/kit/panel.tsx';
import { readText } from '#web/desk/kit/query.ts';
import { requireStaff } from '#web/desk/staff-guard.ts';
import { readForm } from '#web/forms/form.ts';
import { pageMeta } from '#web/shared/page-meta.ts';
import type { Route } from './+types/client-join';
import { clientList } from './client-list.ts';
import { ClientSearch } from './client-search.tsx';
import { JoinPreview } from './join-preview.tsx';

export const meta = () => pageMeta({ title: 'Spojenie firiem', description: 'Dve karty jednej firmy' });

export async function loader(args: Route.LoaderArgs) {
  await requireStaff(args, 'office');
  const app = appOf(args.context);
  const client = await findClient(app.db, args.params.id);
  if (!client) throw data(null, { status: 404 });
  if (client.primaryClientId !== client.id) throw redirect(clientList.record(client.primaryClientId, {}, 'spojenie'));
  const search = readText(args.url.searchParams, 'hladat');
  const otherId = readText(args.url.searchParams, 's');
  const chosen = await listClientsById(app.db, otherId ? [client.id, otherId] : [client.id]);
  const results = search
    ? await searchClients(app.db, search, client.id)
    : { clients: await listSimilarClients(app.db, client.id), hasMore: false };
  return {
    own: chosen.find(({ id }) => id === client.id),
    other: chosen.find(({ id }) => id !== client.id),
    id: client.id,
    name: client.name,
    search,
    results,
  };
}

export async function action(args: Route.ActionArgs) {
  const staff = await requireStaff(args, 'office');
  const { texts } = await readForm(args);
  const [own, other] = [args.params.id, cleanSearch(String(texts.get('s') ?? '')) ?? ''];
  const [id, into] = texts.get('zostane') === other ? [own, other] : [other, own];
  const result = await appOf(args.context).change(staff, (change) => joinClient(change, id, into));
  if (result.outcome === 'not-found') throw data(null, { status: 404 });
  return result.outcome === 'done'
    ? redirect(clientList.record(result.primaryClientId), 303)
    : data({ isRefused: true }, { status: 409 });
}

/** Joins two clients that are one company; the result is shown before. */
export default function ClientJoin({ loaderData, actionData }: Route.ComponentProps) {
  const { id, name, own, other, search, results } = loaderData;
  const path = clientList.record(id, {}, 'spojenie');
  return (
    <>
      <PageHead
        parents={[
          { title: 'Klienti', to: CLIENTS },
          { title: name, to: clientList.record(id) },
        ]}
        title="Spojiť s inou firmou"
        note={name}
      />
      {actionData?.isRefused && (
        <DeskNotice
          sign="system-chyba"
          role="alert"
          text="Tieto dve firmy sa spojiť nedajú: jednu z nich už niekto spojil, alebo je to tá istá karta."
        />
      )}
      {own && other && <JoinPreview own={own} other={other} />}
      <Panel title={search ? 'Nájdení klienti' : 'Podobné firmy'} body>
        <ClientSearch
          path={path}
          words={search}
          results={results}
          noResultsText="Firmu s rovnakým názvom alebo doménou nemáme. Vyhľadajte ju."
        />
        <ul className="lines">
          {results.clients.map(({ id: otherId, name, ico, city }) => (
            <li key={otherId}>
              <a href={clientList.record(id, {}, 'spojenie', { s: otherId })}>
                <b>{nonBreaking(name)}</b> {[ico ? `IČO ${ico}` : 'bez IČO', city].filter(Boolean).join(' · ')}
              </a>
            </li>
          ))}
        </ul>
      </Panel>
    </>
  );
}
