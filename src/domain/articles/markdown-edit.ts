/** A text and its selection, as in a text area. */
export interface Edit {
  text: string;
  start: number;
  end: number;
}

/** „**tučné**“: adds marks around the selection or removes existing ones; an empty selection gets a placeholder. */
export function toggleMarker({ text, start, end }: Edit, marker: '*' | '**', placeholder: string): Edit {
  const selected = text.slice(start, end);
  const stars = Math.min(countStars(text, start - 1, -1), countStars(text, end, 1));
  // of three stars on each side two are bold and one is italic
  const hasMarker = marker === '*' ? stars % 2 === 1 : stars >= 2;
  if (selected && hasMarker) {
    return {
      text: text.slice(0, start - marker.length) + selected + text.slice(end + marker.length),
      start: start - marker.length,
      end: end - marker.length,
    };
  }
  const inside = selected || placeholder;
  return {
    text: text.slice(0, start) + marker + inside + marker + text.slice(end),
    start: start + marker.length,
    end: start + marker.length + inside.length,
  };
}

/** The stars that follow each other from this place on, forwards or backwards. */
function countStars(text: string, from: number, step: 1 | -1): number {
  let count = 0;
  while (text[from + count * step] === '*') count += 1;
  return count;
}

/** Adds `prefix(index)` to every selected line, or removes it when all of them have it. */
export function toggleLinePrefix({ text, start, end }: Edit, prefix: (index: number) => string): Edit {
  // lastIndexOf takes a negative position for the first
  const from = start === 0 ? 0 : text.lastIndexOf('\n', start - 1) + 1;
  const to = end + (text.slice(end).split('\n')[0] ?? '').length;
  const lines = text.slice(from, to).split('\n');
  const hasAll = lines.every((line, index) => line.startsWith(prefix(index)));
  const changed = lines
    .map((line, index) => (hasAll ? line.slice(prefix(index).length) : prefix(index) + line))
    .join('\n');
  return { text: text.slice(0, from) + changed + text.slice(to), start: from, end: from + changed.length };
}

/** „[text](https://)“ with the address selected, ready to be typed over. */
export function insertLink({ text, start, end }: Edit): Edit {
  const label = text.slice(start, end) || 'text odkazu';
  const address = 'https://';
  const before = `${text.slice(0, start)}[${label}](`;
  return {
    text: `${before}${address})${text.slice(end)}`,
    start: before.length,
    end: before.length + address.length,
  };
}

/** Replaces the selection by a block, with an empty line before and after it. */
export function insertBlock({ text, start, end }: Edit, block: string): Edit {
  const before = text.slice(0, start).replace(/(?<!\n)\n+$/, '');
  const after = text.slice(end).replace(/^\n*/, '');
  const head = before ? `${before}\n\n` : '';
  return { text: `${head}${block}\n\n${after}`, start: head.length, end: head.length + block.length };
}

export const EMPTY_TABLE = '| Stĺpec | Stĺpec |\n| --- | --- |\n| hodnota | hodnota |';

/** „![popis](adresa)“; characters that would end the description early are removed. */
export function pictureMarkdown(image: string, alt: string): string {
  return `![${alt.replace(/[[\]\\]/g, '')}](${image})`;
}

const WORDS_A_MINUTE = 200;

/** How long the text is and how long it takes to read, at least a minute. */
export function readingTime(text: string): { words: number; minutes: number } {
  const words = text.match(/\p{L}[\p{L}\p{N}'’-]*|\d+/gu)?.length ?? 0;
  return { words, minutes: Math.max(1, Math.round(words / WORDS_A_MINUTE)) };
}
