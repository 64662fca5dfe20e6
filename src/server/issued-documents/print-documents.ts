import { generate, mode } from 'lean-qr';
import { formatDay } from '#domain/day.ts';
import { documentCheckPath } from '#domain/issued-documents/document-check.ts';
import { type DocumentFacts, type DocumentLine, documentLines } from '#domain/issued-documents/issued-document.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { type Config, siteUrl } from '#server/config.ts';
import { printDocument, printDocuments } from '#server/course-documents/typst.ts';
import template from './issued-document.typ?raw';

const SIGNS = import.meta.glob<string>('/public/ikony/*.svg', { query: '?raw', import: 'default', eager: true });

/** What is printed elsewhere on the sheet than in its list of facts. */
const PLACED: readonly DocumentLine['name'][] = [
  'title',
  'name',
  'birthDate',
  'number',
  'course',
  'statement',
  'company',
  'lecturer',
  'law',
];

/** What has room on a card. */
const CARD_LINES: readonly DocumentLine['name'][] = ['annex', 'permit', 'lecturer', 'issued', 'renewal'];

/** What a sheet is printed from. */
type Printed = { facts: DocumentFacts; code: string };

type Settings = Pick<Config, 'baseUrl' | 'port'>;

type Pdf = Uint8Array<ArrayBuffer>;

/**
 * For each group a PDF of each document, and one of all together, which takes a third of the time right after them; a
 * single document's own is both. The same facts give the same bytes with the same build.
 */
export async function printGroups<Document extends Printed>(
  settings: Settings,
  groups: readonly (readonly Document[])[],
): Promise<{ documents: (Document & { bytes: Pdf })[]; together: Pdf }[]> {
  const contents = groups.map((group) => {
    const sheets = group.map((document) => sheetOf(settings, document));
    const each = sheets.map((sheet) => ({
      title: `${sheet.title} ${sheet.number}`,
      isCards: false,
      documents: [sheet],
    }));
    return each.length === 1 ? each : [...each, { title: TITLE_OF_SEVERAL, isCards: false, documents: sheets }];
  });
  const printed = await printDocuments(template, contents.flat());
  return groups.map((group, index) => {
    const files = printed.splice(0, contents[index]?.length);
    return {
      documents: group.map((document, place) => ({ ...document, bytes: files[place] as Pdf })),
      together: files.at(-1) as Pdf,
    };
  });
}

/** One PDF of all: a sheet of A4 for each, or eight cards on a sheet. */
export function printTogether(
  settings: Settings,
  documents: readonly Printed[],
  { isCards }: { isCards: boolean },
): Promise<Pdf> {
  return printDocument(template, {
    title: TITLE_OF_SEVERAL,
    isCards,
    documents: documents.map((document) => sheetOf(settings, document)),
  });
}

const TITLE_OF_SEVERAL = 'Doklady o\u00A0kurze';

function sheetOf(settings: Settings, { facts, code }: Printed) {
  const site = siteUrl(settings);
  return {
    ...facts,
    birthDate: formatDay(facts.birthDate),
    statement: nonBreaking(facts.statement),
    law: nonBreaking(facts.quote ? `Podľa ${facts.law}: „${facts.quote}“` : `Podľa ${facts.law}`),
    sign: SIGNS[`/public${facts.image}`] ?? null,
    lines: linesOf(facts, (name) => !PLACED.includes(name)),
    cardLines: linesOf(facts, (name) => CARD_LINES.includes(name)),
    check: `${site.replace(/^https?:\/\//, '')}/overenie`,
    qr: qrPicture(site + documentCheckPath(code)),
  };
}

function linesOf(facts: DocumentFacts, isShown: (name: DocumentLine['name']) => boolean) {
  return documentLines(facts)
    .filter(({ name }) => isShown(name))
    .map(({ label, value }) => [label, nonBreaking(value)]);
}

/** ISO/IEC 18004: four modules around the code are empty. */
const QUIET_MODULES = 4;

/** A picture with a grey value for each module: a document with it is typeset twice as fast as with a drawing. */
function qrPicture(text: string): { edge: number; greys: number[] } {
  // an address is ASCII: trying other encodings takes three times as long
  const code = generate(mode.ascii(text));
  const edge = code.size + 2 * QUIET_MODULES;
  const greys = Array.from({ length: edge * edge }, (_, index) =>
    code.get((index % edge) - QUIET_MODULES, Math.floor(index / edge) - QUIET_MODULES) ? 0 : 255,
  );
  return { edge, greys };
}
