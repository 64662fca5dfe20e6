import { hash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Course } from '#domain/courses/course.ts';
import type { TestApp } from '../../../test/app.ts';
import { onBothDatabases } from '../../../test/both-databases.ts';
import { aFile } from '../../../test/builders.ts';
import { signedUp, storedCourse } from '../../../test/courses.ts';
import { listSignUps } from './sign-up-list.ts';
import { findSignUpFile, listSignUpFiles } from './sign-ups.ts';

onBothDatabases('a sign-up on %s', (openTestApp) => {
  let running: TestApp;
  const open = async (over: Partial<Course> = {}) => {
    running = await openTestApp();
    return { app: running.app, course: await storedCourse(running.app, over) };
  };

  describe('with files', () => {
    test('stores every byte, in the order of sending', async () => {
      const { app, course } = await open();
      const everyByte = Uint8Array.from({ length: 70_000 }, (_, index) => index % 256);
      // a view into a larger buffer, as parsing a form returns it
      const view = new TextEncoder().encode('xxx%PDF-1.7 osvedčenie').subarray(3);
      const sent = [
        aFile({ name: 'zoznam účastníkov.docx', bytes: everyByte }),
        aFile({ name: 'osvedčenie.pdf', bytes: view }),
      ];
      const id = await signedUp(app, course, { files: sent });
      const files = await listSignUpFiles(app.db, id);
      expect(files).toMatchObject([
        { name: 'zoznam účastníkov.docx', sizeBytes: 70_000, mediaType: expect.stringContaining('wordprocessingml') },
        { name: 'osvedčenie.pdf', sizeBytes: view.length, mediaType: 'application/pdf' },
      ]);
      for (const [index, { id: fileId }] of files.entries()) {
        const file = await findSignUpFile(app.db, id, fileId);
        const bytes = sent[index]?.bytes as Uint8Array;
        expect(Buffer.from(file?.bytes as Uint8Array).equals(bytes)).toBe(true);
        expect(file?.sha256).toBe(hash('sha256', bytes));
      }
    });

    test('lists them without their bytes', async () => {
      const { app, course } = await open();
      const id = await signedUp(app, course, { files: [aFile()] });
      const [file] = await listSignUpFiles(app.db, id);
      expect(file).not.toHaveProperty('bytes');
      expect((await listSignUps(app.db, { page: 1 })).rows).toMatchObject([{ files: 1 }]);
    });

    test('does not return them for another sign-up', async () => {
      const { app, course } = await open();
      const id = await signedUp(app, course, { files: [aFile()] });
      const another = await signedUp(app, course);
      const [file] = await listSignUpFiles(app.db, id);
      expect(await findSignUpFile(app.db, another, file?.id as string)).toBeUndefined();
    });
  });
});
