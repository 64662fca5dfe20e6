import { listEmails } from '#server/emails/outbox.ts';
import type { OpenOnEngine } from './both-databases.ts';
import { anotherCompany } from './builders.ts';
import { signedUp, storedCourse } from './courses.ts';

/** The start of the test, after all sign-ups. */
export const LATER = '2026-11-20T11:10:00.000Z';
export const AN_HOUR_LATER = '2026-11-20T12:10:00.000Z';

/** Whether the applicant is notified of a change by staff. */
export const QUIETLY = { sendEmail: false };
export const BY_EMAIL = { sendEmail: true };

/**
 * In a new app: a course with this many seats and the ids of its sign-ups by companies, in order. The clock is then ten
 * minutes later.
 */
export function courseWithSignUps(openTestApp: OpenOnEngine) {
  return async (capacity: number, ...workers: string[]) => {
    const { app, wait } = await openTestApp();
    const course = await storedCourse(app, { capacity });
    const ids: string[] = [];
    for (const numberOfWorkers of workers) {
      wait({ seconds: 1 });
      ids.push(await signedUp(app, course, { fields: anotherCompany({ numberOfWorkers }) }));
    }
    wait({ seconds: 600 - workers.length });
    const [first = '', second = ''] = ids;
    const emails = async (id: string) => (await listEmails(app.db, { noun: 'signUp', id })).map(({ kind }) => kind);
    return { app, wait, course, ids, first, second, emails };
  };
}
