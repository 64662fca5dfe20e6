import { createHash, randomBytes } from 'node:crypto';
import type { Change } from '#server/change.ts';
import { instant } from '#server/clock.ts';

/** A one-time code by which somebody on the staff list makes their account; the one before stops working. */
export async function createInvitation(change: Change, staffMemberId: string, hours: number): Promise<string> {
  const code = randomBytes(24).toString('base64url');
  await change.db.deleteFrom('staffInvitation').where('staffMemberId', '=', staffMemberId).execute();
  await change.db
    .insertInto('staffInvitation')
    .values({ tokenHash: hashOf(code), staffMemberId, expiresAt: instant(change, { hours }) })
    .execute();
  return code;
}

function hashOf(code: string): string {
  return createHash('sha256').update(code).digest('hex');
}
