import { beforeAll, describe, expect, test } from 'vitest';
import type { CourseWithSeats } from '#domain/courses/course.ts';
import { aSignUp, json, offer, PDF, pdf, setUpClient, signUp } from '../client.ts';
import { complaints, expectProblem } from '../problem.ts';

const client = await setUpClient();
let course: CourseWithSeats;

beforeAll(async () => {
  course = await offer(client, { capacity: 0 });
});

describe('files of a sign-up call', () => {
  test('are stored unchanged and in order', async () => {
    const files = [pdf('osvedčenie.pdf'), { name: 'a.zip', content: ZIP.toBase64() }];
    const { id } = await signUp(client, aSignUp({ courseId: course.id, files }));
    const stored = await filesOf(id);
    expect(stored.map(({ name, mediaType, sizeBytes }) => [name, mediaType, sizeBytes])).toEqual([
      ['osvedčenie.pdf', 'application/pdf', PDF.length],
      ['a.zip', 'application/zip', ZIP.length],
    ]);
    expect(new Uint8Array(stored[0]?.bytes ?? [])).toEqual(PDF);
  });

  test('are marked for staff if they need caution before opening', async () => {
    const files = [pdf(), { name: 'zmluva.docx', content: ZIP.toBase64() }];
    const own = await offer(client);
    const { id } = await signUp(client, aSignUp({ courseId: own.id, files }));
    for (const path of [`/dashboard/prihlasky/${id}`, `/dashboard/kurzy/${own.id}/obsadenost`]) {
      const { html, byId } = await client.read(path, client.staff);
      const cautions = [...html.matchAll(/id="(pozor-[^"]+)"/g)].map(([, caution = '']) => byId(caution));
      expect(cautions).toEqual(['Nie je to skutočný dokument Word. Neotvárajte ho, vyžiadajte si ho znova.']);
    }
  });

  test('are stored without folders in their names', async () => {
    const files = [pdf('../../etc/cron.d/zlo.pdf'), pdf('C:\\Dokumenty\\zivotopis.pdf'), pdf('a\u202Efdp.exe.pdf')];
    const { id } = await signUp(client, aSignUp({ courseId: course.id, files }));
    expect((await filesOf(id)).map(({ name }) => name)).toEqual(['zlo.pdf', 'zivotopis.pdf', 'afdp.exe.pdf']);
  });

  test.each([
    ['a line break', (content: string) => `${content.slice(0, 8)}\n${content.slice(8)}`],
    ['a space at its end', (content: string) => `${content} `],
    ['missing padding', () => 'JVBERi0xLjcKMQ'],
    ['leftover bits', () => 'JVBERi0xLjcKMR=='],
    ['a data prefix', (content: string) => `data:application/pdf;base64,${content}`],
    ['characters of the base64url alphabet', () => 'JVBERi0_-w=='],
    ['no base64 at all', () => '¡Hola!'],
  ])('with %s are refused as invalid base64', async (_what, change) => {
    const { name, content } = pdf();
    const errors = await complaints(await send({ files: [{ name, content: change(content) }] }));
    expect(errors).toEqual([{ field: 'files', message: `Obsah súboru ${name} nie je platný base64.` }]);
  });

  test.each([
    ['a PDF that is none', { name: 'zmluva.pdf', content: btoa('<html>nie som pdf</html>') }, 'prípona'],
    ['a program', { name: 'program.exe', content: btoa('MZ......') }, 'nemôžeme prijať'],
    ['a program named like a PDF', { name: 'program.pdf.exe', content: PDF.toBase64() }, 'nemôžeme prijať'],
    ['a page', { name: 'stranka.html', content: PDF.toBase64() }, 'nemôžeme prijať'],
    ['a picture', { name: 'obrazok.svg', content: btoa('<svg/>') }, 'nemôžeme prijať'],
    [
      'a file named like a property of every object',
      { name: 'constructor', content: PDF.toBase64() },
      'nemôžeme prijať',
    ],
    ['a file without a name', { name: '', content: PDF.toBase64() }, 'nemôžeme prijať'],
    ['an empty file', { name: 'prazdny.pdf', content: '' }, 'je prázdny'],
  ])('are refused with %s', async (_what, file, reason) => {
    const before = await count();
    const errors = await complaints(await send({ files: [file] }));
    expect(errors).toEqual([{ field: 'files', message: expect.stringContaining(reason) }]);
    expect(await count()).toBe(before);
  });

  test.each([11, 51])('are refused if there are %i of them', async (number) => {
    const files = Array.from({ length: number }, (_, index) => pdf(`${index}.pdf`));
    expect(await complaints(await send({ files }))).toEqual([
      { field: 'files', message: 'Prílohou môže byť najviac 10 súborov.' },
    ]);
  });

  test('are accepted up to ten', async () => {
    const files = Array.from({ length: 10 }, (_, index) => pdf(`${index}.pdf`));
    expect((await send({ files })).status).toBe(201);
  });

  test('are refused over 10 MB each or 20 MB together', async () => {
    const large = (name: string, size: number) => pdf(name, filled(size));
    expect(await complaints(await send({ files: [large('velky.pdf', 10_000_001)] }))).toEqual([
      { field: 'files', message: expect.stringContaining('velky.pdf má viac ako 10 MB') },
    ]);
    const together = [1, 2, 3].map((number) => large(`${number}.pdf`, 6_700_000));
    expect(await complaints(await send({ files: together }))).toEqual([
      { field: 'files', message: 'Prílohy majú spolu viac ako 20 MB. Niektorú odoberte.' },
    ]);
    const muchTooLarge = [1, 2, 3].map((number) => large(`${number}.pdf`, 9_000_000));
    await expectProblem(await send({ files: muchTooLarge }), 413);
  });
});

const ZIP = new Uint8Array([0x50, 0x4b, 0x03, 0x04, 1, 2, 3]);

function filled(size: number): Uint8Array {
  const bytes = new Uint8Array(size);
  bytes.set(PDF);
  return bytes;
}

function send(over: object = {}, headers = {}): Promise<Response> {
  return client.request('/api/sendCourse', json(aSignUp({ courseId: course.id, ...over }), headers));
}

function filesOf(signUpId: string) {
  return client.app.db
    .selectFrom('signUpFile')
    .selectAll()
    .where('signUpId', '=', signUpId)
    .orderBy('position')
    .execute();
}

async function count(): Promise<number> {
  return (await client.app.db.selectFrom('signUp').select('id').execute()).length;
}
