// biome-ignore lint/style/noRestrictedImports: pure arithmetic, like the schema library
import { compact, validate } from 'stdnum/lib/cjs/cz/ico.js';

/**
 * The eight digits of a company's number (IČO), however it was written; undefined where the last digit does not check the
 * others. Slovakia and Czechia share one way of numbering, which the library keeps under the latter.
 */
export function icoOf(text: string): string | undefined {
  return validate(text).isValid ? compact(text) : undefined;
}
