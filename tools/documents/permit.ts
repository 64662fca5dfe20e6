import type { Permit } from '#domain/page-texts/permits-fields.ts';
import { picture } from './picture.ts';
import { INK, LEFT, RIGHT, Sheet, SOFT } from './sheet.ts';

const GREEN = '#00734A';
const SPECIMEN = 'VZOR – originál nahrá spoločnosť';

/** The border of the page: the wall of a floor plan with an exit, as on the certificates of the courses. */
function frame(sheet: Sheet): void {
  sheet.draw((document) => {
    document.rect(24.1, 231.1, 161.8, 42.8).fill('#DFF1E8');
    document
      .lineWidth(2.2)
      .strokeColor(INK)
      .moveTo(187, 242)
      .lineTo(187, 23)
      .lineTo(23, 23)
      .lineTo(23, 274)
      .lineTo(187, 274)
      .lineTo(187, 264)
      .stroke();
    document.lineWidth(1.2).moveTo(23, 231).lineTo(187, 231).stroke();
    document.lineWidth(0.7).moveTo(184.5, 242).lineTo(192, 242).moveTo(184.5, 264).lineTo(192, 264).stroke();
    document.lineWidth(1.4).strokeColor(GREEN).dash(4.4, { space: 2.8 }).moveTo(108, 253).lineTo(199, 253).stroke();
    document.undash();
  });
}

/** A specimen of one permit, with the sign of its group. */
export async function permitSheet(group: { title: string; sign: string }, permit: Permit): Promise<Buffer> {
  const sheet = new Sheet(`${permit.name} – vzor`);
  const [logo, sign] = [await picture('/znacky/logo.svg'), await picture(`/znacky/${group.sign}.svg`)];
  frame(sheet);
  sheet.draw((document) => {
    document.image(logo, LEFT, 36, { width: 11 });
    document.image(sign, RIGHT - 36, 36, { width: 36 });
  });
  sheet.write('Ukážkový dokument', 50.5, 36.6, { face: 'bold', size: 13 });
  sheet.write('nie je verejnou listinou', 50.5, 42.4, { face: 'sign', size: 10, colour: SOFT });
  let y = sheet.write(permit.name, LEFT, 66, { face: 'bold', size: 30, width: 96, leading: 1.05, tag: 'H1' });
  y = sheet.write(group.title, LEFT, Math.max(y + 4, 96), { face: 'sign', size: 14, colour: SOFT, width: 96 });
  y = Math.max(y + 10, 118);
  sheet.draw((document) => {
    document
      .rect(LEFT + 0.5, y + 0.5, RIGHT - LEFT - 1, 25)
      .lineWidth(1)
      .fillAndStroke('#FFC20E', INK);
  });
  sheet.write(SPECIMEN, LEFT + 8, y + 8.2, { face: 'bold', size: 23, tag: 'H2' });
  y = sheet.write('Rozsah', LEFT, y + 38, { face: 'sign', size: 10, colour: SOFT });
  y = sheet.write(permit.covers, LEFT, y + 0.5, { face: 'text', size: 13, leading: 1.4 });
  facts(sheet, [
    ['Vydané', 'uvádza originál'],
    ['Vydal', 'uvádza originál'],
    ['Platí do', 'uvádza originál'],
  ]);
  sheet.write('Číslo vzoru', LEFT, 243, { face: 'sign', size: 10, colour: SOFT });
  sheet.write(`DEMO-${permit.code}-0000`, LEFT, 247.5, { face: 'bold', size: 17 });
  sheet.write('Číslo je vymyslené.', LEFT, 256.5, { face: 'sign', size: 10 });
  return sheet.bytes();
}

function facts(sheet: Sheet, entries: [label: string, value: string][]): void {
  const width = (RIGHT - LEFT) / entries.length;
  sheet.draw((document) => {
    document.lineWidth(0.5).strokeColor(INK);
    document.moveTo(LEFT, 200).lineTo(RIGHT, 200).moveTo(LEFT, 216).lineTo(RIGHT, 216).stroke();
    document.lineWidth(0.25).strokeColor('#8C979E');
    for (let index = 1; index < entries.length; index += 1) {
      document.moveTo(LEFT + index * width, 200).lineTo(LEFT + index * width, 216);
    }
    document.stroke();
  });
  entries.forEach(([label, value], index) => {
    const x = LEFT + index * width + (index > 0 ? 4 : 0);
    sheet.write(label, x, 202.5, { face: 'sign', size: 9.5, colour: SOFT });
    sheet.write(value, x, 207.2, { face: 'bold', size: 13 });
  });
}
