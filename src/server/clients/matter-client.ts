import type { MatterNoun } from '#domain/clients/client.ts';
import type { MatterClient } from '#domain/clients/client-card.ts';
import type { Db } from '#server/db/database.ts';
import { listCandidatesOf } from './ambiguous-matches.ts';
import { findMatter } from './matter.ts';

export async function findMatterClient(
  db: Db,
  about: { noun: MatterNoun; id: string },
): Promise<MatterClient | undefined> {
  const matter = await findMatter(db, about.noun, about.id);
  if (!matter) return undefined;
  const { clientId, clientMatch: match, company } = matter;
  const client = clientId === null ? null : await findCardName(db, clientId);
  const candidates = match === 'ambiguous' ? await listCandidatesOf(db, matter) : [];
  return { client, match, isCompany: company !== undefined, candidates };
}

async function findCardName(db: Db, clientId: string): Promise<{ id: string; name: string } | null> {
  const card = await db
    .selectFrom('client')
    .innerJoin('client as card', 'card.id', 'client.cardId')
    .select(['card.id', 'card.name'])
    .where('client.id', '=', clientId)
    .executeTakeFirst();
  return card ?? null;
}
