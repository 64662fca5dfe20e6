import type { CourseWithSeats } from '#domain/courses/course.ts';
import { storedWaitlistEntry } from '../../waitlist.ts';
import { aSignUp, type Client, form, offer, openClient, signUp } from '../client.ts';
import type { Stored } from '../routes/route-case.ts';
import { storeOneOfEach } from '../routes/stored.ts';

/** One record of each kind, and additional values that forms require. */
export interface StoredWorld extends Stored {
  articleId: string;
  templateId: string;
  noteId: string;
  otherClientId: string;
  /** A course held today. */
  held: CourseWithSeats;
  /** A participant of that course. */
  attendee: string;
}

/** The targets of hostile requests: a product with one record of each kind, and one without staff. */
export interface World {
  client: Client;
  newcomer: Client;
  stored: StoredWorld;
  close(): Promise<void>;
}

const TODAY = '2026-11-20';

export async function openWorld(postgresUrl?: string): Promise<World> {
  // with a proxy each case has its own sender, so that no limit stops it early
  const environment = { PUBLIC_FORM_LIMIT: '1000000', TRUST_PROXY: 'on', BASE_URL: 'http://localhost' };
  const client = await openClient({ environment, postgresUrl });
  const newcomer = await openClient({ environment, hasStaff: false });
  const stored = { ...(await storeOneOfEach(client, newcomer)), ...(await storeMore(client)) };
  return {
    client,
    newcomer,
    stored: { ...stored, noteId: await storeNote(client, stored.requestId) },
    async close() {
      await client.close();
      await newcomer.close();
    },
  };
}

async function storeMore(client: Client) {
  const { db } = client.app;
  const held = await offer(client, { date: TODAY, slug: '/dnes' });
  const { id } = await signUp(client, aSignUp({ courseId: held.id, email: 'dnes@example.sk' }));
  const entryId = await storedWaitlistEntry(client.app, { companyName: 'Stolárstvo Dub', email: 'dub@example.com' });
  const entry = db.selectFrom('waitlistEntry').select('clientId').where('id', '=', entryId);
  const article = await db.selectFrom('article').select('id').executeTakeFirstOrThrow();
  const template = await db.selectFrom('emailTemplate').select('id').executeTakeFirstOrThrow();
  return {
    held,
    attendee: `${id}-0`,
    otherClientId: (await entry.executeTakeFirstOrThrow()).clientId ?? '',
    articleId: article.id,
    templateId: template.id,
  };
}

async function storeNote({ app, request, staff }: Client, requestId: string): Promise<string> {
  await request(`/dashboard/dopyty/${requestId}/poznamky`, form({ note: 'Volali.' }, staff));
  return (await app.db.selectFrom('note').select('id').executeTakeFirstOrThrow()).id;
}
