import { seatsOfSignUp } from '#server/sign-ups/participants.ts';
import type { Client } from '../client.ts';

export async function countSignUps({ app }: Client): Promise<number> {
  return (await app.db.selectFrom('signUp').select('id').execute()).length;
}

/** The clock is stopped, so the newest sign-up is the last stored one. */
export async function newestSignUp({ app }: Client) {
  return (await app.db.selectFrom('signUp').selectAll().select(seatsOfSignUp).execute()).at(-1);
}

export function findSignUp({ app }: Client, id: string) {
  return app.db.selectFrom('signUp').selectAll().select(seatsOfSignUp).where('id', '=', id).executeTakeFirstOrThrow();
}
