import { type Kysely, sql } from 'kysely';

interface Offer {
  id: string;
  signUpId: string;
  madeAt: string;
}

/**
 * The link by which a company named its people becomes the link to any sign-up (decision 0061). Emails of earlier offers
 * contain the id of the offer, which becomes such a code; their six digits are not needed any more.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('namesLink').renameTo('signUpLink').execute();
  await db.schema.dropIndex('namesLinkBySignUp').execute();
  await db.schema.createIndex('signUpLinkBySignUp').on('signUpLink').column('signUpId').execute();
  const { rows } = await sql<Offer>`select "id", "signUpId", "madeAt" from "seatOffer"`.execute(db);
  for (const { id, signUpId, madeAt } of rows)
    await sql`insert into "signUpLink" ("codeHash", "signUpId", "createdAt")
      values (${await hashOf(id)}, ${signUpId}, ${madeAt})`.execute(db);
  await db.schema.alterTable('seatOffer').dropColumn('codeHash').execute();
  await db.schema.alterTable('seatOffer').dropColumn('wrongCodes').execute();
  // every email about a sign-up has its button now
  await sql`update "emailTemplate" set "body" = replace("body", ${'\n{odkaz na mená}'}, '')`.execute(db);
  await splitCancellationTerms(db);
}

/** The sentence about cancelling says what it costs from now on; until when is a number of working days. */
async function splitCancellationTerms(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ details: string }>`select "details" from "company"`.execute(db);
  for (const { details } of rows) {
    const company = JSON.parse(details);
    const cancellationCost = company.commitments?.courseCancellation ?? '';
    const commitments = { ...company.commitments, courseCancellation: '', cancellationCost };
    await sql`update "company" set "details" = ${JSON.stringify({ ...company, commitments })}`.execute(db);
  }
}

async function hashOf(code: string): Promise<string> {
  return Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(code))).toString('hex');
}
