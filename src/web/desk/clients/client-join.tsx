import { data, redirect } from 'react-router';
import type { ListedClient } from '#domain/clients/client.ts';
import { cleanSearch } from '#domain/search.ts';
import { counted, nonBreaking } from '#domain/slovak.ts';
import { findClient } from '#server/clients/client-details.ts';
import { joinClient, listSimilarClients } from '#server/clients/client-joins.ts';
import { listClientsById, searchClients } from '#server/clients/client-list.ts';
import { DeskForm } from '#web/desk/kit/desk-form.tsx';
import { PageHead } from '#web/desk/kit/desk-head.tsx';
import { DeskNotice } from '#web/desk/kit/desk-notice.tsx';
import { CLIENTS } from '#web/desk/kit/desk-sections.ts';
import { Panel } from '#web/desk/kit/panel.tsx';
import { readText } from '#web/desk/kit/query.ts';
import { FormButtons } from '#web/desk/kit/record-form.tsx';
import { requireStaff } from '#web/desk/staff-guard.ts';
import { readForm } from '#web/forms/form.ts';
import { found } from '#web/shared/found.ts';
import type { Route } from './+types/client-join';
import { ClientSearch } from './client-choices.tsx';
import { clientList } from './client-list.ts';

export async function loader(args: Route.LoaderArgs) {
  const { db } = await requireStaff(args, 'office');
  const client = found(await findClient(db, args.params.id));
  if (client.primaryClientId !== client.id) throw redirect(clientList.record(client.primaryClientId, {}, 'spojenie'));
  const search = readText(args.url.searchParams, 'hladat');
  const otherId = readText(args.url.searchParams, 's');
  const chosen = await listClientsById(db, otherId ? [client.id, otherId] : [client.id]);
  const results = search
    ? await searchClients(db, search, client.id)
    : { clients: await listSimilarClients(db, client.id), hasMore: false };
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
  const { app, staff } = await requireStaff(args, 'office');
  const { texts } = await readForm(args);
  const [own, other] = [args.params.id, cleanSearch(String(texts.get('s') ?? '')) ?? ''];
  const [id, into] = texts.get('zostane') === other ? [own, other] : [other, own];
  const result = found(await app.change(staff, (change) => joinClient(change, id, into)));
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
        pageTitle="Spojenie firiem"
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

/** Shows the two clients to be merged, and which of them gives the joined client its name. */
function JoinPreview({ own, other }: { own: ListedClient; other: ListedClient }) {
  const preselected = !own.ico && other.ico ? other : own;
  const signUps = counted(own.signUps + other.signUps, 'prihláška', 'prihlášky', 'prihlášok');
  const requests = counted(own.contactRequests + other.contactRequests, 'dopyt', 'dopyty', 'dopytov');
  return (
    <DeskForm action={clientList.record(own.id, {}, 'spojenie')} className="panel decision">
      <div className="panel-body">
        <input type="hidden" name="s" value={other.id} />
        <p>
          Spolu na jednej karte: {signUps}, {requests}, kontakty a&nbsp;prevádzky oboch firiem. Nič sa neprepíše
          a&nbsp;kedykoľvek ich môžete rozpojiť.
        </p>
        {own.ico && other.ico && (
          <p className="note-warn">
            Firmy majú rôzne IČO. Podľa zákona sú to dve osoby – spojte ich, len ak jednu nahradila druhá alebo ich
            vediete spolu.
          </p>
        )}
        <fieldset>
          <legend>Na karte zostane názov, IČO a&nbsp;zmluva firmy</legend>
          {[own, other].map((client) => (
            <label key={client.id} className="opt">
              <input type="radio" name="zostane" value={client.id} defaultChecked={client.id === preselected.id} />
              <span>
                <b>{nonBreaking(client.name)}</b>{' '}
                {[
                  client.ico ? `IČO ${client.ico}` : 'bez IČO',
                  counted(client.signUps, 'prihláška', 'prihlášky', 'prihlášok'),
                  counted(client.contactRequests, 'dopyt', 'dopyty', 'dopytov'),
                ].join(' · ')}
              </span>
            </label>
          ))}
        </fieldset>
        <FormButtons save="Spojiť firmy" back={clientList.record(own.id)} backLabel="Nespájať" />
      </div>
    </DeskForm>
  );
}
