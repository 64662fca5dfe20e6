import { globSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { formatDay } from '#domain/day.ts';
import { citation, citedIn, lawsSchema } from '#domain/page-texts/laws.ts';
import { lawReferenceSchema } from '#domain/page-texts/page-fields.ts';

// For the lawyer: every cited provision, whether it was compared with the law, and the sentences that rely on it.

export interface CitedSentence {
  number: string;
  part: string;
  file: string;
  sentence: string;
}

/** The published texts; their citations refer to the table of laws. */
export const TEXT_FILES = globSync('content/**/*.{yaml,md}')
  .filter((file) => file !== 'content/zakony.yaml')
  .sort();

/** Every citation in the texts of `content/`, with its sentence. */
export function citedSentences(): CitedSentence[] {
  return TEXT_FILES.flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    const citations = file.endsWith('.yaml') ? findInData(parse(source)) : findInMarkdown(source);
    return citations.map((cited) => ({ ...cited, file }));
  });
}

type CitationInText = Omit<CitedSentence, 'file'>;

/** A citation in data is beside its text: "law: { number, part }", or "laws" as a list of whole regulations. */
function findInData(data: unknown): CitationInText[] {
  if (typeof data !== 'object' || data === null) return [];
  const { law, laws = [] } = data as { law?: unknown; laws?: string[] };
  const cited = [law, ...laws.map((number) => ({ number }))].flatMap(
    (one) => lawReferenceSchema.safeParse(one).data ?? [],
  );
  const sentence = Object.values(data)
    .filter((value) => typeof value === 'string')
    .join(' – ');
  return [...cited.map((reference) => ({ ...reference, sentence })), ...Object.values(data).flatMap(findInData)];
}

function findInMarkdown(source: string): CitationInText[] {
  return source.split('\n').flatMap((line) => citedIn(line).map((reference) => ({ ...reference, sentence: line })));
}

if (import.meta.main) {
  const laws = lawsSchema.parse(parse(readFileSync('content/zakony.yaml', 'utf8')));
  const sentences = citedSentences();
  for (const law of laws) {
    for (const [part, comparison] of Object.entries(law.provisions)) {
      const cited = sentences.filter((sentence) => sentence.number === law.number && sentence.part === part);
      if (cited.length === 0) continue;
      console.log(
        `\n${citation(laws, { number: law.number, part }).label} – ${comparison ? `porovnané ${formatDay(comparison.day)}` : 'treba porovnať'}`,
      );
      if (comparison) console.log(`  „${comparison.quote}“ (${comparison.source})`);
      for (const { file, sentence } of cited) console.log(`  ${file}: ${sentence}`);
    }
  }
  console.log(`\n${sentences.length} citácií`);
}
