import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pictureSources } from '#domain/articles/picture.ts';
import { listEvents } from '#server/events/events.ts';
import type { TestApp } from '../../../test/app.ts';
import { onBothDatabases } from '../../../test/both-databases.ts';
import { JANA } from '../../../test/builders.ts';
import { findPictureFile, storePicture } from './pictures.ts';

const canvas = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#00734A' } });

onBothDatabases('pictures on %s', (openTestApp) => {
  let running: TestApp;

  async function store(name: string, bytes: Uint8Array) {
    running = await openTestApp();
    return storePicture(running.app, JANA, { name, bytes });
  }

  test('are stored in AVIF and WebP, in widths up to their own, and as JPEG for sharing', async () => {
    const stored = await store('hala.png', await canvas(1000, 500).png().toBuffer());
    if (stored.outcome !== 'stored') throw new Error(stored.message);
    expect(stored.image).toMatch(/^\/obrazky\/[0-9a-f]{16}-1000x500\/1000\.webp$/);
    const key = stored.image.split('/')[2] as string;
    for (const [name, format, width] of [
      ['480.avif', 'heif', 480],
      ['1000.webp', 'webp', 1000],
      ['zdielanie.jpg', 'jpeg', 1200],
    ] as const) {
      const file = await findPictureFile(running.app.db, key, name);
      expect(await sharp(file?.bytes).metadata()).toMatchObject({ format, width });
    }
    for (const { srcSet } of pictureSources(stored.image)?.sources ?? []) {
      for (const address of srcSet.split(', ').map((offer) => offer.split(' ')[0])) {
        expect(await findPictureFile(running.app.db, key, address?.split('/')[3] ?? '')).toBeDefined();
      }
    }
  });

  test('are rotated upright and stored without camera metadata', async () => {
    const source = await canvas(600, 300)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'TAJNE-48.7N-19.1E', Orientation: '6' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const stored = await store('z-mobilu.jpg', source);
    if (stored.outcome !== 'stored') throw new Error(stored.message);
    expect(stored.size).toEqual({ width: 300, height: 600 });
    const file = await findPictureFile(running.app.db, stored.image.split('/')[2] as string, '300.webp');
    expect((await sharp(file?.bytes).metadata()).exif).toBeUndefined();
    expect(Buffer.from(file?.bytes ?? []).includes('TAJNE')).toBe(false);
  });

  test('are stored once when uploaded twice', async () => {
    const bytes = await canvas(100, 100).png().toBuffer();
    const first = await store('a.png', bytes);
    expect(await storePicture(running.app, JANA, { name: 'b.png', bytes })).toEqual(first);
    const another = await canvas(100, 50).png().toBuffer();
    const second = await storePicture(running.app, JANA, { name: 'c.png', bytes: another });
    const heights = [first, second].map(async (stored) => {
      const key = stored.outcome === 'stored' ? (stored.image.split('/')[2] as string) : '';
      expect(await listEvents(running.app.db, { noun: 'picture', id: key })).toMatchObject([{ verb: 'stored' }]);
      const file = await findPictureFile(running.app.db, key, '100.webp');
      return (await sharp(file?.bytes).metadata()).height;
    });
    expect(await Promise.all(heights)).toEqual([100, 50]);
  });

  test.each([
    ['a text that calls itself a picture', 'a.png', () => new TextEncoder().encode('<svg onload=alert(1)>')],
    ['a picture under a false name', 'a.jpg', () => canvas(10, 10).png().toBuffer()],
    ['a drawing that could run scripts', 'a.svg', () => new TextEncoder().encode('<svg/>')],
    ['a beginning without an end', 'a.png', async () => (await canvas(500, 500).png().toBuffer()).subarray(0, 60)],
    ['more pixels than fit', 'a.png', () => canvas(9000, 9000).png().toBuffer()],
  ])('are refused and not stored: %s', async (_what, name, bytes) => {
    expect(await store(name, await bytes())).toMatchObject({ outcome: 'refused' });
    expect(await running.app.db.selectFrom('pictureFile').select('name').execute()).toEqual([]);
  });
});
