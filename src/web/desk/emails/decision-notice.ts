import type { DecisionOutcome } from '#domain/emails/email-list.ts';
import { counted } from '#domain/slovak.ts';
import { readChoice, readCount } from '#web/desk/kit/query.ts';

/** What was done with emails, for the notice after it. */
const SENTENCES = {
  poslane: (count: number) =>
    count === 1
      ? 'E-mail odchádza'
      : `${counted(count, 'e-mail odchádza', 'e-maily odchádzajú', 'e-mailov odchádza')}`,
  vyradene: (count: number) =>
    count === 1
      ? 'E-mail už neodíde'
      : counted(count, 'e-mail už neodíde', 'e-maily už neodídu', 'e-mailov už neodíde'),
  opravene: () => 'Adresa je opravená, e-mail odchádza',
  potvrdene: () => 'Adresa je potvrdená, e-maily na ňu znova odchádzajú',
} satisfies Record<string, (count: number) => string>;

export type EmailsDone = keyof typeof SENTENCES;

/** The query of the list's address that reports what was done. */
export function doneQuery(what: EmailsDone, { done, skipped }: DecisionOutcome = { done: 1, skipped: 0 }) {
  return { hotovo: what, pocet: String(done), preskocene: skipped > 0 ? String(skipped) : undefined };
}

/** The sentence for this query; undefined where nothing was done. */
export function doneSentence(query: URLSearchParams): string | undefined {
  const what = readChoice(query, 'hotovo', SENTENCES);
  if (!what) return undefined;
  const [done, skipped] = [readCount(query, 'pocet'), readCount(query, 'preskocene')];
  const first = done > 0 ? `${SENTENCES[what](done)}.` : 'Nič sa nezmenilo.';
  if (skipped === 0) return first;
  const others = counted(skipped, 'e-mail sme vynechali', 'e-maily sme vynechali', 'e-mailov sme vynechali');
  const reason =
    skipped === 1
      ? 'odišiel, práve čaká na odoslanie alebo o\u00A0ňom rozhodol niekto iný'
      : 'odišli, práve čakajú na odoslanie alebo o\u00A0nich rozhodol niekto iný';
  return `${first} ${others}: ${reason}.`;
}
