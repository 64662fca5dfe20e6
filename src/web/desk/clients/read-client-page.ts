import type { App } from '#server/app.ts';
import { listClientWithJoined } from '#server/clients/client-details.ts';
import { listClientEmails, listRecentSenders, listTrained } from '#server/clients/client-page.ts';
import { today } from '#server/clock.ts';
import { listContactRequests } from '#server/contact-requests/contact-request-list.ts';
import { listEvents } from '#server/events/events.ts';
import { listSignUps } from '#server/sign-ups/sign-up-list.ts';
import { listWaitlist } from '#server/waitlist/waitlist-list.ts';

/** The number of rows of each list on the client's page. */
const ROWS = 6;

/** Data of a client's page besides the client itself: the clients joined into it, and the records of all of them. */
export async function readClientPage(app: App, primaryClientId: string) {
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
    ...{ signUps, requests, entries, trained, emails },
    events: events.flat().toSorted((one, other) => one.position - other.position),
  };
}
