import type { CourseWithSeats } from '#domain/courses/course.ts';
import { offerTo } from '../../seat-offers.ts';
import { awaiting } from '../../waitlist.ts';
import { aSignUp, type Client, offer, openClient, signUp } from '../client.ts';
import { form, type Stored } from '../routes/route-case.ts';
import { storeOneOfEach } from '../routes/stored.ts';

/** One of each thing, and what forms know of them besides. */
export interface StoredWorld extends Stored {
  offerCode: string;
  articleId: string;
  templateId: string;
  noteId: string;
  otherClientId: string;
  /** Held today. */
  held: CourseWithSeats;
  /** Sits on it. */
  attendee: string;
}

/** What hostile requests are sent to: the product with one of each thing in it, and one that has no staff yet. */
export interface World {
  client: Client;
  newcomer: Client;
  stored: StoredWorld;
  close(): Promise<void>;
}

const TODAY = '2026-11-20';

export async function openWorld(postgresUrl?: string): Promise<World> {
  // each sender has an address of its own, so that no limit keeps a case from what it is after
  const environment = { PUBLIC_FORM_LIMIT: '1000000', TRUST_PROXY: 'on', BASE_URL: 'http://localhost' };
  const client = await openClient({ environment, postgresUrl });
  const newcomer = await openClient({ environment, hasStaff: false });
  const stored = { ...(await storeOneOfEach(client, newcomer)), ...(await storeMore(client)) };
  const { code } = await offerTo(client.app, stored.offeredId);
  return {
    client,
    newcomer,
    stored: { ...stored, offerCode: code, noteId: await storeNote(client, stored.requestId) },
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
  const entryId = await awaiting(client.app, { companyName: 'Stolárstvo Dub', email: 'dub@example.com' });
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
  await request(`/dashboard/dopyty/${requestId}/poznamky`, { ...form({ note: 'Volali.' }), headers: staff });
  return (await app.db.selectFrom('note').select('id').executeTakeFirstOrThrow()).id;
}
