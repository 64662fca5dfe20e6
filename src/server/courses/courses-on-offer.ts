import type { Day } from '#domain/day.ts';
import type { Db } from '#server/db/database.ts';

/** What visitors choose from: active courses, today or later (specification section 5). */
export function coursesOnOffer(db: Db, today: Day) {
  return db.selectFrom('course').where('status', '=', 'active').where('date', '>=', today);
}
