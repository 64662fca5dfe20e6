import { setTimeout as delay } from 'node:timers/promises';
import type { Database, Db } from '#server/db/database.ts';
import { anotherEmail, sendContact, sendSignUp } from './forms.ts';
import type { Load } from './load.ts';

const NAME = 'davny';
const LONG_AGO = '2015-03-02';

/** Records whose retention period has ended are erased when a server starts, until it is killed. */
export const erasingNight: Load = {
  name: 'things a night erases',
  async write(site) {
    const email = anotherEmail(NAME);
    const id = await (Math.random() < 0.5 ? sendContact(site, email) : sendSignUp(site, { email }));
    return id ? ({ db }) => isErased(db, id, email) : undefined;
  },
  halves: `
    select "id" from "signUpFile" where not exists (select 1 from "signUp" where "id" = "signUpFile"."signUpId")
    union all select "id" from "email" where "recipient" like '${NAME}%'
    union all select "id" from "signUp" where "email" like '${NAME}%'
    union all select "id" from "contactRequest" where "email" like '${NAME}%'`,
  async beforeStart(db) {
    const isOurs = `${NAME}%`;
    await db
      .updateTable('contactRequest')
      .set({ receivedAt: `${LONG_AGO}T08:00:00.000Z` })
      .where('email', 'like', isOurs)
      .execute();
    await db.updateTable('signUp').set({ courseDate: LONG_AGO }).where('email', 'like', isOurs).execute();
    // the killed server still holds the lease; clearing it lets the next one run the job at once
    await db.updateTable('job').set({ dueAt: LONG_AGO, leasedUntil: null }).where('kind', '=', 'retention').execute();
  },
};

/** Waits until the nightly erasure job has finished. */
export async function nightIsOver(db: Database): Promise<void> {
  for (;;) {
    const [job] = await db.selectFrom('job').selectAll().where('kind', '=', 'retention').execute();
    if (job && job.dueAt > LONG_AGO && job.leasedUntil === null) return;
    await delay(50);
  }
}

/** True when the record and its emails are deleted and the history has the event. */
async function isErased(db: Db, id: string, address: string): Promise<boolean> {
  const [signUp, request, email, erased] = await Promise.all([
    db.selectFrom('signUp').select('id').where('id', '=', id).executeTakeFirst(),
    db.selectFrom('contactRequest').select('id').where('id', '=', id).executeTakeFirst(),
    db.selectFrom('email').select('id').where('recipient', '=', address).executeTakeFirst(),
    db
      .selectFrom('event')
      .select('position')
      .where('nounId', '=', id)
      .where('verb', '=', 'erased')
      .executeTakeFirst(),
  ]);
  return !signUp && !request && !email && erased !== undefined;
}
