import type { Noun } from '#domain/events/event.ts';
import type { Db } from './db/database.ts';

/** Whether a record that staff have entered still exists and has not been cancelled, ended or trashed. */
export async function isStillActive(db: Db, noun: Noun, id: string): Promise<boolean> {
  return (await enteredRecord(db, noun, id)?.executeTakeFirst()) !== undefined;
}

function enteredRecord(db: Db, noun: Noun, id: string) {
  switch (noun) {
    case 'signUp':
    case 'course':
      return db.selectFrom(noun).select('id').where('id', '=', id).where('cancelledAt', 'is', null);
    case 'waitlistEntry':
      return db.selectFrom(noun).select('id').where('id', '=', id).where('endedAt', 'is', null);
    case 'article':
      return db.selectFrom(noun).select('id').where('id', '=', id).where('trashedAt', 'is', null);
    case 'client':
    case 'courseType':
    case 'emailTemplate':
    case 'episode':
      return db.selectFrom(noun).select('id').where('id', '=', id);
  }
}
