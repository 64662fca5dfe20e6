import { generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import { formatDay } from '#domain/day.ts';
import { documentCheckPath } from '#domain/issued-documents/document-check.ts';
import { type DocumentFacts, documentLines } from '#domain/issued-documents/issued-document.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { type Config, siteUrl } from '#server/config.ts';
import { printDocument } from '#server/course-documents/typst.ts';
import template from './issued-document.typ?raw';

const SIGNS = import.meta.glob<string>('/public/ikony/*.svg', { query: '?raw', import: 'default', eager: true });

/** What is printed elsewhere on the sheet than in its list of facts. */
const PLACED = ['title', 'name', 'birthDate', 'number', 'course', 'statement', 'company', 'lecturer', 'law'];

/** Documents as one PDF, each on a sheet of A4. The same facts give the same bytes with the same build. */
export function printIssuedDocuments(
  config: Pick<Config, 'baseUrl' | 'port'>,
  documents: readonly { facts: DocumentFacts; code: string }[],
): Promise<Uint8Array<ArrayBuffer>> {
  const site = siteUrl(config);
  return printDocument(template, {
    title: documents.length === 1 ? `${documents[0]?.facts.title} ${documents[0]?.facts.number}` : 'Doklady o kurze',
    documents: documents.map(({ facts, code }) => ({
      ...facts,
      birthDate: formatDay(facts.birthDate),
      statement: nonBreaking(facts.statement),
      law: facts.quote ? `Podľa ${facts.law}: „${facts.quote}“` : `Podľa ${facts.law}.`,
      sign: SIGNS[`/public${facts.image}`] ?? null,
      lines: documentLines(facts)
        .filter(({ name }) => !PLACED.includes(name))
        .map(({ label, value }) => [label, nonBreaking(value)]),
      check: `${site.replace(/^https?:\/\//, '')}/overenie`,
      code: code.replace(/.{4}(?=.)/g, '$& '),
      qr: qrPicture(site + documentCheckPath(code)),
    })),
  });
}

/** ISO/IEC 18004: four modules around the code are empty. */
const QUIET_MODULES = 4;

function qrPicture(text: string): string {
  const code = generate(text);
  const edge = code.size + 2 * QUIET_MODULES;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-QUIET_MODULES} ${-QUIET_MODULES} ${edge} ${edge}"><path d="${toSvgPath(code)}"/></svg>`;
}
