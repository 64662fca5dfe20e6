import { sql } from 'kysely';
import { type ExportedFact, exportedFact as fact } from '#domain/personal-data/exported-thing.ts';
import type { Trace } from '#domain/personal-data/trace.ts';
import type { StaffChange } from '#server/change.ts';
import { refreshCard } from '#server/clients/refresh-card.ts';
import type { Db } from '#server/db/database.ts';
import { holdsTextAmongFew } from '#server/search.ts';
import { hasEmail, isOneSought, type Sought } from './sought.ts';

/** Whom staff wrote down to call at a client; each is known by the client and the place on its card. */
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

/** The client a contact is of. */
export function clientOfContact({ id }: Pick<Trace, 'id'>): string {
  return id.slice(0, id.lastIndexOf('/'));
}

/** Takes these off their cards; whoever edits one of those at this moment is refused. */
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

/** With the card they are searched by. */
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
