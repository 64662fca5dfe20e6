// biome-ignore lint/style/noRestrictedImports: pure arithmetic, like the schema library
import { compact, validate } from 'stdnum/lib/cjs/cz/ico.js';

/**
 * The eight digits of a company's number (IČO), without spaces; undefined where the check digit is wrong. Slovakia and
 * Czechia use the same numbering, which the library has under Czechia.
 */
export function icoOf(text: string): string | undefined {
  return validate(text).isValid ? compact(text) : undefined;
}
