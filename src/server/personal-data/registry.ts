import { type ErasurePlan, erasedIds } from '#domain/personal-data/erasure-plan.ts';
import type { TraceNoun } from '#domain/personal-data/trace.ts';
import type { RetainedKind } from '#domain/retention.ts';
import type { StaffChange } from '#server/change.ts';
import type { Tables } from '#server/db/tables.ts';
import { deleteMailboxes } from '#server/emails/mailboxes.ts';
import { voidOffer } from '#server/seat-offers/end-offer.ts';
import type { PersonalData, PersonRecords, Retention } from './personal-data.ts';
import { CLIENT_CONTACTS } from './tables/client-contacts.ts';
import { CLIENTS } from './tables/clients.ts';
import { CONTACT_REQUESTS } from './tables/contact-requests.ts';
import { EMAILS } from './tables/emails.ts';
import { PARTICIPANTS } from './tables/participants.ts';
import { PAYERS } from './tables/payers.ts';
import { RESULTS } from './tables/results.ts';
import { ROSTER_IMPORTS } from './tables/roster-imports.ts';
import { SIGN_UP_FILES, SIGN_UPS } from './tables/sign-ups.ts';
import { STAFF_MEMBERS } from './tables/staff-members.ts';
import { WAITLIST_ENTRIES } from './tables/waitlist-entries.ts';

/**
 * What every table stores of people, in the order in which one person's data are erased. What the columns contain and
 * who sees them is in `docs/personal-data.md`.
 */
export const PERSONAL_DATA = {
  // voiding drops the offer's unsent email, which is erased after it
  seatOffer: { deletedWith: 'signUp', erase: voidOffers },
  email: EMAILS,
  emailSending: { deletedWith: 'email' },
  emailAttachment: { deletedWith: 'email' },
  emailEnclosure: { deletedWith: 'email' },
  enclosure: { deletedWhen: 'its last email is deleted' },
  bounceReport: { deletedWith: 'email' },
  payer: PAYERS,
  feedback: { deletedWith: 'signUp', erase: eraseFeedback },
  handOverLine: { deletedWith: 'signUp' },
  participant: PARTICIPANTS,
  attendance: { deletedWith: 'participant' },
  result: RESULTS,
  issuedDocument: { deletedWith: 'result' },
  courseClosing: { deletedWhen: 'the last result of its course is erased' },
  signedSheet: { deletedWith: 'courseClosing' },
  rosterImport: ROSTER_IMPORTS,
  signUpLink: { deletedWith: 'signUp' },
  signUpFile: SIGN_UP_FILES,
  signUp: SIGN_UPS,
  waitlistEntry: WAITLIST_ENTRIES,
  contactReply: { deletedWith: 'contactRequest' },
  note: { deletedWhen: 'its contact request is erased, or by its author' },
  contactRequest: CONTACT_REQUESTS,
  client: CLIENTS,
  clientContact: CLIENT_CONTACTS,
  bouncedMailbox: { deletedWith: 'email', erase: eraseMailboxes },
  emailQuota: { deletedWhen: 'the day is over, or with a bounced mailbox' },
  submission: { deletedWhen: 'it expires, or with its subject' },
  job: { deletedWhen: 'it is done' },
  postponement: { deletedWhen: 'its subject is erased' },
  eventValues: { deletedWhen: 'their noun is erased' },
  event: { deletedWhen: 'never: without its values it states nothing about a person (decision 0018)' },

  staffMember: STAFF_MEMBERS,
  staffActivity: { deletedWith: 'staffMember' },
  staffIdentity: { deletedWhen: 'the staff member is deactivated' },
  staffInvitation: { deletedWhen: 'it has expired 30 days ago' },
  staffPassword: { deletedWhen: 'the staff member is deactivated' },
  staffPasswordReset: { deletedWith: 'staffPassword' },
  staffSession: { deletedWhen: 'it ends' },
  staffSecondFactor: { deletedWith: 'staffPassword' },
  staffCodeUse: { deletedWith: 'staffSecondFactor' },
  staffSecondStep: { deletedWith: 'staffPassword' },
  article: { deletedWhen: 'staff delete it' },
  course: { deletedWhen: 'staff delete it' },
  lecturerInvitation: { deletedWhen: 'its course is deleted' },
  handOver: { deletedWhen: 'its course is deleted' },
  photograph: { deletedWhen: 'staff remove it, or its lecturer' },
  pictureFile: { deletedWhen: 'its photograph is replaced or removed' },

  formerArticleSlug: 'not personal',
  signUpNumber: 'not personal',
  courseType: 'not personal',
  episode: 'not personal',
  company: 'not personal',
  emailTemplate: 'not personal',
  eventChain: 'not personal',
  eventChainDay: 'not personal',
  mailOutage: 'not personal',
  bounceInbox: 'not personal',
  secret: 'not personal',
  backup: 'not personal',
  backupCheck: 'not personal',
  clientMatchKey: 'not personal',
  clientBranch: 'not personal',
  clientCreation: 'not personal',
  requestFailure: 'not personal',
} satisfies Record<keyof Tables, PersonalData> & Record<TableOf<TraceNoun>, PersonRecords>;

/** The table that records of a kind are found in. */
type TableOf<Noun extends TraceNoun> = Noun extends 'rosterRow' ? 'rosterImport' : Noun;

export function recordsOf(noun: TraceNoun): PersonRecords {
  return PERSONAL_DATA[noun === 'rosterRow' ? 'rosterImport' : noun];
}

const RETAINED = {
  emails: EMAILS,
  signUpFiles: SIGN_UP_FILES,
  signUps: SIGN_UPS,
  waitlistEntries: WAITLIST_ENTRIES,
  contactRequests: CONTACT_REQUESTS,
  results: RESULTS,
} satisfies Record<RetainedKind, { retention: Retention }>;

export function retentionOf(kind: RetainedKind): Retention {
  return RETAINED[kind].retention;
}

export async function eraseFromTables(change: StaffChange<'settings'>, plan: ErasurePlan): Promise<void> {
  for (const table of Object.values<PersonalData>(PERSONAL_DATA))
    if (table !== 'not personal') await table.erase?.(change, plan);
}

/** Also those of a sign-up which stays: without an address it cannot be answered. */
async function voidOffers(change: StaffChange<'settings'>, { erasures }: ErasurePlan): Promise<void> {
  for (const id of erasedIds(erasures, 'signUp')) await voidOffer(change, id);
}

/** Also that of a sign-up which stays: the answer says what one person thinks. */
async function eraseFeedback({ db }: StaffChange<'settings'>, { erasures }: ErasurePlan): Promise<void> {
  const ids = erasedIds(erasures, 'signUp');
  if (ids.length > 0) await db.deleteFrom('feedback').where('signUpId', 'in', ids).execute();
}

async function eraseMailboxes(change: StaffChange<'settings'>, { erasures }: ErasurePlan): Promise<void> {
  await deleteMailboxes(change, [...new Set(erasures.map(({ trace }) => trace.email).filter(Boolean))]);
}
