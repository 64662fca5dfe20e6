import { VISITOR } from '#domain/actor.ts';
import { waitlistEntrySchema } from '#domain/waitlist/waitlist-fields.ts';
import type { App } from '#server/app.ts';
import { submitWaitlistEntry } from '#server/waitlist/waitlist.ts';

/** The form of a company that requests a date of the fire watch in Žilina. */
export const WAITLIST_FORM = {
  courseTypeId: 'protipoziarna-hliadka',
  city: 'Žilina',
  applicant: 'company',
  companyName: 'Pekáreň Žitná',
  numberOfWorkers: '3',
  email: 'pekaren@example.sk',
  phone: '+421 905 111 003',
  message: '',
};

/** Adds a waitlist entry; returns its id. */
export async function storedWaitlistEntry(app: App, over: object = {}): Promise<string> {
  const fields = waitlistEntrySchema.parse({ ...WAITLIST_FORM, ...over });
  const result = await app.change(VISITOR, (change) => submitWaitlistEntry(change, fields));
  if (result.outcome !== 'stored') throw new Error(result.outcome);
  return result.id;
}
