import { isDeepStrictEqual } from 'node:util';
import { inflateSync } from 'node:zlib';
import { generate, mode } from 'lean-qr';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { documentCheckPath } from '#domain/issued-documents/document-check.ts';
import { type DocumentLine, documentLines, type IssuedDocument } from '#domain/issued-documents/issued-document.ts';
import { today } from '#server/clock.ts';
import { siteUrl } from '#server/config.ts';
import { listCourseDocuments } from '#server/issued-documents/issued-documents.ts';
import { revokeDocument } from '#server/issued-documents/revocation.ts';
import { JANA } from '../../builders.ts';
import { storedAuthorisation, type TaughtPeople, taughtCourse } from '../../closed-courses.ts';
import { databaseOf } from '../../database-of.ts';
import { desk, setUpSite, site } from '../site-fixture.ts';

setUpSite();

/** As many as first aid allows. */
const PEOPLE = 15;

let people: TaughtPeople;
let documents: IssuedDocument[];
/** Presses from the open course to its issued documents. */
let acts = 0;

beforeAll(async () => {
  await storedAuthorisation(site.app);
  people = await taughtCourse(site.app, PEOPLE, { date: today(site.app), slug: '/uzavrety' });
  // no one is marked as present yet
  await databaseOf(site.app).deleteFrom('attendance').where('participantId', 'in', people.participantIds).execute();
  const page = await desk.open(`/dashboard/kurzy/${people.course.id}/uzavretie`);
  const press = async (name: string, shown: string) => {
    await page.getByRole('button', { name }).click();
    await page.getByText(shown).first().waitFor();
    acts += 1;
  };
  await press('Všetci boli na kurze', `${PEOPLE} bez výsledku`);
  await press('Všetci prítomní prospeli', `${PEOPLE} úspešne`);
  await press('Uzavrieť kurz', 'Na vydanie');
  await press(`Vydať ${PEOPLE} dokladov`, 'Doklady sú vydané');
  documents = await listCourseDocuments(site.app.db, people.course.id);
  await page.close();
});

const documentOf = (index: number) => documents[index] as IssuedDocument;

/** What the check page of a code shows of the document, by label. */
async function checked(page: Page, code: string): Promise<string[][]> {
  await page.goto(`${site.url}/overenie/${code}`);
  const lines = page.locator('.verdict dl > div');
  return lines.evaluateAll((divs) =>
    divs.map((div) => [...div.children].map(({ textContent }) => textContent.replaceAll('\u00A0', ' '))),
  );
}

const asPrinted = (lines: readonly DocumentLine[]) =>
  lines.map(({ label, value }) => [label, value.replaceAll('\u00A0', ' ')]);

test('fifteen people get their documents in four acts', () => {
  expect(documents).toHaveLength(PEOPLE);
  expect(acts).toBe(4);
});

test('the printed code leads to a page that shows every printed field', async () => {
  const { id, code, facts } = documentOf(0);
  const page = await desk.open(`/dashboard/kurzy/${people.course.id}/doklady`);
  const link = await page.getByRole('link', { name: facts.name, exact: true }).getAttribute('href');
  expect(link).toBe(`/dashboard/doklady/${id}`);
  const pdf = await (await page.context().request.get(site.url + link)).body();
  const printed = modulesOf(siteUrl(site.app.config) + documentCheckPath(code));
  expect(readGreyPictures(pdf).some((greys) => isDeepStrictEqual(greys, printed))).toBe(true);
  const visitor = await site.visitor();
  expect(await checked(visitor, code)).toEqual(asPrinted(documentLines(facts)));
  await visitor.getByRole('heading', { level: 2, name: 'Platný' }).waitFor();
});

/** A forged paper: its fields, and the code that its QR code leads to. */
interface Paper {
  lines: string[][];
  code: string;
}

const changed = (label: string, value: string) => (paper: Paper) => ({
  ...paper,
  lines: paper.lines.map((line) => (line[0] === label ? [label, value] : line)),
});

test.each<[what: string, forge: (paper: Paper) => Paper | Promise<Paper>]>([
  ['the name', changed('Držiteľ', 'Žofia Ľuptáková')],
  ['the birth date', changed('Dátum narodenia', '14.02.1998')],
  ['the kind', changed('Druh', 'Osvedčenie inštruktora prvej pomoci')],
  ['the number', changed('Číslo', '2026/PP/0099')],
  ['the day of issue', changed('Vydané', '01.01.2030')],
  ['the code, to the one of another person', (paper) => ({ ...paper, code: documentOf(1).code })],
  ['the code, cut short', (paper) => ({ ...paper, code: paper.code.slice(0, -1) })],
  [
    'nothing, copied before the document was revoked',
    async () => {
      const { id, code, facts } = documentOf(2);
      await site.app.change(JANA, (change) => revokeDocument(change, id, 'vydaný omylom'));
      return { lines: asPrinted(documentLines(facts)), code };
    },
  ],
])('a visitor sees a paper on which somebody changed %s', async (_, forge) => {
  const { code, facts } = documentOf(0);
  const genuine = { lines: asPrinted(documentLines(facts)), code };
  const visitor = await site.visitor();
  expect(await checked(visitor, genuine.code)).toEqual(genuine.lines);
  const forged = await forge(genuine);
  expect(await checked(visitor, forged.code)).not.toEqual(forged.lines);
});

/** The values of the pixels of each grey picture in a PDF. */
function readGreyPictures(pdf: Buffer): number[][] {
  const text = pdf.toString('latin1');
  return [...text.matchAll(/\/Subtype\s*\/Image[\s\S]*?stream\r?\n/g)].flatMap(({ 0: head, index }) => {
    const begins = index + head.length;
    try {
      return [[...inflateSync(pdf.subarray(begins, text.indexOf('endstream', begins)))]];
    } catch {
      // another picture, with another compression
      return [];
    }
  });
}

/** The pixels of a QR code with the four empty modules around it. */
function modulesOf(link: string): number[] {
  const code = generate(mode.ascii(link));
  const edge = code.size + 8;
  return Array.from({ length: edge * edge }, (_, index) =>
    code.get((index % edge) - 4, Math.floor(index / edge) - 4) ? 0 : 255,
  );
}
