/**
 * Characters that show nothing or turn the direction of what follows: two names that look alike must be the same text,
 * and a name of nothing else is empty. U+2800, U+1D159, U+13441 and U+13442 are blanks Unicode counts as visible.
 */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}\u2800\u{1D159}\u{13441}\u{13442}]|[^\P{Cc}\s]/gu;

/** Control characters no form can type (NUL would break a database), and whatever turns the direction of a text. */
const CONTROLS = /[^\P{Cc}\n\t]|\p{Bidi_Control}/gu;

/** The text as one line in which every character shows; white space of any kind is one space, none at the ends. */
export function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE, '').replace(/\s+/g, ' ').trim();
}

/** One well-formed line in NFC in which every character shows. */
export function visibleLine(text: string): string {
  return composed(withoutInvisible(text.toWellFormed()));
}

/** Whether the text is one such line already. */
export function isVisibleLine(text: string): boolean {
  return visibleLine(text) === text;
}

/**
 * Well-formed lines in NFC, without characters that control. Joiners and variation selectors stay, emoji and scripts are
 * written with them; where nothing shows, nothing is left.
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
 * In NFC. No email of any language bears more than thirty marks (Unicode Standard Annex 15, Stream-Safe Text Format), and
 * composing is quadratic in them.
 */
function composed(text: string): string {
  return text.replace(/(\p{M}{30})\p{M}+/gu, '$1').normalize('NFC');
}
