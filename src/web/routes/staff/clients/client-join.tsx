import { data, redirect } from 'react-router';
import { typedWords } from '#domain/search.ts';
import { counted, nonBreaking } from '#domain/slovak.ts';
import { joinClient } from '#server/clients/client-joins.ts';
import { listCards, listClients } from '#server/clients/client-list.ts';
import { findClient } from '#server/clients/client-records.ts';
import { listLookAlikes } from '#server/clients/look-alikes.ts';
import { today } from '#server/clock.ts';
import { appOf } from '#web/context.ts';
import { readForm } from '#web/forms/form.ts';
import { requireStaff } from '#web/staff-guard.ts';
import { clientPath } from '#web/ui/desk/clients/client-filter.ts';
import { ClientSearch } from '#web/ui/desk/clients/client-search.tsx';
import { JoinPreview } from '#web/ui/desk/clients/join-preview.tsx';
import { DeskNotice } from '#web/ui/desk/desk-notice.tsx';
import { CLIENTS } from '#web/ui/desk/desk-sections.ts';
import { readWords } from '#web/ui/desk/list-filter.ts';
import { Panel } from '#web/ui/desk/panel.tsx';
import { pageMeta } from '#web/ui/shared/page-meta.ts';
import { Breadcrumb } from '#web/ui/site/breadcrumb.tsx';
import type { Route } from './+types/client-join';

export const meta = () => pageMeta({ title: 'Spojenie firiem', description: 'Dve karty jednej firmy' });

/** The number of results a user can look through. */
const FOUND_MAX = 12;

export async function loader(args: Route.LoaderArgs) {
  await requireStaff(args, 'office');
  const app = appOf(args.context);
  const client = await findClient(app.db, args.params.id);
  if (!client) throw data(null, { status: 404 });
  if (client.cardId !== client.id) throw redirect(clientPath(client.cardId, 'spojenie'));
  const search = readWords(args.url.searchParams, 'hladat');
  const otherId = readWords(args.url.searchParams, 's');
  const cards = await listCards(app.db, otherId ? [client.id, otherId] : [client.id]);
  const found = search
    ? (await listClients(app.db, { search, page: 1, pageSize: FOUND_MAX, today: today(app) })).rows
    : await listLookAlikes(app.db, client.id);
  return {
    own: cards.find(({ id }) => id === client.id),
    other: cards.find(({ id }) => id !== client.id),
    id: client.id,
    name: client.name,
    search,
    found: found.filter(({ id }) => id !== client.id),
  };
}

export async function action(args: Route.ActionArgs) {
  const staff = await requireStaff(args, 'office');
  const { texts } = await readForm(args);
  const [own, other] = [args.params.id, typedWords(String(texts.get('s') ?? '')) ?? ''];
  const [id, into] = texts.get('zostane') === other ? [own, other] : [other, own];
  const result = await appOf(args.context).change(staff, (change) => joinClient(change, id, into));
  if (result.outcome === 'not-found') throw data(null, { status: 404 });
  return result.outcome === 'done'
    ? redirect(clientPath(result.cardId), 303)
    : data({ isRefused: true }, { status: 409 });
}

/** Joins two cards of one company; the resulting card is shown before. */
export default function ClientJoin({ loaderData, actionData }: Route.ComponentProps) {
  const { id, name, own, other, search, found } = loaderData;
  const path = clientPath(id, 'spojenie');
  return (
    <>
      <div className="desk-head">
        <Breadcrumb
          steps={[
            { title: 'Klienti', to: CLIENTS },
            { title: name, to: clientPath(id) },
            { title: 'Spojiť s inou firmou' },
          ]}
        />
        <div>
          <h1>Spojiť s&nbsp;inou firmou</h1>
          <p>{nonBreaking(name)}</p>
        </div>
      </div>
      {actionData?.isRefused && (
        <DeskNotice sign="system-chyba" role="alert">
          <p>Tieto dve firmy sa spojiť nedajú: jednu z&nbsp;nich už niekto spojil, alebo je to tá istá karta.</p>
        </DeskNotice>
      )}
      {own && other && <JoinPreview own={own} other={other} />}
      <Panel title={search ? 'Nájdení klienti' : 'Podobné firmy'}>
        <div className="panel-body">
          <ClientSearch
            path={path}
            words={search}
            found={found.length}
            noneAlike="Firmu s rovnakým názvom alebo doménou nemáme. Vyhľadajte ju."
          />
          <ul className="client-found">
            {found.map(({ id: otherId, name, ico, city }) => (
              <li key={otherId}>
                <a href={clientPath(id, 'spojenie', { s: otherId })}>
                  <b>{nonBreaking(name)}</b> {[ico ? `IČO ${ico}` : 'bez IČO', city].filter(Boolean).join(' · ')}
                </a>
              </li>
            ))}
          </ul>
          {found.length === FOUND_MAX && (
            <p className="muted">{`Prvých ${counted(FOUND_MAX, 'klient', 'klienti', 'klientov')}. Skúste dlhšie hľadanie.`}</p>
          )}
        </div>
      </Panel>
    </>
  );
}
