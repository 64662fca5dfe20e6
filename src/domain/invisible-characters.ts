/**
 * Characters that are invisible or change the text direction: names that look equal must be equal, and a name of only
 * such characters is empty. U+2800, U+1D159, U+13441 and U+13442 are blanks that Unicode counts as visible.
 */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}\u2800\u{1D159}\u{13441}\u{13442}]|[^\P{Cc}\s]/gu;

/** Control characters no form can type (NUL would break a database), and those that change the text direction. */
const CONTROLS = /[^\P{Cc}\n\t]|\p{Bidi_Control}/gu;

/** The text as one line of visible characters; any white space becomes one space and is trimmed at the ends. */
export function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE, '').replace(/\s+/g, ' ').trim();
}

/** One well-formed line of visible characters in NFC. */
export function visibleLine(text: string): string {
  return composed(withoutInvisible(text.toWellFormed()));
}

/** Whether the text is already such a line. */
export function isVisibleLine(text: string): boolean {
  return visibleLine(text) === text;
}

/**
 * Well-formed lines in NFC without control characters. Joiners and variation selectors stay because emoji and some
 * scripts need them; a text without any visible character becomes empty.
 */
export function visibleText(text: string): string {
  const lines = composed(
    text
      .toWellFormed()
      .replace(/\r\n?|[\u2028\u2029]/g, '\n')
      .replace(CONTROLS, ''),
  ).trim();
  return withoutInvisible(lines) === '' ? '' : lines;
}

/**
 * In NFC. No letter of any language has more than thirty marks (Unicode Standard Annex 15, Stream-Safe Text Format),
 * and normalising takes quadratic time in their number.
 */
function composed(text: string): string {
  return text.replace(/(\p{M}{30})\p{M}+/gu, '$1').normalize('NFC');
}
