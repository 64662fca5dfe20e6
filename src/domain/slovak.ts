/** Folds case and diacritics, so that a search for „zilina“ finds „Žilina“. */
export function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** A part of a web address: lower case, no accents, single hyphens for everything but letters and digits. */
export function slugified(text: string): string {
  return folded(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/**
 * Puts non-breaking spaces where Slovak typography requires them: after one-letter prepositions and conjunctions (also
 * at the end, where a link may follow), inside „č. 124“, „2006 Z. z.“, „a. s.“, „ISO 9001“ and „000 00“, between a number and
 * its unit or what it counts, between a paragraph and its law, before a dash and the star of a required field.
 */
export function nonBreaking(text: string): string {
  const known = spaced.get(text);
  if (known !== undefined) return known;
  if (spaced.size > SPACED_MAX) spaced.clear();
  const result = withNonBreakingSpaces(text);
  spaced.set(text, result);
  return result;
}

/** Most texts are shown again and again, and eight searches take as long as rendering what they are in. */
const spaced = new Map<string, string>();
const SPACED_MAX = 2_000;

function withNonBreakingSpaces(text: string): string {
  return (
    text
      .replace(/(?<=^|[\s(„])([aikosuvzAIKOSUVZ]) (?=\S|$)/gu, '$1\u00A0')
      .replace(/(čl\.|č\.|§|ods\.|písm\.|ISO) (?=\S)/gu, '$1\u00A0')
      .replace(/(\d) Z\. z\./gu, '$1\u00A0Z.\u00A0z.')
      .replace(/(?<=^|[\s(„])(\p{L}\.) (?=\p{L}\.)/gu, '$1\u00A0')
      .replace(/(\d\.) (?=\p{Ll}|\d)/gu, '$1\u00A0')
      .replace(/(\d) (?=[€%]|[kM]B|\d{2,3}(?!\d))/gu, '$1\u00A0')
      // a longer number is a year or the number of a standard and is not joined; no number is joined to function words
      .replace(
        /(?<![\d/:])(\d{1,3}) (?!(?:ods|písm)\.|[aiouvzk]\s|(?:aj|ak|alebo|do|je|na|najmenej|najviac|od|po|pri|sa|sú|vo|zo)\s)(?=\p{Ll})/gu,
        '$1\u00A0',
      )
      .replace(/ (?=–|\*$)/g, '\u00A0')
  );
}

/** A text of at most this length, or its beginning, cut between two words. */
export function beginningOf(text: string, lengthMax: number): string {
  if (text.length <= lengthMax) return text;
  const cut = text.slice(0, lengthMax).toWellFormed();
  const end = Math.max(cut.lastIndexOf(' '), cut.lastIndexOf('\n'));
  return `${end > 0 ? cut.slice(0, end).trimEnd() : cut}…`;
}

/** The Slovak noun form for a count: 1 miesto, 2–4 miesta, 0 and 5+ miest. */
export function counted(count: number, one: string, few: string, many: string): string {
  const form = count === 1 ? one : isFew(count) ? few : many;
  return `${count}\u00A0${form}`;
}

/** „1 miesto“, „3 miesta“ */
export const countedSeats = (count: number) => counted(count, 'miesto', 'miesta', 'miest');

/** „miesto“, „3 miesta“ */
export const seatsPhrase = (count: number) => (count === 1 ? 'miesto' : countedSeats(count));

/** „1 človek“, „3 ľudia“ */
export const countedPeople = (count: number) => counted(count, 'človek', 'ľudia', 'ľudí');

/** „1 účastník“, „3 účastníci“ */
export const countedParticipants = (count: number) => counted(count, 'účastník', 'účastníci', 'účastníkov');

/** The forms of a noun or participle for a count of one, of two to four, and of more. */
export type CountedForms = readonly [one: string, few: string, many: string];

/** „Prihláška je zrušená.“, „3 prihlášky sú zrušené.“, „5 prihlášok je zrušených.“ */
export function countedAs(count: number, things: CountedForms, done: CountedForms): string {
  const [one, few, many] = done;
  if (count === 1) return `${things[0].charAt(0).toUpperCase()}${things[0].slice(1)} je ${one}.`;
  return `${counted(count, ...things)} ${isFew(count) ? `sú ${few}` : `je ${many}`}.`;
}

/** The verb of what is counted: 1 čaká, 2–4 čakajú, 0 and 5+ čaká. */
export function verbFor(count: number, singular: string, plural: string): string {
  return isFew(count) ? plural : singular;
}

function isFew(count: number): boolean {
  return count >= 2 && count <= 4;
}

/** „zo 7“, „z 8“: before a number whose word begins with s or š (štyri, šesť, sedem, sto) the preposition is longer. */
export function outOf(total: number): string {
  // the number that is read first: 7 of 7 125
  const first = String(total < 1_000 ? total : Math.floor(total / 1_000));
  return `${/^([467]\d{0,2}|1[467]|1\d\d)$/.test(first) ? 'zo' : 'z'}\u00A0${total}`;
}

const bytes = new Intl.NumberFormat('sk', { maximumFractionDigits: 1 });

/** A size as people read it: „48 kB“, „1,2 MB“, „38 GB“ (1 kB = 1 000 bytes). */
export function fileSize(sizeBytes: number): string {
  if (sizeBytes < 1_000) return `${sizeBytes}\u00A0B`;
  if (sizeBytes < 999_500) return `${Math.round(sizeBytes / 1_000)}\u00A0kB`;
  if (sizeBytes < 999_950_000) return `${bytes.format(sizeBytes / 1_000_000)}\u00A0MB`;
  return `${bytes.format(sizeBytes / 1_000_000_000)}\u00A0GB`;
}
