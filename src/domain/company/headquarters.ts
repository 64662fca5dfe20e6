/** Where the company or one of its branches is. */
interface Address {
  street: string;
  postalCode: string;
  city: string;
}

interface Branch extends Address {
  phone: string;
  headquarters: boolean;
  visitable: boolean;
}

/**
 * The company with exactly one headquarters, first among its branches and at the company's own address, so that the
 * address is stored once. An older record may have the address on the branch only, or none or several ticked; a company
 * without an address has no headquarters.
 */
export function withOneHeadquarters<Company extends Address & { branches: Branch[] }>(company: Company): Company {
  const { branches } = company;
  const headquarters =
    branches.find(({ headquarters }) => headquarters) ??
    branches.find((branch) => isFilled(branch) && isSame(branch, company));
  const address = addressOf(isFilled(company) || !headquarters ? company : headquarters);
  const others = branches
    .filter((branch) => branch !== headquarters)
    .map((branch) => ({ ...branch, headquarters: false }));
  if (!isFilled(address)) return { ...company, branches: others };
  const { phone, visitable } = headquarters ?? { phone: '', visitable: false };
  return { ...company, ...address, branches: [{ ...address, phone, visitable, headquarters: true }, ...others] };
}

function addressOf({ street, postalCode, city }: Address): Address {
  return { street, postalCode, city };
}

function isFilled({ street, city }: Address): boolean {
  return street !== '' || city !== '';
}

function isSame(branch: Address, other: Address): boolean {
  return branch.street === other.street && branch.city === other.city;
}
