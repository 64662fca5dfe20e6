import { sql } from 'kysely';
import { MATTER_NOUNS, type MatterNoun } from '#domain/clients/client.ts';
import { formatDay } from '#domain/day.ts';
import type { ClientUse } from '#domain/personal-data/erasure-plan.ts';
import { type ExportedFact, exportedFact as fact } from '#domain/personal-data/exported-thing.ts';
import type { Trace } from '#domain/personal-data/trace.ts';
import type { StaffChange } from '#server/change.ts';
import { findClient } from '#server/clients/client-records.ts';
import { refreshCard } from '#server/clients/refresh-card.ts';
import type { Db } from '#server/db/database.ts';
import { clientsOfForms } from '#server/retention/retained.ts';
import { holdsTextAmongFew } from '#server/search.ts';
import { when } from './exported-sign-ups.ts';
import { hasEmail, isOneSought, type Sought } from './sought.ts';

/** Clients that may be this person, for example a sole trader. */
export async function findAmongClients(db: Db, { clientNames, isClientName }: Sought): Promise<Trace[]> {
  if (clientNames.length === 0) return [];
  const cards = db
    .selectFrom('client')
    .select('id')
    .where(({ or }) => or(clientNames.map(holdsTextAmongFew)));
  const rows = await db
    .selectFrom('client')
    .select(['id', 'name', 'createdAt as at'])
    .where('cardId', 'in', cards)
    .execute();
  const none = { email: '', phone: '', birthDate: '' as const };
  return rows.flatMap((row): Trace[] =>
    isClientName(row.name) ? [{ noun: 'client', ...row, ...none, about: row.name }] : [],
  );
}

export async function factsOfClient(db: Db, { id }: Trace): Promise<ExportedFact[]> {
  const client = await findClient(db, id);
  if (!client) return [];
  return [
    ...fact('name', 'Názov', client.name),
    ...fact('ico', 'IČO', client.ico),
    ...fact('street', 'Ulica a\u00A0číslo', client.street),
    ...fact('city', 'Mesto', client.city),
    ...fact('domains', 'Domény e-mailov', client.domains.join(', ')),
    ...fact('contractNumber', 'Číslo zmluvy', client.contractNumber),
    ...fact('contractSince', 'Zmluva od', client.contractSince && formatDay(client.contractSince)),
    ...fact('contractUntil', 'Zmluva do', client.contractUntil && formatDay(client.contractUntil)),
    ...fact('note', 'Poznámka', client.note),
    ...when('createdAt', 'Vedieme od', client.createdAt),
  ];
}

/** Which of these clients staff maintain, and which have client records that the plan does not delete. */
export async function readClientUses(
  db: Db,
  clients: readonly Trace[],
  goes: (noun: MatterNoun, id: string) => boolean,
): Promise<Map<string, ClientUse>> {
  const ids = clients.map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const ofForms = await clientsOfForms(db).where('client.id', 'in', ids).execute();
  const inUse = new Set<string | null>();
  for (const noun of MATTER_NOUNS) {
    const matters = await db.selectFrom(noun).select(['id', 'clientId']).where('clientId', 'in', ids).execute();
    for (const { id, clientId } of matters) if (!goes(noun, id)) inUse.add(clientId);
  }
  return new Map(
    ids.map((id) => [id, { isOfStaff: !ofForms.some((client) => client.id === id), isInUse: inUse.has(id) }]),
  );
}

/** Contacts of clients; the id consists of the client's id and the position on its card. */
export async function findAmongContacts(db: Db, { emails, phones, names, ...sought }: Sought): Promise<Trace[]> {
  const rows = await contacts(db)
    .select([
      'clientContact.name',
      'email',
      'phone',
      'card.name as about',
      'card.createdAt as at',
      CONTACT_ID.as('id'),
    ])
    .where(({ or }) =>
      or([
        ...(emails.length > 0 ? [hasEmail('clientContact.email', emails)] : []),
        ...[...phones, ...names].map(holdsTextAmongFew),
      ]),
    )
    .execute();
  return rows.flatMap((row): Trace[] => {
    const trace = { ...row, birthDate: '' as const };
    return isOneSought(trace, { emails, phones, names, ...sought }) ? [{ noun: 'clientContact', ...trace }] : [];
  });
}

export async function factsOfContact(db: Db, { id }: Trace): Promise<ExportedFact[]> {
  const contact = await contacts(db)
    .select(['clientContact.name', 'role', 'email', 'phone', 'card.name as company'])
    .where(CONTACT_ID, '=', id)
    .executeTakeFirst();
  if (!contact) return [];
  return [
    ...fact('companyName', 'Firma', contact.company),
    ...fact('name', 'Meno', contact.name),
    ...fact('role', 'Čo má na starosti', contact.role),
    ...fact('email', 'E-mail', contact.email),
    ...fact('phone', 'Telefón', contact.phone),
  ];
}

/** The id of a contact's client. */
export function clientOfContact({ id }: Pick<Trace, 'id'>): string {
  return id.slice(0, id.lastIndexOf('/'));
}

/** Removes contacts from their cards; a simultaneous edit of the client is refused. */
export async function eraseContacts(change: StaffChange<'settings'>, contacts: readonly Trace[]): Promise<void> {
  const { db } = change;
  for (const contact of contacts) {
    await db.deleteFrom('clientContact').where(CONTACT_ID, '=', contact.id).execute();
    const { cardId } = await db
      .updateTable('client')
      .set(({ eb }) => ({ version: eb('version', '+', 1) }))
      .where('id', '=', clientOfContact(contact))
      .returning('cardId')
      .executeTakeFirstOrThrow();
    await refreshCard(change, cardId);
  }
}

/** Contacts with the card they are searched by. */
function contacts(db: Db) {
  return db
    .selectFrom('clientContact')
    .innerJoin('client as card', (join) =>
      join.on(
        sql<boolean>`"card"."id" = (select "cardId" from "client" where "client"."id" = "clientContact"."clientId")`,
      ),
    );
}

const CONTACT_ID = sql<string>`"clientContact"."clientId" || '/' || "clientContact"."position"`;
