import { hash } from 'node:crypto';
import type { Sharp } from 'sharp';
import {
  PICTURE_PIXELS_MAX,
  PICTURE_WIDTHS,
  type PictureSize,
  picturePath,
  pictureProblem,
  pictureWidths,
} from '#domain/articles/picture.ts';
import type { Permitted } from '#domain/staff/permissions.ts';
import type { App } from '#server/app.ts';
import type { Change } from '#server/change.ts';
import { instant } from '#server/clock.ts';
import type { Db } from '#server/db/database.ts';
import type { FileColumns } from '#server/db/tables.ts';
import { intact, sha256Of } from '#server/stored-files/file-sum.ts';

export type StorePictureOutcome =
  | { outcome: 'stored'; image: string; size: PictureSize }
  | { outcome: 'refused'; message: string };

/**
 * Stores a picture uploaded by staff in the widths and formats that pages show. The files are encoded from its pixels,
 * so that they contain no camera metadata or hidden data. The same picture uploaded twice is stored once.
 */
export async function storePicture(
  app: Pick<App, 'change'>,
  staff: Permitted<'content'>,
  upload: { name: string; bytes: Uint8Array },
): Promise<StorePictureOutcome> {
  const problem = pictureProblem(upload);
  if (problem) return { outcome: 'refused', message: problem };
  const made = await makeFiles(upload.bytes);
  if (!made) return { outcome: 'refused', message: PICTURE_UNREADABLE };
  const { key, size, files } = made;
  const summed = await withSums(files);
  await app.change(staff, async (change) => {
    const isNew = await storePictureFiles(change, key, summed);
    if (isNew) change.record({ noun: 'picture', id: key, verb: 'stored' });
  });
  return { outcome: 'stored', image: picturePath(key, Math.max(...pictureWidths(size)), 'webp'), size };
}

export const PICTURE_UNREADABLE = 'Obrázok sa nedá otvoriť alebo je príliš veľký. Uložte ho znova.';

export function withSums(files: readonly PictureFile[]): Promise<FileColumns[]> {
  return Promise.all(files.map(async (file) => ({ ...file, sha256: await sha256Of(file.bytes) })));
}

/** Stores the files of a picture; false where all of them were there already. */
export async function storePictureFiles(
  change: Change,
  pictureKey: string,
  files: readonly FileColumns[],
): Promise<boolean> {
  const createdAt = instant(change);
  const stored = await change.db
    .insertInto('pictureFile')
    .values(files.map((file) => ({ ...file, pictureKey, sizeBytes: file.bytes.length, createdAt })))
    // repairs a stored file that was damaged meanwhile
    .onConflict((conflict) =>
      conflict
        .columns(['pictureKey', 'name'])
        .doUpdateSet(({ ref }) => ({
          bytes: ref('excluded.bytes'),
          sizeBytes: ref('excluded.sizeBytes'),
          sha256: ref('excluded.sha256'),
        }))
        .whereRef('pictureFile.bytes', '!=', 'excluded.bytes'),
    )
    .returning('name')
    .execute();
  return stored.length > 0;
}

/** The uncropped photograph, kept so that it can be cropped again; only staff may see what was cropped. */
export const PICTURE_SOURCE = 'predloha.webp';

/** One file of a picture with its bytes; throws `DamagedFile` where they are not those that were stored. */
export async function findPictureFile(db: Db, pictureKey: string, name: string) {
  const file = await db
    .selectFrom('pictureFile')
    .select(['mediaType', 'sizeBytes', 'sha256', 'bytes'])
    .where('pictureKey', '=', pictureKey)
    .where('name', '=', name)
    .where('name', '!=', PICTURE_SOURCE)
    .executeTakeFirst();
  return file && intact(file);
}

export type PictureFile = Omit<FileColumns, 'sha256'>;

/** Undefined for what cannot be decoded or would unpack to too many pixels. */
async function makeFiles(
  source: Uint8Array,
): Promise<{ key: string; size: PictureSize; files: PictureFile[] } | undefined> {
  return processPicture(async (sharp) => {
    // a large picture is decoded once, all files are made of what is shown of it at most
    const { data, info } = await sharp(source, PICTURE_LIMITS)
      .autoOrient()
      .resize({ width: Math.max(...PICTURE_WIDTHS), withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const open = () => sharp(data, { raw: info });
    const size = { width: info.width, height: info.height };
    const digest = hash('sha256', source).slice(0, 16);
    const files = await scaledFiles(open, size);
    const sharing = open().resize(1200, 630).flatten({ background: '#fff' }).jpeg({ quality: 82 });
    files.push({ name: 'zdielanie.jpg', mediaType: 'image/jpeg', bytes: await sharing.toBuffer() });
    return { key: `${digest}-${size.width}x${size.height}`, size, files };
  });
}

/**
 * Does some work with the picture library, one picture at a time: a large one takes hundreds of megabytes while it is
 * decoded. Undefined for a picture that cannot be read.
 */
export function processPicture<T>(
  work: (sharp: typeof import('sharp')['default']) => Promise<T>,
): Promise<T | undefined> {
  return navigator.locks.request('picture', async () => {
    // loaded with the first picture, because it is large and most servers never process one
    const { default: sharp } = await import('sharp');
    // sharp throws for every picture it cannot read
    return work(sharp).catch(() => undefined);
  });
}

export const PICTURE_LIMITS = { limitInputPixels: PICTURE_PIXELS_MAX, failOn: 'error' } as const;

/** A picture of this size in the widths and formats pages show. */
export async function scaledFiles(open: () => Sharp, size: PictureSize): Promise<PictureFile[]> {
  const files: PictureFile[] = [];
  for (const width of pictureWidths(size)) {
    const scaled = () => open().resize({ width });
    files.push(
      { name: `${width}.avif`, mediaType: 'image/avif', bytes: await scaled().avif({ quality: 55 }).toBuffer() },
      { name: `${width}.webp`, mediaType: 'image/webp', bytes: await scaled().webp({ quality: 80 }).toBuffer() },
    );
  }
  return files;
}
