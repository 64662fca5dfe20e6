import { sql } from 'kysely';
import { CLIENT_RECORD_NOUNS, type ClientRecordNoun } from '#domain/clients/client.ts';
import { formatDay } from '#domain/day.ts';
import type { ClientUse } from '#domain/personal-data/erasure-plan.ts';
import { type ExportedFact, exportedFact as fact } from '#domain/personal-data/exported-thing.ts';
import type { Trace } from '#domain/personal-data/trace.ts';
import type { StaffChange } from '#server/change.ts';
import { findClient } from '#server/clients/client-details.ts';
import { refreshPrimaryClient } from '#server/clients/refresh-primary-client.ts';
import type { Db } from '#server/db/database.ts';
import { clientsOfForms } from '#server/retention/retained.ts';
import { containsTextInSmallTable } from '#server/search.ts';
import { when } from './exported-sign-ups.ts';
import { hasEmail, matchesCriteria, type TraceCriteria } from './trace-criteria.ts';

/** Clients that may be this person, for example a sole trader. */
export async function findAmongClients(db: Db, { clientNames, isClientName }: TraceCriteria): Promise<Trace[]> {
  if (clientNames.length === 0) return [];
  const primaryClients = db
    .selectFrom('client')
    .select('id')
    .where(({ or }) => or(clientNames.map(containsTextInSmallTable)));
  const rows = await db
    .selectFrom('client')
    .select(['id', 'name', 'createdAt as at'])
    .where('primaryClientId', 'in', primaryClients)
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
  isDeleted: (noun: ClientRecordNoun, id: string) => boolean,
): Promise<Map<string, ClientUse>> {
  const ids = clients.map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const ofForms = await clientsOfForms(db).where('client.id', 'in', ids).execute();
  const inUse = new Set<string | null>();
  for (const noun of CLIENT_RECORD_NOUNS) {
    const records = await db.selectFrom(noun).select(['id', 'clientId']).where('clientId', 'in', ids).execute();
    for (const { id, clientId } of records) if (!isDeleted(noun, id)) inUse.add(clientId);
  }
  return new Map(
    ids.map((id) => [id, { isOfStaff: !ofForms.some((client) => client.id === id), isInUse: inUse.has(id) }]),
  );
}

/** Contacts of clients; the id consists of the client's id and its position. */
export async function findAmongContacts(
  db: Db,
  { emails, phones, names, ...criteria }: TraceCriteria,
): Promise<Trace[]> {
  const rows = await contacts(db)
    .select([
      'clientContact.name',
      'email',
      'phone',
      'primary.name as about',
      'primary.createdAt as at',
      CONTACT_ID.as('id'),
    ])
    .where(({ or }) =>
      or([
        ...(emails.length > 0 ? [hasEmail('clientContact.email', emails)] : []),
        ...[...phones, ...names].map(containsTextInSmallTable),
      ]),
    )
    .execute();
  return rows.flatMap((row): Trace[] => {
    const trace = { ...row, birthDate: '' as const };
    return matchesCriteria(trace, { emails, phones, names, ...criteria })
      ? [{ noun: 'clientContact', ...trace }]
      : [];
  });
}

export async function factsOfContact(db: Db, { id }: Trace): Promise<ExportedFact[]> {
  const contact = await contacts(db)
    .select(['clientContact.name', 'role', 'email', 'phone', 'primary.name as company'])
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

/** Removes contacts from their clients; a simultaneous edit of the client is refused. */
export async function eraseContacts(change: StaffChange<'settings'>, contacts: readonly Trace[]): Promise<void> {
  const { db } = change;
  for (const contact of contacts) {
    await db.deleteFrom('clientContact').where(CONTACT_ID, '=', contact.id).execute();
    const { primaryClientId } = await db
      .updateTable('client')
      .set(({ eb }) => ({ version: eb('version', '+', 1) }))
      .where('id', '=', clientOfContact(contact))
      .returning('primaryClientId')
      .executeTakeFirstOrThrow();
    await refreshPrimaryClient(change, primaryClientId);
  }
}

/** Contacts with the primary client they are searched by. */
function contacts(db: Db) {
  return db
    .selectFrom('clientContact')
    .innerJoin('client as primary', (join) =>
      join.on(
        sql<boolean>`"primary"."id" = (select "primaryClientId" from "client" where "client"."id" = "clientContact"."clientId")`,
      ),
    );
}

const CONTACT_ID = sql<string>`"clientContact"."clientId" || '/' || "clientContact"."position"`;
