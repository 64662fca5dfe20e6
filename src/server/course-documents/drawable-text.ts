import coverage from './fonts/coverage.json' with { type: 'json' };

/** A text as typed, or a request to write it by hand where the fonts lack one of its characters. */
export function inOurFonts(text: string): string {
  const composed = text.normalize('NFC');
  return isDrawable(composed) ? composed : '(dopíšte rukou)';
}

/** True when the fonts of documents have every character of a text. */
export function isDrawable(text: string): boolean {
  return [...text].every((character) => {
    const point = character.codePointAt(0) as number;
    return coverage.some(([first = 0, last = 0]) => first <= point && point <= last);
  });
}
