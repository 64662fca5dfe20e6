import type { Company } from '#domain/company/company.ts';

/** The numbers one to ten, as used for branches in a sentence. */
const NUMERALS = ['jedna', 'dve', 'tri', 'štyri', 'päť', 'šesť', 'sedem', 'osem', 'deväť', 'desať'];

type Branches = Pick<Company['branches'][number], 'city' | 'headquarters'>[];

/** „Sídlo (Liptovský Mikuláš) a šesť pobočiek.“; empty without branches. */
export function seatAndBranches(branches: Branches): string {
  const sentence = joined(branches, (city) => `sídlo (${city})`);
  return sentence && `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
}

/** „Liptovský Mikuláš a šesť pobočiek“ */
export function townAndBranches(branches: Branches): string {
  return joined(branches, (city) => city);
}

function joined(branches: Branches, nameSeat: (city: string) => string): string {
  const seat = branches.find(({ headquarters }) => headquarters);
  const count = branches.length - (seat ? 1 : 0);
  const noun = count === 1 ? 'pobočka' : count <= 4 ? 'pobočky' : 'pobočiek';
  const parts = [seat && nameSeat(seat.city), count > 0 && `${NUMERALS[count - 1] ?? count} ${noun}`];
  return parts.filter(Boolean).join(' a ');
}
