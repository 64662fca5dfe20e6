import type { MatterNoun } from '#domain/clients/client.ts';
import type { CompanyFacts } from '#domain/clients/match-client.ts';
import type { Db } from '#server/db/database.ts';
import type { ClientColumns } from '#server/db/tables/clients.ts';

/** A sign-up, a contact request or an entry of the waitlist: what it tells of the company it is of, if it is of one. */
export interface Matter {
  noun: MatterNoun;
  id: string;
  receivedAt: string;
  /** Undefined where somebody acts for themselves. */
  company: CompanyFacts | undefined;
}

/** A matter with the client it has now, and how that was found. */
export type MatterOfClient = Matter & ClientColumns;

interface Sent {
  id: string;
  receivedAt: string;
  email: string;
}

/** A sign-up or an entry of the waitlist, as far as its client goes. */
export function applicantsMatter(
  noun: 'signUp' | 'waitlistEntry',
  { id, receivedAt, applicant, companyName, email }: Sent & { applicant: string; companyName: string },
): Matter {
  return { noun, id, receivedAt, company: applicant === 'company' ? { companyName, email } : undefined };
}

/** A contact request is always of a company. */
export function requestsMatter({
  id,
  receivedAt,
  company,
  email,
  ico,
}: Sent & Record<'company' | 'ico', string>): Matter {
  return { noun: 'contactRequest', id, receivedAt, company: { companyName: company, email, ico } };
}

/** These matters of one kind, the oldest first. */
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
