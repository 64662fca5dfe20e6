import { expect, test } from 'vitest';
import { BOUNCES } from '#domain/actor.ts';
import type { CourseMessage } from '#domain/course-messages/course-message-fields.ts';
import { updateCourse } from '#server/courses/courses.ts';
import { eraseUnusedEnclosures, listAttachments } from '#server/emails/email-attachments.ts';
import { dropEmails } from '#server/emails/email-decisions.ts';
import { resendEmail } from '#server/emails/email-resending.ts';
import { markBounced } from '#server/emails/mailboxes.ts';
import { listEvents } from '#server/events/events.ts';
import { onBothDatabases } from '../../../test/both-databases.ts';
import { anotherCompany, anotherPerson, JANA } from '../../../test/builders.ts';
import { signedUp, storedCourse } from '../../../test/courses.ts';
import { databaseOf } from '../../../test/database-of.ts';
import { findMessagedCourse, listRecipients, previewCourseMessage, sendCourseMessage } from './course-messages.ts';

const TO_ALL: CourseMessage = {
  subject: 'Pokyny pred kurzom',
  body: 'Kurz {kurz} bude na adrese {miesto}.',
  audience: 'confirmed',
  chosen: [],
  emptyAllowed: false,
};
const MAP = { name: 'mapa.pdf', mediaType: 'application/pdf', bytes: new TextEncoder().encode('%PDF-1.7 mapa') };

