import { hash, randomUUID } from 'node:crypto';
import { picturePath, pictureProblem, pictureWidths } from '#domain/articles/picture.ts';
import type { Company } from '#domain/company/company.ts';
import {
  PHOTOGRAPH_KINDS,
  type Photograph,
  type PhotographSubject,
  photographSubjects,
  SHOWN_WIDTH_MIN,
  type StoredPhotograph,
  shownRegion,
} from '#domain/photographs/photograph.ts';
import type { PhotographFields } from '#domain/photographs/photograph-fields.ts';
import type { Permitted } from '#domain/staff/permissions.ts';
import type { App } from '#server/app.ts';
import {
  PICTURE_LIMITS,
  PICTURE_SOURCE,
  PICTURE_UNREADABLE,
  processPicture,
  scaledFiles,
  storePictureFiles,
  withSums,
} from '#server/articles/pictures.ts';
import type { Change, StaffChange } from '#server/change.ts';
import { instant, type Reading, today } from '#server/clock.ts';
import type { Db } from '#server/db/database.ts';
import type { FileColumns } from '#server/db/tables.ts';
import { listLecturers } from '#server/staff/lecturers.ts';
import { intact } from '#server/stored-files/file-sum.ts';

/** All photographs as pages show them. */
export function listPhotographs(db: Db): Promise<Photograph[]> {
  return db.selectFrom('photograph').select(['subject', 'image', 'alt']).execute();
}

/** All photographs as staff see them. */
export function listStoredPhotographs(db: Db): Promise<StoredPhotograph[]> {
  return db.selectFrom('photograph').selectAll().orderBy('subject').execute();
}

export function findPhotograph(db: Db, subject: string): Promise<StoredPhotograph | undefined> {
  return db.selectFrom('photograph').selectAll().where('subject', '=', subject).executeTakeFirst();
}

/** Everything that can be given a photograph now. */
export async function listPhotographSubjects(app: Reading, company: Company): Promise<PhotographSubject[]> {
  const [lecturers, venues] = await Promise.all([
    listLecturers(app.db),
    app.db
      .selectFrom('course')
      .select(['place', 'city'])
      .distinct()
      .where('date', '>=', today(app))
      .orderBy('city')
      .orderBy('place')
      .execute(),
  ]);
  return photographSubjects(company, { lecturers, venues });
}

export type SavePhotographOutcome = { outcome: 'saved' } | { outcome: 'refused'; message: string };

/** Stores a photograph of a subject, or crops the existing one again where no file is sent. */
export async function savePhotograph(
  app: Pick<App, 'change' | 'db'>,
  staff: Permitted<'settings'>,
  subject: Pick<PhotographSubject, 'subject' | 'kind'>,
  fields: PhotographFields,
  upload?: { name: string; bytes: Uint8Array },
): Promise<SavePhotographOutcome> {
  const problem = upload && pictureProblem(upload);
  if (problem) return { outcome: 'refused', message: problem };
  const source = upload?.bytes ?? (await findSource(app.db, subject.subject));
  if (!source) return { outcome: 'refused', message: 'Vyberte fotografiu.' };
  const made = await cutPhotograph(source, subject, fields);
  if (typeof made === 'string') return { outcome: 'refused', message: made };
  await app.change(staff, (change) => storePhotograph(change, subject.subject, fields, made));
  return { outcome: 'saved' };
}

/** Stores a photograph in place of the previous one, whose files are deleted. */
async function storePhotograph(
  change: StaffChange<'settings'>,
  subject: string,
  fields: PhotographFields,
  { pictureKey, image, files }: CutPhotograph,
): Promise<void> {
  const before = await findPhotograph(change.db, subject);
  await storePictureFiles(change, pictureKey, files);
  await filesOf(change, subject).where('pictureKey', '!=', pictureKey).execute();
  const { focus, zoom, alt, consentOn } = fields;
  const row = { subject, image, focus, zoom, alt, consentOn, storedAt: instant(change) };
  const { id } = await change.db
    .insertInto('photograph')
    .values({ id: randomUUID(), ...row })
    .onConflict((conflict) => conflict.column('subject').doUpdateSet(row))
    .returning('id')
    .executeTakeFirstOrThrow();
  // the history is never erased, so it records when consent was noted but not whose (decision 0018)
  const previous = before && { before: { consentOn: before.consentOn } };
  change.record({ noun: 'photograph', id, verb: before ? 'changed' : 'stored', ...previous, after: { consentOn } });
  change.announce('company');
}

