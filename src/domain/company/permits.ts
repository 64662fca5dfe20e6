import { type Day, parseDay } from '#domain/day.ts';
import type { Company } from './company.ts';

export type CompanyPermit = Company['permits'][number];

/** The details of a permit, in pieces: „č. 7/2007“, who issued it, „platí od 1. 3. 2007 do 30. 4. 2028“. */
export function permitDetails(permit: CompanyPermit): string[] {
  const { number, issuer } = permit;
  return [number && `č. ${number}`, issuer && `vydal: ${issuer}`, validity(permit)].filter(Boolean);
}

/** True if the permit is this document of the site; staff enter its code or its name. */
export function isSamePermit(permit: CompanyPermit, { code, name }: { code: string; name: string }): boolean {
  return permit.document === code || permit.document === name;
}

/** „do 30. 4. 2028“; a permit without an end is stored as „neurčito“. */
export function validUntil({ until }: Pick<CompanyPermit, 'until'>): string {
  return until === 'neurčito' ? 'na neurčito' : until && `do ${until}`;
}

function validity({ since, until }: CompanyPermit): string {
  const term = [since && `od ${since}`, validUntil({ until })].filter(Boolean).join(' ');
  return term && `platí ${term}`;
}

/** True where the authorisation covers this day; staff enter its days as they are on the paper. */
export function isPermitValid({ since, until }: Pick<CompanyPermit, 'since' | 'until'>, day: Day): boolean {
  const [from, to] = [parseDay(since), parseDay(until)];
  return (since === '' || (from !== undefined && from <= day)) && (to === undefined ? isUnlimited(until) : day <= to);
}

function isUnlimited(until: string): boolean {
  return until === '' || until === 'neurčito';
}