onBothDatabases('an email to a course on %s', (openTestApp) => {
  /** Twelve sign-ups: the first has no e-mail address, an email to the second bounced, the third is a company's. */
  async function openCourse() {
    const { app, wait } = await openTestApp();
    const course = await storedCourse(app, { capacity: 0 });
    const ids: string[] = [];
    for (let number = 0; number < 12; number += 1) {
      wait({ seconds: 1 });
      const fields = number === 2 ? anotherCompany() : anotherPerson(number === 0 ? { email: '' } : {});
      ids.push(await signedUp(app, course, { fields }));
    }
    const [silent = '', bounced = '', company = ''] = ids;
    const written = await app.db.selectFrom('email').selectAll().where('aboutId', '=', bounced).execute();
    const confirmation = written.find(({ kind }) => kind === 'signUpConfirmed');
    await app.change(BOUNCES, async (change) => {
      await markBounced(change, { id: confirmation?.id ?? '', recipient: confirmation?.recipient ?? '' });
    });
    const send = (message: Partial<CourseMessage> = {}, files = [MAP]) =>
      app.change(JANA, (change) => sendCourseMessage(change, course.id, { ...TO_ALL, ...message }, files));
    const messages = () =>
      app.db.selectFrom('email').selectAll().where('kind', '=', 'courseMessage').orderBy('createdAt').execute();
    return { app, wait, course, silent, bounced, company, send, messages };
  }

  test('is sent to each applicant with an address, with one stored copy of its file', async () => {
    const { app, course, silent, bounced, company, send, messages } = await openCourse();
    await databaseOf(app)
      .updateTable('email')
      .set({ status: 'failed' })
      .where('aboutId', '=', company)
      .where('kind', '=', 'signUpConfirmed')
      .execute();
    const recipients = await listRecipients(app, course.id);
    expect(recipients.filter(({ email }) => email === '').map(({ id }) => id)).toEqual([silent]);
    expect(recipients.filter(({ isBounced }) => isBounced).map(({ id }) => id)).toEqual([bounced]);
    expect(recipients.filter(({ hasFailedEmail }) => hasFailedEmail).map(({ id }) => id)).toEqual([company]);
    expect(await send()).toEqual({ outcome: 'sent' });
    expect(await send()).toEqual({ outcome: 'sent' });
    const emails = await messages();
    expect(emails).toHaveLength(11);
    expect(emails.map(({ aboutId }) => aboutId)).not.toContain(silent);
    expect(emails.filter(({ status }) => status === 'held').map(({ aboutId }) => aboutId)).toEqual([bounced]);
    expect(emails[0]?.subject).toMatch(/^Pokyny pred kurzom: Kurz prvej pomoci, /);
    expect(emails[0]?.text).toContain('Kurz Kurz prvej pomoci bude na adrese Príkladná 3.');
    expect(await app.db.selectFrom('enclosure').select('name').execute()).toEqual([{ name: 'mapa.pdf' }]);
    const events = await listEvents(app.db, { noun: 'signUp', id: bounced });
    expect(events.filter(({ verb }) => verb === 'messageSent')).toHaveLength(1);
  });

  test('is sent again after all its emails were dropped', async () => {
    const { app, wait, send, messages } = await openCourse();
    await send();
    const [first = '', ...others] = (await messages()).map(({ id }) => id);
    await app.change(JANA, (change) => dropEmails(change, others));
    await send();
    expect(await messages()).toHaveLength(11);
    await app.change(JANA, (change) => dropEmails(change, [first]));
    wait({ minutes: 1 });
    expect(await send()).toEqual({ outcome: 'sent' });
    const emails = await messages();
    expect(emails.filter(({ status }) => status !== 'dropped')).toHaveLength(11);
    await send();
    expect(await messages()).toHaveLength(22);
  });

  test('is sent again after the course was corrected, with the same text', async () => {
    const { app, course, send, messages } = await openCourse();
    await send();
    await app.change(JANA, (change) => updateCourse(change, course.id, { ...course, place: 'Nová 5' }));
    await send();
    const emails = await messages();
    expect(emails).toHaveLength(22);
    expect(emails.filter(({ text }) => text.includes('Nová 5'))).toHaveLength(11);
  });

  test('is sent once with its file when repeated, and the file is deleted with the last email', async () => {
    const { app, company, send, messages } = await openCourse();
    await send({ audience: 'chosen', chosen: [company] });
    const [email] = await messages();
    const about = { noun: 'signUp', id: company } as const;
    await databaseOf(app)
      .updateTable('email')
      .set({ status: 'sent' })
      .where('id', '=', email?.id ?? '')
      .execute();
    await app.change(JANA, (change) => resendEmail(change, about, email?.id ?? '', 'ina@example.sk'));
    const repeated = (await messages()).find(({ originalId }) => originalId !== null);
    const files = await listAttachments(app.db, repeated?.id ?? '');
    expect(files.map(({ name, bytes }) => [name, new Uint8Array(bytes)])).toEqual([['mapa.pdf', MAP.bytes]]);
    const eraseBut = (id: string) =>
      app.change(JANA, async (change) => {
        await change.db.deleteFrom('email').where('kind', '=', 'courseMessage').where('id', '!=', id).execute();
        await eraseUnusedEnclosures(change);
        change.record({ noun: 'email', id, verb: 'erased' });
      });
    await eraseBut(repeated?.id ?? '');
    expect(await app.db.selectFrom('enclosure').select('id').execute()).toHaveLength(1);
    await eraseBut('');
    expect(await app.db.selectFrom('enclosure').select('id').execute()).toEqual([]);
  });

  test('with a field that is empty for its recipients is sent only after staff confirm', async () => {
    const { course, app, company, send, messages } = await openCourse();
    await app.change(JANA, (change) => updateCourse(change, course.id, { ...course, price: '' }));
    const body = 'Cena je {cena}.';
    const refused = await send({ body });
    expect(refused).toEqual({ outcome: 'fields-empty', fields: ['cena'] });
    expect(await messages()).toEqual([]);
    await send({ body, emptyAllowed: true });
    const toCompany = (await messages()).find(({ aboutId }) => aboutId === company);
    expect(toCompany?.text).toMatch(/\/vasa-prihlaska\/[\w-]{32}/);
  });

  test('without recipients is not sent', async () => {
    const { silent, send } = await openCourse();
    expect(await send({ audience: 'waiting' })).toEqual({ outcome: 'no-recipients' });
    expect(await send({ audience: 'chosen', chosen: [silent, 'nobody'] })).toEqual({ outcome: 'no-recipients' });
  });

  test('has a preview only where somebody is signed up', async () => {
    const { app, course } = await openCourse();
    const preview = ({ id }: { id: string }) =>
      previewCourseMessage(app, id, TO_ALL, TO_ALL, 'https://www.example.sk');
    expect(await preview(course)).toContain('Pokyny pred kurzom');
    expect(await preview(await storedCourse(app))).toBeUndefined();
  });

  test('contains the hours of the course, or those of its type', async () => {
    const { app } = await openTestApp();
    const hoursInEmail = async (over: object) =>
      (await findMessagedCourse(app.db, (await storedCourse(app, over)).id))?.hours;
    expect(await hoursInEmail({ courseTypeId: 'vodici' })).toBe('13.00 – 16.00 h');
    expect(await hoursInEmail({ courseTypeId: 'vodici', hours: '8.00 – 11.00 h' })).toBe('8.00 – 11.00 h');
    expect(await hoursInEmail({ courseTypeId: null })).toBe('');
  });
});
