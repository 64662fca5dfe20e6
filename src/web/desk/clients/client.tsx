import { redirect } from 'react-router';
import { historyOf } from '#domain/events/history.ts';
import { callTo } from '#domain/phone.ts';
import { outOf } from '#domain/slovak.ts';
import type { App } from '#server/app.ts';
import { findClient, listClientWithJoined } from '#server/clients/client-details.ts';
import { listClientEmails, listRecentSenders, listTrained } from '#server/clients/client-page.ts';
import { today } from '#server/clock.ts';
import { listContactRequests } from '#server/contact-requests/contact-request-list.ts';
import { listEvents } from '#server/events/events.ts';
import { listSignUps } from '#server/sign-ups/sign-up-list.ts';
import { listWaitlist } from '#server/waitlist/waitlist-list.ts';
import { contactRequestList } from '#web/desk/contact-requests/contact-request-list.ts';
import { RecordEmailsPanel } from '#web/desk/emails/emails-panel.tsx';
import { Act, ActButton } from '#web/desk/kit/acts.tsx';
import { PageHead } from '#web/desk/kit/desk-head.tsx';
import { CLIENTS } from '#web/desk/kit/desk-sections.ts';
import { More } from '#web/desk/kit/menu.tsx';
import { HistoryPanel } from '#web/desk/kit/panel.tsx';
import { recordPath } from '#web/desk/kit/record-path.ts';
import { signUpList } from '#web/desk/sign-ups/sign-up-list.ts';
import { requireStaff } from '#web/desk/staff-guard.ts';
import { waitlist } from '#web/desk/waitlist/waitlist-list.ts';
import { found } from '#web/shared/found.ts';
import type { Route } from './+types/client';
import { BranchesPanel, ClientFactsPanel, ContactsPanel, ContractBadge, JoinedPanel } from './client-facts.tsx';
import { clientList } from './client-list.ts';
import {
  ENTRY_COLUMNS,
  REQUEST_COLUMNS,
  ShortPanel,
  SIGN_UP_COLUMNS,
  TRAINED_COLUMNS,
} from './client-record-panels.tsx';

export async function loader(args: Route.LoaderArgs) {
  const { app, db } = await requireStaff(args, 'office');
  const client = found(await findClient(db, args.params.id));
  if (client.primaryClientId !== client.id) throw redirect(clientList.record(client.primaryClientId));
  const { events, ...page } = await readClientPage(app, client.id);
  return { client, today: today(app), history: historyOf(events), ...page };
}

/** The number of rows of each list on the client's page. */
const ROWS = 6;

/** Data of a client's page besides the client itself: the clients joined into it, and the records of all of them. */
async function readClientPage(app: App, primaryClientId: string) {
  const { db } = app;
  const first = { clientId: primaryClientId, page: 1, pageSize: ROWS };
  const day = today(app);
  const clients = await listClientWithJoined(db, primaryClientId);
  const [signUps, requests, entries, trained, emails, senders, events] = await Promise.all([
    listSignUps(db, first),
    listContactRequests(db, day, first),
    listWaitlist(db, first),
    listTrained(db, primaryClientId, { ...first, today: day }),
    listClientEmails(db, primaryClientId, ROWS),
    listRecentSenders(db, primaryClientId),
    Promise.all(clients.map(({ id }) => listEvents(db, { noun: 'client', id }))),
  ]);
  const contacts = clients.flatMap(({ contacts }) => contacts);
  return {
    joined: clients.filter(({ id }) => id !== primaryClientId),
    branches: clients.flatMap(({ branches }) => branches),
    contacts,
    // senders already listed as contacts are omitted
    senders: senders.filter(({ email }) => !contacts.some((contact) => contact.email === email)),
    signUps,
    requests,
    entries,
    trained,
    emails,
    events: events.flat().toSorted((one, other) => one.position - other.position),
  };
}

/** The page of one client: its details, contacts, records, and people trained here. */
export default function Client({ loaderData }: Route.ComponentProps) {
  const { client, today, joined, contacts, branches, senders, history } = loaderData;
  const { signUps, requests, entries, trained, emails } = loaderData;
  const { id, name, ico, city } = client;
  const people = [...contacts, ...senders];
  const phone = people.find(({ phone }) => phone)?.phone;
  const email = people.find(({ email }) => email)?.email;
  return (
    <>
      <PageHead
        parents={[{ title: 'Klienti', to: CLIENTS }]}
        title={name}
        pageTitle={`${name} – klient`}
        badge={<ContractBadge contract={client} today={today} />}
        note={[ico ? `IČO ${ico}` : 'IČO nepoznáme', city].filter(Boolean).join(' · ')}
      >
        <ActButton label="Upraviť" to={clientList.record(id, {}, 'uprava')} keys="edit" isMain />
        {phone && <ActButton label="Zavolať" to={callTo(phone)} keys="call" />}
        {email && <ActButton label="Napísať e-mail" to={`mailto:${email}`} keys="write" />}
        <More of="klient" isButton>
          <Act label={'Spojiť s\u00A0inou firmou'} to={clientList.record(id, {}, 'spojenie')} keys="join" />
          <Act label="Zmazať klienta" to={clientList.record(id, {}, 'zmazanie')} keys="remove" className="del" />
        </More>
      </PageHead>
      <div className="duo">
        <div>
          <ShortPanel
            {...signUps}
            title="Prihlášky"
            allPath={signUpList.at({ clientId: id })}
            columns={SIGN_UP_COLUMNS}
            keyOf={({ id }) => id}
            none="Zatiaľ neprišla žiadna prihláška."
          />
          <ShortPanel
            {...requests}
            title="Dopyty"
            allPath={contactRequestList.at({ clientId: id })}
            columns={REQUEST_COLUMNS}
            keyOf={({ id }) => id}
            none="Zatiaľ neprišiel žiadny dopyt."
          />
          {entries.total > 0 && (
            <ShortPanel
              {...entries}
              title="Čakanie na termín"
              allPath={waitlist.at({ clientId: id })}
              columns={ENTRY_COLUMNS}
              keyOf={({ id }) => id}
              none=""
            />
          )}
          <ShortPanel
            {...trained}
            title="Vyškolení ľudia"
            allPath={clientList.record(id, {}, 'vyskoleni')}
            columns={TRAINED_COLUMNS}
            keyOf={({ participantId }) => participantId}
            none="Z tejto firmy u nás zatiaľ nikto na kurze nebol."
          />
          <RecordEmailsPanel
            emails={emails.emails}
            path={(email) => recordPath({ noun: email.aboutNoun, id: email.aboutId }, `listy/${email.id}`)}
            aside={
              emails.total > emails.emails.length && <span className="muted">najnovšie {outOf(emails.total)}</span>
            }
          />
        </div>
        <div>
          <ContactsPanel contacts={contacts} senders={senders} />
          <ClientFactsPanel client={client} />
          <BranchesPanel branches={branches} />
          <JoinedPanel joined={joined} />
          <HistoryPanel history={history} />
        </div>
      </div>
    </>
  );
}
