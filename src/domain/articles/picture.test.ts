import { describe, expect, test } from 'vitest';
import { isOwnPicture, pictureProblem, pictureSharingPath, pictureSources, pictureWidths } from './picture.ts';

const IMAGE = '/obrazky/0123456789abcdef-1600x900/1600.webp';

describe('a picture of an article', () => {
  test('is stored in no width larger than its own', () => {
    expect(pictureWidths({ width: 4000, height: 3000 })).toEqual([480, 960, 1920]);
    expect(pictureWidths({ width: 1920, height: 1080 })).toEqual([480, 960, 1920]);
    expect(pictureWidths({ width: 960, height: 540 })).toEqual([480, 960]);
    expect(pictureWidths({ width: 700, height: 300 })).toEqual([480, 700]);
    expect(pictureWidths({ width: 64, height: 64 })).toEqual([64]);
  });

  test('has its size and its formats in its address', () => {
    expect(pictureSources(IMAGE)).toMatchObject({ width: 1600, height: 900 });
    expect(pictureSources(IMAGE)?.sources[0]).toEqual({
      type: 'image/avif',
      srcSet:
        '/obrazky/0123456789abcdef-1600x900/480.avif 480w, /obrazky/0123456789abcdef-1600x900/960.avif 960w, /obrazky/0123456789abcdef-1600x900/1600.avif 1600w',
    });
    expect(pictureSharingPath(IMAGE)).toBe('/obrazky/0123456789abcdef-1600x900/zdielanie.jpg');
    expect(pictureSources('/ukazky/eva-800x600.svg')).toMatchObject({ width: 800, height: 600, sources: [] });
    expect(pictureSources('/clanky/clanok-01.svg')).toMatchObject({ width: 1920, sources: [] });
  });

  test.each([
    'https://inde.example/a.webp',
    '//inde.example/a.webp',
    '/obrazky/../dashboard',
    '/clanky/../../a.svg',
    'javascript:alert(1)',
    '',
  ])('is not one of our own at the address %s', (address) => {
    expect(isOwnPicture(address)).toBe(false);
    expect(pictureSources(address)).toBeUndefined();
  });

  test('is refused when its extension does not match its bytes', () => {
    const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    expect(pictureProblem({ name: 'a.png', bytes: png })).toBeUndefined();
    expect(pictureProblem({ name: 'a.jpg', bytes: png })).toContain('prípona');
    expect(pictureProblem({ name: 'a.svg', bytes: new TextEncoder().encode('<svg/>') })).toContain('JPG, PNG');
    expect(pictureProblem({ name: 'constructor', bytes: png })).toContain('JPG, PNG');
    const large = new Uint8Array(10_000_000);
    large.set(png);
    expect(pictureProblem({ name: 'a.png', bytes: large })).toBeUndefined();
    expect(pictureProblem({ name: 'a.png', bytes: new Uint8Array(10_000_001) })).toContain('10 MB');
  });
});
