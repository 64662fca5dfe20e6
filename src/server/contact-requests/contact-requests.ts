import { randomUUID } from 'node:crypto';
import {
  type ContactRequest,
  type ContactRequestInList,
  type ContactRequestState,
  contactSearchText,
} from '#domain/contact-requests/contact-request.ts';
import type { ContactRequestFields } from '#domain/contact-requests/contact-request-fields.ts';
import { pageWithin } from '#domain/paging.ts';
import type { StaffChange, VisitorsChange } from '#server/change.ts';
import { instant } from '#server/clock.ts';
import type { Db } from '#server/db/database.ts';
import { withFailedLetterMark } from '#server/letters/failed-letters.ts';
import { holdsText } from '#server/search.ts';
import { claimSubmission, fingerprintOf, sortedFields } from '#server/submissions.ts';
import { enqueueContactLetters } from './contact-request-letters.ts';

/**
 * Stores a contact request with its letters in one transaction (decisions: Forms); answers its id. The same within the
 * hour has the first one's id and is stored no second time.
 */
export async function submitContactRequest(change: VisitorsChange, fields: ContactRequestFields): Promise<string> {
  const { db } = change;
  const request: ContactRequest = { ...fields, id: randomUUID(), receivedAt: instant(change), handledAt: null };
  const claim = { fingerprint: fingerprintOf(['contactRequest', sortedFields(fields)]), subjectId: request.id };
  const earlier = await claimSubmission(change, claim, (id) => findContactRequest(db, id));
  if (earlier) return earlier.id;
  await db
    .insertInto('contactRequest')
    .values({ ...request, searchText: contactSearchText(request) })
    .execute();
  await enqueueContactLetters(change, request);
  change.record({ noun: 'contactRequest', id: request.id, verb: 'submitted' });
  return request.id;
}

/** Staff have answered it. Of two who say so the first one's time stays. */
export function handleContactRequest(change: StaffChange, id: string): Promise<'done' | 'not-found'> {
  return setHandled(change, id, instant(change));
}

/** There is something to answer again, or there was all along. */
export function reopenContactRequest(change: StaffChange, id: string): Promise<'done' | 'not-found'> {
  return setHandled(change, id, null);
}

async function setHandled(change: StaffChange, id: string, handledAt: string | null): Promise<'done' | 'not-found'> {
  await change.lock('contactRequest', id);
  const before = await findContactRequest(change.db, id);
  if (!before) return 'not-found';
  if (Boolean(before.handledAt) === Boolean(handledAt)) return 'done';
  await change.db.updateTable('contactRequest').set({ handledAt }).where('id', '=', id).execute();
  change.record({ noun: 'contactRequest', id, verb: handledAt ? 'handled' : 'reopened' });
  return 'done';
}

/** What narrows the list of contact requests. */
export interface ContactRequestFilter {
  state?: ContactRequestState;
  search?: string;
}

export const CONTACT_REQUESTS_PER_PAGE = 50;

/** One page of contact requests, newest first, the last where there are fewer; which one it is, and how many there are in all. */
export async function listContactRequests(
  db: Db,
  { page: wanted, ...filter }: ContactRequestFilter & { page: number },
): Promise<{ requests: ContactRequestInList[]; total: number; page: number }> {
  const matching = matchingRequests(db, filter);
  const found = await matching
    .select(({ fn }) => fn.countAll<number | bigint>().as('total'))
    .executeTakeFirstOrThrow();
  const total = Number(found.total);
  const page = pageWithin(wanted, { total, pageSize: CONTACT_REQUESTS_PER_PAGE });
  const requests = await matching
    .select(COLUMNS)
    .orderBy('receivedAt', 'desc')
    .orderBy('id')
    .limit(CONTACT_REQUESTS_PER_PAGE)
    .offset((page - 1) * CONTACT_REQUESTS_PER_PAGE)
    .execute();
  return { requests: await withFailedLetterMark(db, 'contactRequest', requests), total, page };
}

/** How many so narrowed there are in each state, as the tabs show them. */
export async function countContactRequests(
  db: Db,
  { search }: Pick<ContactRequestFilter, 'search'> = {},
): Promise<Record<'all' | ContactRequestState, number>> {
  const { all, handled } = await matchingRequests(db, { search })
    .select(({ fn }) => [
      fn.countAll<number | bigint>().as('all'),
      fn.count<number | bigint>('handledAt').as('handled'),
    ])
    .executeTakeFirstOrThrow();
  return { all: Number(all), new: Number(all) - Number(handled), handled: Number(handled) };
}

export async function findContactRequest(db: Db, id: string): Promise<ContactRequest | undefined> {
  const row = await db.selectFrom('contactRequest').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  const { searchText, ...request } = row;
  return request;
}

function matchingRequests(db: Db, { state, search }: ContactRequestFilter) {
  return db
    .selectFrom('contactRequest')
    .$if(state === 'new', (query) => query.where('handledAt', 'is', null))
    .$if(state === 'handled', (query) => query.where('handledAt', 'is not', null))
    .$if(Boolean(search), (query) => query.where(holdsText(search as string)));
}

const COLUMNS = [
  'id',
  'company',
  'firstName',
  'lastName',
  'zameranie',
  'pocetZ',
  'prevadzky',
  'receivedAt',
  'handledAt',
] as const satisfies (keyof ContactRequestInList)[];
