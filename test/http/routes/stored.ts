import { COMMAND_LINE } from '#domain/actor.ts';
import { payerOf } from '#domain/payers/payer.ts';
import { photographSubject } from '#domain/photographs/photograph.ts';
import { participantReader } from '#domain/roster-import/roster-table.ts';
import { createArticle } from '#server/articles/articles.ts';
import { storePicture } from '#server/articles/pictures.ts';
import { instant, today } from '#server/clock.ts';
import { findCourse } from '#server/courses/course-queries.ts';
import { createEpisode } from '#server/episodes/episodes.ts';
import { savePhotograph } from '#server/photographs/photographs.ts';
import { storeRoster } from '#server/roster-import/roster-imports.ts';
import { createSignUpLinks } from '#server/sign-ups/sign-up-link.ts';
import { addByCommand } from '#server/staff/local/staff-command.ts';
import { cancelInvitation, inviteStaffMember } from '#server/staff/staff-invitations.ts';
import { inviteFirstStaffMember } from '../../../build/server/index.js';
import { anArticle, anEpisode, aPhotograph, JANA } from '../../builders.ts';
import { storedDocument } from '../../closed-courses.ts';
import { aContact } from '../../contact-requests.ts';
import { listEpisodes } from '../../episodes.ts';
import { addAccount } from '../../local-account.ts';
import { findOwnPath } from '../../own-sign-up.ts';
import { offerTo } from '../../seat-offers.ts';
import { storedWaitlistEntry } from '../../waitlist.ts';
import { aSignUp, type Client, json, offer, pdf, STAFF, signUp } from '../client.ts';
import type { Stored } from './route-case.ts';

/** Stores one record of each kind the routes show; `empty` has no staff yet. */
export async function storeOneOfEach(client: Client, empty: Client): Promise<Stored> {
  const course = await offer(client, { slug: '/kurz-prvej-pomoci-zilina' });
  const hidden = await offer(client, { slug: '/skryty', status: 'inactive' });
  const { id: privateId } = await offer(client, { slug: '/sukromny', status: 'inactive', isPrivate: true });
  const { id: signUpId } = await signUp(client, aSignUp({ courseId: course.id, files: [pdf()] }));
  const { db } = client.app;
  const file = await db.selectFrom('signUpFile').select('id').executeTakeFirstOrThrow();
  const email = await db.selectFrom('email').select('id').executeTakeFirstOrThrow();
  const code = await inviteFirstStaffMember(empty.app);
  const request = await client.request('/api/sendContact', json(aContact()));
  const { id: requestId } = await request.json();
  const requestEmail = await db
    .selectFrom('email')
    .select('id')
    .where('aboutId', '=', requestId)
    .executeTakeFirstOrThrow();
  const article = await client.app.change(JANA, (change) =>
    createArticle(change, {
      fields: anArticle(),
      publishAt: instant(client.app),
    }),
  );
  if (article.outcome !== 'saved') throw new Error(article.outcome);
  await client.app.change(JANA, (change) => createEpisode(change, anEpisode()));
  const [episode] = await listEpisodes(db);
  const picture = await storePicture(client.app, JANA, { name: 'bod.png', bytes: POINT });
  if (picture.outcome !== 'stored') throw new Error(picture.message);
  const { id: cancelledId } = await signUp(client, aSignUp({ courseId: course.id }));
  await client.send(`/dashboard/prihlasky/${cancelledId}/zrusenie`, {}, client.staff);
  const peter = { name: 'Peter Lektor', email: 'peter.lektor@example.sk', role: 'lecturer' } as const;
  const invited = await client.app.change(COMMAND_LINE, (change) => addByCommand(change, peter));
  return {
    invitation: invited.outcome === 'invited' ? invited.code : '',
    ...(await storeDocument(client)),
    cancelledId,
    requestId,
    requestEmailId: requestEmail.id,
    ...(await storeHandOver(client, signUpId)),
    ...(await storeWaitlistEntry(client)),
    articleSlug: article.article.slug,
    previewKey: article.article.previewKey,
    picture: picture.image,
    episodeId: episode?.id ?? '',
    course,
    hidden,
    privateId,
    linkCode: (await findCourse(db, privateId))?.linkCode ?? '',
    signUpId,
    fileId: file.id,
    emailId: email.id,
    code,
    ...(await storeCompany(client, course.id)),
    ...(await storeOffered(client)),
    passedId: await storePassed(client),
    ...(await putOnStaffList(client)),
    photograph: await storePhotographOf(client),
  };
}

