import type { MatterNoun } from '#domain/clients/client.ts';
import type { CompanyFacts } from '#domain/clients/match-client.ts';
import type { Db } from '#server/db/database.ts';
import type { ClientColumns } from '#server/db/tables/clients.ts';

/** A client's record (a sign-up, contact request or waitlist entry) with what it states about its company, if any. */
export interface Matter {
  noun: MatterNoun;
  id: string;
  receivedAt: string;
  /** Undefined for a person who applies privately. */
  company: CompanyFacts | undefined;
}

/** A record with the client it has now, and how that was matched. */
export type MatterOfClient = Matter & ClientColumns;

interface Sent {
  id: string;
  receivedAt: string;
  email: string;
}

/** The record of a sign-up or a waitlist entry. */
export function applicantsMatter(
  noun: 'signUp' | 'waitlistEntry',
  { id, receivedAt, applicant, companyName, email }: Sent & { applicant: string; companyName: string },
): Matter {
  return { noun, id, receivedAt, company: applicant === 'company' ? { companyName, email } : undefined };
}

/** The record of a contact request, which always comes from a company. */
export function requestsMatter({
  id,
  receivedAt,
  company,
  email,
  ico,
}: Sent & Record<'company' | 'ico', string>): Matter {
  return { noun: 'contactRequest', id, receivedAt, company: { companyName: company, email, ico } };
}

/** These records of one kind, the oldest first. */
export async function listMatters(db: Db, noun: MatterNoun, ids: readonly string[]): Promise<MatterOfClient[]> {
  if (ids.length === 0) return [];
  const ofClient = ['id', 'receivedAt', 'email', 'clientId', 'clientMatch'] as const;
  if (noun === 'contactRequest') {
    const rows = await db
      .selectFrom(noun)
      .select([...ofClient, 'company', 'ico'])
      .where('id', 'in', ids)
      .orderBy('receivedAt')
      .execute();
    return rows.map((row) => ({ ...row, ...requestsMatter(row) }));
  }
  const rows = await db
    .selectFrom(noun)
    .select([...ofClient, 'applicant', 'companyName'])
    .where('id', 'in', ids)
    .orderBy('receivedAt')
    .execute();
  return rows.map((row) => ({ ...row, ...applicantsMatter(noun, row) }));
}

export async function findMatter(db: Db, noun: MatterNoun, id: string): Promise<MatterOfClient | undefined> {
  const [matter] = await listMatters(db, noun, [id]);
  return matter;
}
