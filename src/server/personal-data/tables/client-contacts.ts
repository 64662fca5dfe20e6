import { sql } from 'kysely';
import { fact } from '#domain/personal-data/exported-thing.ts';
import { NO_FACTS, type Trace } from '#domain/personal-data/trace.ts';
import type { StaffChange } from '#server/change.ts';
import { refreshPrimaryClient } from '#server/clients/refresh-primary-client.ts';
import type { Db } from '#server/db/database.ts';
import { containsTextInSmallTable } from '#server/search.ts';
import { hasEmail, matching } from '../criteria.ts';
import type { PersonRecords } from '../personal-data.ts';

/** Contacts of clients; the id consists of the client's id and its position. */
export const CLIENT_CONTACTS = {
  deletedWith: 'client',
  async find(db, criteria) {
    const byEmail = hasEmail('clientContact.email', criteria.emails);
    const byText = [...criteria.phones, ...criteria.names].map(containsTextInSmallTable);
    const rows = await contacts(db)
      .select(['clientContact.name', 'email', 'phone', 'clientContact.clientId as ofId'])
      .select(['primary.name as about', 'primary.createdAt as at', CONTACT_ID.as('id')])
      .where(({ or }) => or([...(byEmail ? [byEmail] : []), ...byText]))
      .execute();
    const traces = rows.map((row): Trace => ({ ...NO_FACTS, noun: 'clientContact', ...row }));
    return { traces: matching(traces, criteria) };
  },
  async readFacts(db, { id }) {
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
  },
  lock: { table: 'client', id: 'ofId' },
  async erase(change, { erasures }) {
    for (const { trace } of erasures) if (trace.noun === 'clientContact') await eraseContact(change, trace);
  },
} satisfies PersonRecords;

/** Removes a contact from its client; a simultaneous edit of the client is refused. */
async function eraseContact(change: StaffChange<'settings'>, { id, ofId = '' }: Trace): Promise<void> {
  const { db } = change;
  await db.deleteFrom('clientContact').where(CONTACT_ID, '=', id).execute();
  const { primaryClientId } = await db
    .updateTable('client')
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', ofId)
    .returning('primaryClientId')
    .executeTakeFirstOrThrow();
  await refreshPrimaryClient(change, primaryClientId);
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
