import { readFile, writeFile } from 'node:fs/promises';
import { Resvg } from '@resvg/resvg-js';

// Makes the icon that browsers request as /favicon.ico from the SVG drawing. Part of the build.
const SIZES = [16, 32, 48];
const HEAD_BYTES = 6;
const ENTRY_BYTES = 16;

const drawing = await readFile('public/favicon.svg');
await writeFile('build/client/favicon.ico', icon(SIZES.map(picture)));

function picture(size: number) {
  return { size, png: new Resvg(drawing, { fitTo: { mode: 'width', value: size } }).render().asPng() };
}

/** An ICO file of PNG pictures: a header, an entry for each picture, the pictures. */
function icon(pictures: ReturnType<typeof picture>[]): Buffer {
  const head = Buffer.alloc(HEAD_BYTES + ENTRY_BYTES * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  pictures.forEach(({ size, png }, index) => {
    const entry = HEAD_BYTES + ENTRY_BYTES * index;
    head.writeUInt8(size, entry);
    head.writeUInt8(size, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  });
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}
