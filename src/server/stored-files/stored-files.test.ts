import { rm } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { VISITOR } from '#domain/actor.ts';
import { findPictureFile, storePicture } from '#server/articles/pictures.ts';
import { createCourse } from '#server/courses/courses.ts';
import { databaseFile } from '#server/data-dir.ts';
import { storeEnclosures } from '#server/emails/email-attachments.ts';
import { resendEmail } from '#server/emails/email-resending.ts';
import { enqueueEmail, listEmails } from '#server/emails/outbox.ts';
import { JOBS } from '#server/jobs/jobs.ts';
import { addSheet } from '#server/results/results.ts';
import { findSignUpFile, submitSignUp } from '#server/sign-ups/sign-ups.ts';
import type { TestApp } from '../../../test/app.ts';
import { onBothDatabases } from '../../../test/both-databases.ts';
import { aCourse, aFile, anotherPerson, aSubmission, JANA } from '../../../test/builders.ts';
import { closed, taughtCourse } from '../../../test/closed-courses.ts';
import { signedUp } from '../../../test/courses.ts';
import { damageFiles } from '../../../test/damaged-files.ts';
import { runDueJobs, sendDueEmails } from '../../../test/jobs.ts';
import { addAccount } from '../../../test/local-account.ts';
import { mailServer, reaching } from '../../../test/mailing.ts';
import { findLastFileCheck } from './check-stored-files.ts';
import { DamagedFile } from './file-sum.ts';

/** A port without a listener. */
const CLOSED_SMTP_URL = 'smtp://127.0.0.1:1';
const NIGHT = { 'file-check': JOBS['file-check'] };

