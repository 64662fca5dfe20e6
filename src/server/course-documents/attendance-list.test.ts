import { beforeEach, expect, test } from 'vitest';
import { findCourse } from '#server/courses/course-queries.ts';
import type { TestApp } from '../../../test/app.ts';
import { onBothDatabases } from '../../../test/both-databases.ts';
import { anotherCompany } from '../../../test/builders.ts';
import { signedUp, storedCourse } from '../../../test/courses.ts';
import { printAttendanceList } from './attendance-list.ts';
import { isDrawable } from './drawable-text.ts';

onBothDatabases('the attendance list on %s', (openTestApp) => {
  let running: TestApp;
  beforeEach(async () => {
    running = await openTestApp();
  });

  /** The PDF as text: its metadata is uncompressed. */
  async function printed(id: string): Promise<string> {
    const course = await findCourse(running.app.db, id);
    if (!course) throw new Error(`there is no course ${id}`);
    return Buffer.from(await printAttendanceList(running.app, course)).toString('latin1');
  }

  test('is a tagged PDF in which entered text appears literally', async () => {
    const nameOfCourse = '#panic() *B* $x$ [c] & "d" \\ // Kurz';
    const place = `https://stretnutie.example.sk/${'0123456789'.repeat(9)}`;
    const { id } = await storedCourse(running.app, { nameOfCourse, place });
    const list = Buffer.from(await printed(id), 'latin1').toString();
    expect(list).toMatch(/^%PDF-1\.7/);
    expect(list).toContain('<pdfuaid:part>1</pdfuaid:part>');
    expect(list).toContain('SofiaSans');
    expect(list).not.toContain('Libertinus');
    expect(list).toContain('#panic() *B* $x$ [c] &amp; &quot;d&quot; \\ // Kurz');
  });

  test('has a second sheet when twenty lines do not suffice', async () => {
    const course = await storedCourse(running.app, { capacity: 0 });
    expect(await printed(course.id)).toContain('/Count 1');
    await signedUp(running.app, course, { fields: anotherCompany({ numberOfWorkers: '16' }) });
    expect(await printed(course.id)).toContain('/Count 2');
  });
});

test.each(['Žofia Ľuptáková', 'Олена Щербак', 'Ελένη', 'Nguyễn Thị Hường', 'Güneş Łukasz', 'გიორგი', 'نور', 'नरेश'])(
  'the documents’ fonts have every letter of %s',
  (name) => expect(isDrawable(name)).toBe(true),
);

test('a name with a letter that the documents’ fonts lack is detected before printing', () => {
  expect(isDrawable('李小龍')).toBe(false);
});
