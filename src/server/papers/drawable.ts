import coverage from './fonts/coverage.json' with { type: 'json' };

/** True when the fonts of papers have every character of a text. */
export function isDrawable(text: string): boolean {
  return [...text].every((character) => {
    const point = character.codePointAt(0) as number;
    return coverage.some(([first = 0, last = 0]) => first <= point && point <= last);
  });
}
