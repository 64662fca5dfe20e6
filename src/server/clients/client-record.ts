import type { ClientRecordNoun } from '#domain/clients/client.ts';
import type { CompanyFacts } from '#domain/clients/match-client.ts';
import type { SentContactRequest } from '#domain/contact-requests/contact-request.ts';
import type { SignUp } from '#domain/sign-ups/sign-up.ts';
import type { Db } from '#server/db/database.ts';
import type { ClientColumns } from '#server/db/tables/clients.ts';

/** A client's record (a sign-up, contact request or waitlist entry) with what it states about its company, if any. */
export interface ClientRecord {
  noun: ClientRecordNoun;
  id: string;
  receivedAt: string;
  /** Undefined for a person who applies privately. */
  company: CompanyFacts | undefined;
}

/** A record with the client it has now, and how that was matched. */
export type MatchedClientRecord = ClientRecord & ClientColumns;

/** The record of a sign-up or a waitlist entry. */
export function recordOfApplicant(
  noun: 'signUp' | 'waitlistEntry',
  sent: Pick<SignUp, 'id' | 'receivedAt' | 'applicant' | 'companyName' | 'email'>,
): ClientRecord {
  const { id, receivedAt, applicant, companyName, email } = sent;
  return { noun, id, receivedAt, company: applicant === 'company' ? { companyName, email } : undefined };
}

/** The record of a contact request, which always comes from a company. */
export function recordOfContactRequest(
  sent: Pick<SentContactRequest, 'id' | 'receivedAt' | 'company' | 'email' | 'ico'>,
): ClientRecord {
  const { id, receivedAt, company: companyName, email, ico } = sent;
  return { noun: 'contactRequest', id, receivedAt, company: { companyName, email, ico } };
}

/** These records of one kind, the oldest first. */
export async function listClientRecords(
  db: Db,
  noun: ClientRecordNoun,
  ids: readonly string[],
): Promise<MatchedClientRecord[]> {
  if (ids.length === 0) return [];
  const columns = ['id', 'receivedAt', 'email', 'clientId', 'clientMatch'] as const;
  if (noun === 'contactRequest') {
    const rows = await db
      .selectFrom(noun)
      .select([...columns, 'company', 'ico'])
      .where('id', 'in', ids)
      .orderBy('receivedAt')
      .execute();
    return rows.map((row) => ({ ...row, ...recordOfContactRequest(row) }));
  }
  const rows = await db
    .selectFrom(noun)
    .select([...columns, 'applicant', 'companyName'])
    .where('id', 'in', ids)
    .orderBy('receivedAt')
    .execute();
  return rows.map((row) => ({ ...row, ...recordOfApplicant(noun, row) }));
}

export async function findClientRecord(
  db: Db,
  noun: ClientRecordNoun,
  id: string,
): Promise<MatchedClientRecord | undefined> {
  const [record] = await listClientRecords(db, noun, [id]);
  return record;
}
