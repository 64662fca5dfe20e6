import { icoOf } from '#domain/ico.ts';
import { companyDomain } from './company-domain.ts';
import { companyNameKey } from './company-name.ts';

/** What identifies a company; each key is undefined where it is missing or identifies none. */
export interface ClientMatchKeys {
  ico: string | undefined;
  domain: string | undefined;
  nameKey: string | undefined;
}

/** What a sign-up, a contact request or a waitlist entry contains about its company. */
export interface CompanyFacts {
  companyName: string;
  email: string;
  /** As it was entered; a sign-up has none. */
  ico?: string;
}

export function matchKeysOf({ companyName, email, ico = '' }: CompanyFacts): ClientMatchKeys {
  return { ico: icoOf(ico), domain: companyDomain(email), nameKey: companyNameKey(companyName) };
}

/** A client that shares at least one of the match keys, together with all that were joined into it. */
export interface ClientCandidate {
  id: string;
  icos: readonly string[];
  sharesDomain: boolean;
  sharesName: boolean;
}

export type ClientMatch =
  | { outcome: 'one'; clientId: string }
  | { outcome: 'none' }
  /** The match is uncertain, or there are several; staff decide. */
  | { outcome: 'ambiguous'; clientIds: string[] };

/**
 * Which client a record belongs to (decision 0046). The same IČO is certain, and a different one is never the same
 * company. Otherwise it is the client that shares both domain and name; else the only one that shares either. Sharing
 * only the domain under a different name is ambiguous: an agency signs up people of many companies from one domain.
 */
export function matchClient(
  { ico, nameKey }: Pick<ClientMatchKeys, 'ico' | 'nameKey'>,
  candidates: readonly ClientCandidate[],
): ClientMatch {
  const certain = candidates.filter(({ icos }) => ico !== undefined && icos.includes(ico));
  if (certain.length > 0) return among(certain);
  const possible = candidates.filter(({ icos }) => ico === undefined || icos.length === 0);
  const byBoth = possible.filter(({ sharesDomain, sharesName }) => sharesDomain && sharesName);
  if (byBoth.length > 0) return among(byBoth);
  const match = among(possible);
  const isNamedOtherwise = nameKey !== undefined && possible.every(({ sharesName }) => !sharesName);
  return match.outcome === 'one' && isNamedOtherwise ? { outcome: 'ambiguous', clientIds: [match.clientId] } : match;
}

function among(candidates: readonly ClientCandidate[]): ClientMatch {
  const clientIds = candidates.map(({ id }) => id).sort();
  const [clientId] = clientIds;
  if (clientId === undefined) return { outcome: 'none' };
  return clientIds.length === 1 ? { outcome: 'one', clientId } : { outcome: 'ambiguous', clientIds };
}
