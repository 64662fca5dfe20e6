import { acceptOf, beginsLike, JPEG, kindIn, PNG, type Upload } from '#domain/upload.ts';

// A picture's address contains its size, „/obrazky/{key}-1600x900/960.webp“, so that no lookup is needed to show it.

/** The widths a picture is stored in, up to its own width; the last is the specification's (section 9). */
export const PICTURE_WIDTHS = [480, 960, 1920] as const;
export const PICTURE_BYTES_MAX = 10_000_000;
/** Pixels a decoded picture may have; otherwise a few compressed kilobytes could fill the memory. */
export const PICTURE_PIXELS_MAX = 50_000_000;

export interface PictureSize {
  width: number;
  height: number;
}

const ADDRESS = /^\/obrazky\/([a-z0-9-]+-(\d+)x(\d+))\/\d+\.webp$/;
/** Drawings that come with the product, all 1920 × 1080. */
const DRAWING = /^\/clanky\/[a-z0-9-]+\.svg$/;
/** Drawings used instead of the invented company's photographs. */
const SAMPLE = /^\/ukazky\/[a-z0-9-]+-(\d+)x(\d+)\.svg$/;

/** The widths a picture of this size is stored in: none larger than the picture, and at least one. */
export function pictureWidths({ width }: PictureSize): number[] {
  const whole = Math.min(width, PICTURE_WIDTHS[2]);
  return [...PICTURE_WIDTHS.filter((stored) => stored < whole), whole];
}

export function picturePath(key: string, width: number, format: 'avif' | 'webp'): string {
  return `/obrazky/${key}/${width}.${format}`;
}

/** The address of the 1200 × 630 version that social networks show with a link. */
export function pictureSharingPath(image: string): string | undefined {
  const key = ADDRESS.exec(image)?.[1];
  return key && `/obrazky/${key}/zdielanie.jpg`;
}

/** True for a drawing used instead of a photograph. */
export function isSamplePicture(image: string): boolean {
  return SAMPLE.test(image);
}

/** True for our own pictures; pages show no others, so that no other server is contacted before a click. */
export function isOwnPicture(image: string): boolean {
  return ADDRESS.test(image) || DRAWING.test(image);
}

export interface PictureSources extends PictureSize {
  src: string;
  /** `srcset` by format, best first; empty for a drawing, which fits every size. */
  sources: { type: string; srcSet: string }[];
}

/** What an element needs to show the picture at this address; undefined when it is not one of ours. */
export function pictureSources(image: string): PictureSources | undefined {
  if (DRAWING.test(image)) return { src: image, width: 1920, height: 1080, sources: [] };
  const [, sampleWidth, sampleHeight] = SAMPLE.exec(image) ?? [];
  if (sampleWidth) return { src: image, width: Number(sampleWidth), height: Number(sampleHeight), sources: [] };
  const [, key, width, height] = ADDRESS.exec(image) ?? [];
  if (!key) return undefined;
  const size = { width: Number(width), height: Number(height) };
  const widths = pictureWidths(size);
  const sources = (['avif', 'webp'] as const).map((format) => ({
    type: `image/${format}`,
    srcSet: widths.map((width) => `${picturePath(key, width, format)} ${width}w`).join(', '),
  }));
  return { src: image, ...size, sources };
}

/** File types staff may upload, by extension. */
const KINDS = {
  jpg: JPEG,
  jpeg: JPEG,
  png: PNG,
  webp: { mediaType: 'image/webp', beginnings: [[0x52, 0x49, 0x46, 0x46]] },
};

export const PICTURE_ACCEPT = acceptOf(KINDS);

/** What is wrong with a picture before it is decoded, in Slovak; undefined when nothing is. */
export function pictureProblem({ name, bytes }: Upload): string | undefined {
  const kind = kindIn(KINDS, name);
  if (!kind) return 'Vyberte obrázok vo formáte JPG, PNG alebo WebP.';
  if (bytes.length > PICTURE_BYTES_MAX) return 'Obrázok má viac ako 10 MB. Zmenšite ho a nahrajte znova.';
  if (!beginsLike(bytes, kind))
    return 'Súbor nie je to, čo hovorí jeho prípona. Uložte obrázok znova ako JPG alebo PNG.';
}