/** A hand-over with one line. */
async function storeHandOver(client: Client, signUpId: string) {
  const { id: courseId } = await offer(client, { slug: '/odovzdany', status: 'inactive' });
  const terms = { unitCents: 4_900, vatRate: 23, noShowsPay: 0 };
  await client.app.change(JANA, async ({ db, now, record, actor }) => {
    const made = { courseId, number: 1, ...terms, madeAt: instant({ now }), byStaffId: actor.id };
    await db.insertInto('handOver').values(made).execute();
    const applicant = { applicant: 'company', firstName: '', lastName: '', companyName: 'Pekáreň' } as const;
    const { version, ...payer } = payerOf(applicant, undefined);
    const amounts = { came: 2, absent: 0, people: 2, totalCents: 9_800, vatCents: 1_833 };
    const line = { courseId, number: 1, position: 0, signUpId, ...payer, ...amounts };
    await db.insertInto('handOverLine').values(line).execute();
    record({ noun: 'course', id: courseId, verb: 'handedOver' });
  });
  return { handedOverId: courseId };
}

/** A company's waitlist entry, and the email that confirms it. */
async function storeWaitlistEntry({ app }: Client) {
  const waitlistEntryId = await storedWaitlistEntry(app);
  const emails = app.db.selectFrom('email').select('id').where('aboutId', '=', waitlistEntryId);
  const { id } = await emails.where('kind', '=', 'waitlistJoined').executeTakeFirstOrThrow();
  const entry = app.db.selectFrom('waitlistEntry').select('clientId').where('id', '=', waitlistEntryId);
  const { clientId } = await entry.executeTakeFirstOrThrow();
  return { waitlistEntryId, waitlistEmailId: id, clientId: clientId ?? '' };
}

/** A company with the code of its link from the email, and a long list of participants. */
async function storeCompany(client: Client, courseId: string) {
  const company = { applicant: 'company', companyName: 'Pekáreň s. r. o.', numberOfWorkers: '2' };
  const { id } = await signUp(client, aSignUp({ courseId, ...company }));
  const linkedCode = (await findOwnPath(client.app, id)).replace('/vasa-prihlaska/', '');
  const eva = { firstName: 'Eva', lastName: 'Malá', birthDate: '3.4.1990', email: '' };
  const row = participantReader(today(client.app))(eva);
  const rosterId = await client.app.change(JANA, (change) => storeRoster(change, id, [row]));
  return { companyId: id, linkedCode, rosterId };
}

/** A person on the waiting list who was offered a freed seat. */
export async function storeOffered(client: Client): Promise<{ offeredId: string; offerId: string }> {
  const { id: courseId } = await offer(client, { capacity: 1 });
  const { id: holder } = await signUp(client, aSignUp({ courseId }));
  const { id: offeredId } = await signUp(client, aSignUp({ courseId, email: 'caka@example.sk' }));
  await client.send(`/dashboard/prihlasky/${holder}/zrusenie`, {}, client.staff);
  return { offeredId, offerId: (await offerTo(client.app, offeredId)).id };
}

/** A person whose offer staff have withdrawn. */
async function storePassed(client: Client): Promise<string> {
  const { offeredId } = await storeOffered(client);
  await client.send(`/dashboard/prihlasky/${offeredId}/stiahnutie-ponuky`, {}, client.staff);
  return offeredId;
}

/** An invited, an active and a removed staff member. */
async function putOnStaffList({ app }: Client) {
  const invite = async (name: string, email: string) => {
    const fields = { name, email, role: 'editor' } as const;
    const invited = await app.change(JANA, (change) => inviteStaffMember(change, fields));
    if (invited.outcome !== 'invited') throw new Error(invited.outcome);
    return invited.id;
  };
  const invitedId = await invite('Marek Vlk', 'marek@example.sk');
  const removedId = await invite('Igor Starý', 'igor@example.sk');
  await app.change(JANA, (change) => cancelInvitation(change, removedId));
  const colleague = { name: 'Peter', email: 'peter@example.sk', password: STAFF.password };
  return { invitedId, removedId, colleagueId: (await addAccount(app, colleague, JANA)).id };
}

/** A photograph of a branch. */
async function storePhotographOf({ app }: Client): Promise<string> {
  const subject = photographSubject('branch', 'Žilina');
  const fields = { focus: 'centre', zoom: 'whole', alt: 'Pobočka v Žiline', consentOn: '2026-11-02' } as const;
  const saved = await savePhotograph(app, JANA, { subject, kind: 'branch' }, fields, await aPhotograph());
  if (saved.outcome !== 'saved') throw new Error(saved.message);
  return subject;
}

/** The smallest possible PNG. */
const POINT = Uint8Array.fromBase64(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
);

async function storeDocument({ app }: Client) {
  const { course, signUpId, document } = await storedDocument(app);
  const links = await app.change(JANA, async (change) => {
    change.record({ noun: 'signUp', id: signUpId, verb: 'namesRequested' });
    return createSignUpLinks(change, [signUpId]);
  });
  const documentLinkCode = links.get(signUpId) ?? '';
  return { closedId: course.id, documentId: document.id, documentCode: document.code, documentLinkCode };
}
