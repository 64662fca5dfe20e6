import type { App } from '#server/app.ts';
import { listClientEmails, listTrained } from '#server/clients/client-card.ts';
import { listOnCard } from '#server/clients/client-records.ts';
import { listRecentSenders } from '#server/clients/recent-senders.ts';
import { today } from '#server/clock.ts';
import { listContactRequests } from '#server/contact-requests/contact-request-list.ts';
import { listEvents } from '#server/events/events.ts';
import { listSignUps } from '#server/sign-ups/sign-up-list.ts';
import { listWaitlist } from '#server/waitlist/waitlist-list.ts';

/** The number of rows of each list on the card. */
const ROWS = 6;

/** Data of a client's card besides the client itself: the cards joined into it, and the records of all of them. */
export async function readCard(app: App, cardId: string) {
  const { db } = app;
  const first = { clientId: cardId, page: 1, pageSize: ROWS };
  const day = today(app);
  const onCard = await listOnCard(db, cardId);
  const [signUps, requests, entries, trained, emails, senders, events] = await Promise.all([
    listSignUps(db, first),
    listContactRequests(db, day, first),
    listWaitlist(db, first),
    listTrained(db, cardId, { ...first, today: day }),
    listClientEmails(db, cardId, ROWS),
    listRecentSenders(db, cardId),
    Promise.all(onCard.map(({ id }) => listEvents(db, { noun: 'client', id }))),
  ]);
  const contacts = onCard.flatMap(({ contacts }) => contacts);
  return {
    joined: onCard.filter(({ id }) => id !== cardId),
    branches: onCard.flatMap(({ branches }) => branches),
    contacts,
    // senders already listed as contacts are omitted
    senders: senders.filter(({ email }) => !contacts.some((contact) => contact.email === email)),
    ...{ signUps, requests, entries, trained, emails },
    events: events.flat().toSorted((one, other) => one.position - other.position),
  };
}
