import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pictureSources } from '#domain/articles/picture.ts';
import { photographSubject, shownRegion } from '#domain/photographs/photograph.ts';
import { findPictureFile, PICTURE_SOURCE } from '#server/articles/pictures.ts';
import { findCompanyRecord } from '#server/company/company.ts';
import { listEvents } from '#server/events/events.ts';
import { deactivateStaffMember } from '#server/staff/staff-access.ts';
import type { TestApp } from '../../../test/app.ts';
import { onBothDatabases } from '../../../test/both-databases.ts';
import { aPhotograph, JANA } from '../../../test/builders.ts';
import { storedCourse } from '../../../test/courses.ts';
import { storedLecturer } from '../../../test/lecturers.ts';
import {
  findPhotograph,
  listPhotographSubjects,
  listPhotographs,
  removePhotograph,
  savePhotograph,
} from './photographs.ts';

const PETER = { subject: photographSubject('person', 'Ing. Peter Vzorný'), kind: 'person' } as const;
const EVA = { subject: photographSubject('person', 'Mgr. Eva Vzorná'), kind: 'person' } as const;
const FIELDS = { focus: 'left', zoom: 'whole', alt: 'Peter Vzorný', consentOn: '2026-11-02' } as const;

onBothDatabases('photographs on %s', (openTestApp) => {
  let running: TestApp;

  const open = async () => {
    running = await openTestApp();
    return running.app;
  };
  const save = async (over: object = {}, upload?: { name: string; bytes: Uint8Array }) =>
    savePhotograph(running.app, JANA, PETER, { ...FIELDS, ...over }, upload);
  /** Of somebody else, all blue. */
  const saveAnother = async () => {
    const blue = sharp({ create: { width: 900, height: 600, channels: 3, background: '#0000ff' } });
    const upload = { name: 'eva.png', bytes: await blue.png().toBuffer() };
    expect(await savePhotograph(running.app, JANA, EVA, FIELDS, upload)).toEqual({ outcome: 'saved' });
  };
  const shown = async () => {
    const photograph = (await listPhotographs(running.app.db)).find(({ subject }) => subject === PETER.subject);
    const [, , key = '', file = ''] = photograph?.image.split('/') ?? [];
    return { key, file: await findPictureFile(running.app.db, key, file) };
  };
  const files = async () => (await running.app.db.selectFrom('pictureFile').select('pictureKey').execute()).length;

  test('are cropped as staff chose, in AVIF and WebP, and the change is announced', async () => {
    const app = await open();
    const announced: string[] = [];
    app.announcements.listen((topic) => announced.push(topic));
    expect(await save({}, await aPhotograph())).toEqual({ outcome: 'saved' });
    const [photograph] = await listPhotographs(app.db);
    expect(photograph).toMatchObject({ subject: PETER.subject, alt: 'Peter Vzorný' });
    expect(pictureSources(photograph?.image ?? '')).toMatchObject({ width: 480, height: 600 });
    const { file } = await shown();
    const { dominant } = await sharp(file?.bytes).stats();
    expect(dominant.g).toBeGreaterThan(dominant.r);
    expect(announced).toEqual(['company']);
  });

  test('are cropped again without a new file, and the files of the former crop are deleted', async () => {
    const app = await open();
    await saveAnother();
    await save({}, await aPhotograph());
    const before = { ...(await shown()), files: await files() };
    expect(await save({ focus: 'right' })).toEqual({ outcome: 'saved' });
    const after = await shown();
    const { dominant } = await sharp(after.file?.bytes).stats();
    expect(dominant.r).toBeGreaterThan(dominant.g);
    expect(await findPictureFile(app.db, before.key, '480.webp')).toBeUndefined();
    expect(await files()).toBe(before.files);
  });

  test('are never served uncropped', async () => {
    const app = await open();
    await save({}, await aPhotograph());
    expect(await findPictureFile(app.db, (await shown()).key, PICTURE_SOURCE)).toBeUndefined();
  });

  test('are removed with all their files, and their history names no person', async () => {
    const app = await open();
    await saveAnother();
    const others = await files();
    await save({}, await aPhotograph());
    const { id = '' } = (await findPhotograph(app.db, PETER.subject)) ?? {};
    expect(await app.change(JANA, (change) => removePhotograph(change, PETER.subject))).toBe('done');
    expect(await files()).toBe(others);
    expect(await listPhotographs(app.db)).toMatchObject([{ subject: EVA.subject }]);
    const events = await listEvents(app.db, { noun: 'photograph', id });
    expect(events.map(({ verb }) => verb).toSorted()).toEqual(['removed', 'stored']);
    expect(JSON.stringify(events)).not.toMatch(/vzorn/i);
    expect(await app.change(JANA, (change) => removePhotograph(change, PETER.subject))).toBe('not-found');
  });

  test('of a lecturer are removed with the lecturer’s staff account', async () => {
    const app = await open();
    const { id } = await storedLecturer(app);
    const lecturer = { subject: photographSubject('lecturer', id), kind: 'lecturer' } as const;
    await savePhotograph(app, JANA, lecturer, FIELDS, await aPhotograph());
    expect(await app.change(JANA, (change) => deactivateStaffMember(change, id))).toBe('done');
    expect(await listPhotographs(app.db)).toEqual([]);
    expect(await files()).toBe(0);
  });

  test('of halls can be added for courses that are to come', async () => {
    const app = await open();
    await storedCourse(app, { date: '2026-11-20', place: 'Dnes 1' });
    await storedCourse(app, { date: '2026-11-19', place: 'Včera 2' });
    const { company } = await findCompanyRecord(app.db);
    const halls = (await listPhotographSubjects(app, company)).filter(({ kind }) => kind === 'hall');
    expect(halls.map(({ name }) => name)).toEqual(['Dnes 1, Žilina']);
  });

  test.each([
    ['no file where there is none yet', {}, undefined],
    ['a text under the name of a picture', {}, { name: 'a.png', bytes: new TextEncoder().encode('text') }],
    ['fewer pixels than are shown', { zoom: 'close' }, { width: 300, height: 400 }],
  ])('are refused: %s', async (_what, over, upload) => {
    await open();
    const file = upload && 'width' in upload ? await aPhotograph(upload) : upload;
    expect(await save(over, file)).toMatchObject({ outcome: 'refused' });
    expect(await files()).toBe(0);
  });
});

test.each([
  [{ width: 900, height: 600 }, 'left', 'whole', { left: 0, top: 0, width: 480, height: 600 }],
  [{ width: 900, height: 600 }, 'right', 'whole', { left: 420, top: 0, width: 480, height: 600 }],
  [{ width: 400, height: 900 }, 'top', 'whole', { left: 0, top: 0, width: 400, height: 500 }],
  [{ width: 900, height: 600 }, 'centre', 'closer', { left: 290, top: 100, width: 320, height: 400 }],
] as const)('the shown part of a photograph of %o with focus %s and zoom %s', (size, focus, zoom, region) => {
  expect(shownRegion(size, { aspect: 4 / 5, focus, zoom })).toEqual(region);
});
