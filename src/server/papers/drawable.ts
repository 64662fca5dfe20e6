import coverage from './fonts/coverage.json' with { type: 'json' };

/** True when the fonts of papers have every letter of a text. */
export function isDrawable(text: string): boolean {
  return [...text].every((letter) => {
    const point = letter.codePointAt(0) as number;
    return coverage.some(([first = 0, last = 0]) => first <= point && point <= last);
  });
}
