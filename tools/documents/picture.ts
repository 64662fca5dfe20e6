import sharp from 'sharp';

const pictures = new Map<string, Buffer>();

/** A drawing of `public/` as a PNG without alpha channel, because PDFKit splits alpha channels in no fixed order. */
export async function picture(path: string): Promise<Buffer> {
  const cached = pictures.get(path);
  if (cached) return cached;
  const flat = sharp(`public${path}`, { density: 360 }).resize(480).flatten({ background: '#fff' });
  const png = await flat.png({ palette: true, colours: 64, dither: 0 }).toBuffer();
  pictures.set(path, png);
  return png;
}
