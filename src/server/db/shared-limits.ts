import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Limit, Limits } from '#server/limits.ts';
import type { Db } from './database.ts';
import { isConflictInPostgres, openLimitsPool } from './postgres.ts';

const TABLE = 'rateLimit';

/**
 * Limits of all nodes on one Postgres together. Each node counts by itself, in `local`, while the database is away.
 * The table is no part of the schema: it is worth nothing after a crash, and backups leave it out. Keys are network
 * addresses and emails, so it has only their hashes.
 */
export async function openSharedLimits(
  connectionString: string,
  { db, local, authSecret }: { db: Db; local: Limits; authSecret: string },
): Promise<Limits> {
  await sql`create unlogged table if not exists ${sql.table(TABLE)} (
    "key" text primary key, "points" integer not null, "expire" bigint
  )`
    .execute(db)
    .catch((error) => {
      // another node has created it at the same moment
      if (!isConflictInPostgres(error)) throw error;
    });
  const pool = openLimitsPool(connectionString);
  const limiters = new Map<string, RateLimiterPostgres>();
  const limiterOf = ({ name, turns, seconds }: Limit) =>
    limiters.getOrInsertComputed(
      name,
      () =>
        new RateLimiterPostgres({
          storeClient: pool,
          tableName: TABLE,
          tableCreated: true,
          keyPrefix: name,
          points: turns,
          duration: seconds,
        }),
    );
  const hashOf = (key: string) => createHmac('sha256', authSecret).update(`limit ${key}`).digest('base64url');
  return {
    async take(limit, key) {
      const limiter = limiterOf(limit);
      try {
        await limiter.consume(hashOf(key));
        return { allowed: true };
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) return local.take(limit, key);
        await limiter.reward(hashOf(key)).catch(() => undefined);
        return { allowed: false, retryAfterSeconds: Math.ceil(refusal.msBeforeNext / 1_000) };
      }
    },
    async giveBack(limit, key) {
      await limiterOf(limit)
        .reward(hashOf(key))
        .catch(() => local.giveBack(limit, key));
    },
    async clear(limit, key) {
      await limiterOf(limit)
        .delete(hashOf(key))
        .catch(() => local.clear(limit, key));
    },
    close: () => pool.end(),
  };
}
