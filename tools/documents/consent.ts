import { picture } from './picture.ts';
import { INK, Sheet, SOFT } from './sheet.ts';

/** The consent an applicant fills in, signs and sends with the CV. */
export async function consentSheet(): Promise<Buffer> {
  const sheet = new Sheet('Súhlas uchádzača o zamestnanie');
  const [x, width] = [22, 166];
  const logo = await picture('/znacky/logo.svg');
  sheet.draw((document) => {
    document.image(logo, x, 18, { width: 12 });
    document
      .lineWidth(0.7)
      .strokeColor(INK)
      .moveTo(x, 46)
      .lineTo(x + width, 46)
      .stroke();
  });
  sheet.write('Súhlas uchádzača o zamestnanie', x + 17, 17.4, { face: 'bold', size: 22, tag: 'H1' });
  sheet.write('s uchovaním životopisu po výbere · formulár k životopisu', x + 17, 27, {
    face: 'sign',
    size: 12,
    colour: SOFT,
  });
  sheet.write('Vyplňte paličkovým písmom, podpíšte a pošlite so životopisom.', x, 37.5, {
    face: 'text',
    size: 11.5,
    width,
  });
  let y = 52;
  y = blanks(sheet, y, ['Meno a priezvisko', 'E-mail', 'Telefón', 'Pozícia alebo stáž', 'Spoločnosť, kam sa hlásim']);
  y = sheet.write('Súhlas', x, y + 5, { face: 'bold', size: 14, tag: 'H2' });
  for (const text of CONSENT) y = sheet.write(text, x, y + 1.6, { face: 'text', size: 11.5, width, leading: 1.4 });
  y = boxes(sheet, y + 3.5, ['6 mesiacov od podpisu', '12 mesiacov od podpisu']);
  y = sheet.write('Čo potrebujete vedieť', x, y + 6, { face: 'bold', size: 14, tag: 'H2' });
  for (const text of RIGHTS) y = sheet.write(text, x, y + 1.6, { face: 'text', size: 11.5, width, leading: 1.4 });
  sheet.draw((document) => {
    document.lineWidth(0.35).strokeColor(INK);
    document
      .moveTo(x, 272)
      .lineTo(x + 72, 272)
      .moveTo(x + 94, 272)
      .lineTo(x + width, 272)
      .stroke();
  });
  sheet.write('Miesto a dátum', x, 273.5, { face: 'sign', size: 10, colour: SOFT });
  sheet.write('Podpis uchádzača', x + 94, 273.5, { face: 'sign', size: 10, colour: SOFT });
  return sheet.bytes();
}

const CONSENT = [
  'Súhlasím, aby spoločnosť uvedená vyššie po skončení tohto výberu uchovala údaje z môjho životopisu a motivačného listu a oslovila ma s ďalšou ponukou práce alebo stáže (čl. 6 ods. 1 písm. a) nariadenia GDPR). Súhlas dávam na čas:',
];
const RIGHTS = [
  'Na samotný výber, do ktorého sa hlásite, treba údaje zo životopisu; spracúvame ich ako opatrenia pred uzatvorením zmluvy (čl. 6 ods. 1 písm. b) nariadenia GDPR) a po výbere ich bez Vášho súhlasu vymažeme.',
  'Súhlas je dobrovoľný a môžete ho kedykoľvek odvolať; na to, čo sa stalo predtým, to nemá vplyv. Máte právo na prístup k údajom, ich opravu, vymazanie, obmedzenie spracúvania a prenosnosť a môžete podať návrh na začatie konania Úradu na ochranu osobných údajov Slovenskej republiky.',
  'Kontakt na spoločnosť a úplná informácia o spracúvaní sú na jej webe v časti Ochrana osobných údajov. Do životopisu neuvádzajte rodné číslo, zdravotný stav ani iné údaje, ktoré s prácou nesúvisia.',
];

/** Rows to fill in: the label on a grey field, an empty field beside it. */
function blanks(sheet: Sheet, top: number, labels: string[]): number {
  labels.forEach((label, index) => {
    const y = top + index * 13;
    sheet.draw((document) => {
      document.rect(22, y, 54, 13).fill('#ECF0F2');
      document.lineWidth(0.3).strokeColor('#6B767E').rect(22, y, 54, 13).rect(76, y, 112, 13).stroke();
    });
    sheet.write(label, 25, y + 4.2, { face: 'sign', size: 11.5 });
  });
  return top + labels.length * 13;
}

function boxes(sheet: Sheet, y: number, labels: string[]): number {
  labels.forEach((label, index) => {
    const x = 22 + index * 62;
    sheet.draw((document) => {
      document.lineWidth(0.5).strokeColor(INK).rect(x, y, 5, 5).stroke();
    });
    sheet.write(label, x + 8, y + 0.2, { face: 'sign', size: 12 });
  });
  return y + 5;
}