/** A photograph cropped to the shape of its kind. */
interface CutPhotograph {
  pictureKey: string;
  image: string;
  files: FileColumns[];
}

/** Removes a photograph with all its files: consent may be withdrawn at any time (GDPR, article 7). */
export async function removePhotograph(
  change: StaffChange<'settings'>,
  subject: string,
): Promise<'done' | 'not-found'> {
  const { numDeletedRows } = await filesOf(change, subject).executeTakeFirst();
  const removed = await change.db
    .deleteFrom('photograph')
    .where('subject', '=', subject)
    .returning(['id', 'consentOn'])
    .executeTakeFirst();
  if (!removed) return 'not-found';
  const { id, consentOn } = removed;
  change.record({ noun: 'photograph', id, verb: 'removed', before: { consentOn, files: Number(numDeletedRows) } });
  change.announce('company');
  return 'done';
}

/** A query deleting the files of all pictures of a subject; an article's picture has a key of another form. */
function filesOf({ db }: Change, subject: string) {
  return db.deleteFrom('pictureFile').where('pictureKey', 'like', `${keyPrefix(subject)}%`);
}

function keyPrefix(subject: string): string {
  return `${hash('sha256', subject).slice(0, 16)}-`;
}

async function findSource(db: Db, subject: string): Promise<Uint8Array | undefined> {
  const file = await db
    .selectFrom('pictureFile')
    .select(['sha256', 'bytes'])
    .where('pictureKey', 'like', `${keyPrefix(subject)}%`)
    .where('name', '=', PICTURE_SOURCE)
    .executeTakeFirst();
  return file && (await intact(file)).bytes;
}

/** The longer side of the stored source, in pixels. */
const SOURCE_SIDE_MAX = 1920;

/** Crops a photograph and makes its files; returns the problem, in Slovak, where that is impossible. */
async function cutPhotograph(
  bytes: Uint8Array,
  { subject, kind }: Pick<PhotographSubject, 'subject' | 'kind'>,
  { focus, zoom }: Pick<PhotographFields, 'focus' | 'zoom'>,
): Promise<CutPhotograph | string> {
  const cut = await processPicture(async (sharp) => {
    const uncropped = await sharp(bytes, PICTURE_LIMITS)
      .autoOrient()
      .resize({ width: SOURCE_SIDE_MAX, height: SOURCE_SIDE_MAX, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 92 })
      .toBuffer({ resolveWithObject: true });
    const region = shownRegion(uncropped.info, { aspect: PHOTOGRAPH_KINDS[kind].aspect, focus, zoom });
    if (region.width < SHOWN_WIDTH_MIN) return TOO_SMALL;
    const shown = await sharp(uncropped.data).extract(region).png().toBuffer();
    const size = { width: region.width, height: region.height };
    const files = await scaledFiles(() => sharp(shown), size);
    const source = { name: PICTURE_SOURCE, mediaType: 'image/webp', bytes: uncropped.data };
    const digest = hash('sha256', shown).slice(0, 16);
    const pictureKey = `${keyPrefix(subject)}${digest}-${size.width}x${size.height}`;
    return {
      pictureKey,
      image: picturePath(pictureKey, Math.max(...pictureWidths(size)), 'webp'),
      files: await withSums([...files, source]),
    };
  });
  return cut ?? PICTURE_UNREADABLE;
}

const TOO_SMALL = `Vo výreze by zostalo menej ako ${SHOWN_WIDTH_MIN}\u00A0bodov na šírku. Vyberte väčšiu fotografiu alebo širší výrez.`;
