import type { Company } from './company.ts';

export type CompanyPermit = Company['permits'][number];

/** What the record says of a permit, in pieces: „č. 7/2007“, who issued it, „platí od 1. 3. 2007 do 30. 4. 2028“. */
export function permitDetails({ number, issuer, since, until }: CompanyPermit): string[] {
  return [number && `č. ${number}`, issuer && `vydal: ${issuer}`, validity(since, until)].filter(Boolean);
}

/** The record of a document of the site, which staff name by its code or by its name. */
export function isOf(permit: CompanyPermit, { code, name }: { code: string; name: string }): boolean {
  return permit.document === code || permit.document === name;
}

/** One without an end is kept as „neurčito“. */
function validity(since: string, until: string): string {
  const end = until === 'neurčito' ? 'na neurčito' : until && `do ${until}`;
  const term = [since && `od ${since}`, end].filter(Boolean).join(' ');
  return term && `platí ${term}`;
}
