import type { Company } from '#domain/company/company.ts';

/** From one to ten, as branches are counted in a sentence. */
const NUMERALS = ['jedna', 'dve', 'tri', 'štyri', 'päť', 'šesť', 'sedem', 'osem', 'deväť', 'desať'];

/** „Sídlo (Liptovský Mikuláš) a šesť pobočiek.“; empty while there are no branches. */
export function seatAndBranches(branches: Pick<Company['branches'][number], 'city' | 'headquarters'>[]): string {
  const seat = branches.find(({ headquarters }) => headquarters);
  const count = branches.length - (seat ? 1 : 0);
  const noun = count === 1 ? 'pobočka' : count <= 4 ? 'pobočky' : 'pobočiek';
  const parts = [seat && `sídlo (${seat.city})`, count > 0 && `${NUMERALS[count - 1] ?? count} ${noun}`].filter(
    Boolean,
  );
  const sentence = parts.join(' a ');
  return sentence && `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
}