onBothDatabases('stored files on %s', (openTestApp, engine) => {
  let running: TestApp;
  let signUpId: string;
  let picture: string;

  /** An App with files of every kind. */
  const open = async (environment: Record<string, string> = {}) => {
    running = await openTestApp({ environment });
    const { app } = running;
    const course = aCourse();
    await app.change(JANA, (change) => createCourse(change, course));
    const files = [aFile(), aFile({ name: 'zdravotny-preukaz.pdf' })];
    const submitted = await app.change(VISITOR, (change) => submitSignUp(change, aSubmission(course, { files })));
    signUpId = submitted.outcome === 'stored' ? submitted.id : '';
    picture = await storedPicture();
    await app.change(JANA, async (change) => {
      const attached = { name: 'a.pdf', mediaType: 'application/pdf', bytes: new TextEncoder().encode('%PDF-1.7') };
      const enclosureIds = await storeEnclosures(change, [attached]);
      const about = { noun: 'signUp', id: signUpId } as const;
      const recipient = 'prilohy@example.sk';
      const attachments = [attached];
      await enqueueEmail(change, {
        kind: 'contactReceived',
        about,
        recipient,
        facts: {},
        attachments,
        enclosureIds,
      });
      change.record({ noun: 'signUp', id: signUpId, verb: 'messageSent' });
    });
    return app;
  };

  const storedPicture = async () => {
    const bytes = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#00734A' } })
      .png()
      .toBuffer();
    const stored = await storePicture(running.app, JANA, { name: 'hala.png', bytes });
    return stored.outcome === 'stored' ? (stored.image.split('/')[2] as string) : '';
  };
  const night = async () => {
    running.wait({ hours: 24 });
    await runDueJobs(running.app, NIGHT);
    await expect
      .poll(async () => (await findLastFileCheck(running.app.db))?.at)
      .toBe(running.app.now().toString({ fractionalSecondDigits: 3 }));
    return findLastFileCheck(running.app.db);
  };
  const emailsToAdmin = async () => {
    const emails = running.app.db.selectFrom('email').select(['recipient', 'text']);
    return emails.where('kind', '=', 'damagedFiles').execute();
  };

  test('are read each night and match their hashes', async () => {
    const app = await open();
    expect(await findLastFileCheck(app.db)).toBeUndefined();
    expect(await night()).toMatchObject({ files: 7, damaged: 0, listed: [] });
  });

  test('with a changed byte are detected at night, and admins are notified once', async () => {
    const app = await open({ SMTP_URL: CLOSED_SMTP_URL });
    const staff = await addAccount(app);
    await damageFiles(app, 'signUpFile');
    await damageFiles(app, 'emailAttachment');
    expect(await night()).toMatchObject({ files: 7, damaged: 3 });
    const text = expect.stringMatching(/Poškodené: 2.súbory prihlášok, 1.príloha e-mailu\./);
    expect(await emailsToAdmin()).toEqual([{ recipient: staff.email, text }]);
    await night();
    expect(await emailsToAdmin()).toHaveLength(1);
    await damageFiles(app, 'enclosure');
    expect(await night()).toMatchObject({ damaged: 4 });
    expect(await emailsToAdmin()).toHaveLength(2);
  });

  test('are not served once they are damaged', async () => {
    const app = await open();
    const [file] = await app.db.selectFrom('signUpFile').select('id').where('signUpId', '=', signUpId).execute();
    const read = [
      () => findSignUpFile(app.db, signUpId, file?.id ?? ''),
      () => findPictureFile(app.db, picture, '20.webp'),
    ];
    for (const find of read) expect(await find()).toBeDefined();
    await damageFiles(app, 'signUpFile');
    await damageFiles(app, 'pictureFile');
    for (const find of read) await expect(find()).rejects.toBeInstanceOf(DamagedFile);
    // uploading the same picture again restores it
    expect(await storedPicture()).toBe(picture);
    expect(await findPictureFile(app.db, picture, '20.webp')).toBeDefined();
  });

  test('are not sent with an email or its copy once they are damaged, and delay no other email', async () => {
    const app = await open();
    const server = await mailServer();
    const sender = reaching(app, server.url);
    await damageFiles(app, 'emailAttachment');
    await sendDueEmails(sender);
    const about = { noun: 'signUp', id: signUpId } as const;
    const emails = await listEmails(app.db, about);
    expect(emails.map(({ status, cause }) => [status, cause]).toSorted()).toEqual([
      ['failed', 'damaged-file'],
      ['sent', null],
    ]);
    const failed = emails.find(({ status }) => status === 'failed')?.id ?? '';
    await app.change(JANA, (change) => resendEmail(change, about, failed, 'inam@example.sk'));
    await sendDueEmails(sender);
    expect((await listEmails(app.db, about)).filter(({ cause }) => cause === 'damaged-file')).toHaveLength(2);
    expect(server.emails).toHaveLength(1);
  });

  if (engine === 'SQLite')
    test('that are large are flushed while they are stored, or the end of the change would block the process', async () => {
      const { app } = await openTestApp();
      const taught = await taughtCourse(app, 1);
      await closed(app, taught);
      const sized = (sizeBytes: number) => {
        const bytes = new Uint8Array(sizeBytes);
        const file = { name: 'a.jpg', mediaType: 'image/jpeg', bytes };
        return {
          ofSignUp: () => signedUp(app, taught.course, { fields: anotherPerson(), files: [aFile({ bytes })] }),
          enclosure: () =>
            app.change(JANA, async (change) => {
              await storeEnclosures(change, [file]);
              change.record({ noun: 'course', id: taught.course.id, verb: 'changed' });
            }),
          sheet: () => app.change(JANA, (change) => addSheet(change, taught.course.id, file)),
        };
      };
      // SQLite still writes to its open log, but nothing else finds it to flush it
      await rm(`${databaseFile(app.config.dataDir)}-wal`);
      const [largest, larger] = [sized(1_000_000), sized(1_000_001)];
      await expect(largest.ofSignUp()).resolves.toBeDefined();
      await expect(largest.enclosure()).resolves.toBeUndefined();
      for (const store of Object.values(larger)) await expect(store()).rejects.toMatchObject({ code: 'ENOENT' });
    });
});
