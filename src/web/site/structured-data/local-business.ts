import type { LocalBusiness } from 'schema-dts';
import type { Company } from '#domain/company/company.ts';
import { companyName, namedOrganization, postalAddress } from './organization.ts';
import type { Site } from './structured-data.tsx';

/** A branch people may visit. Its opening hours are not known. */
export function localBusiness(branch: Company['branches'][number], site: Site): LocalBusiness {
  const { company, origin } = site;
  return {
    '@type': 'LocalBusiness',
    name: companyName(company) || undefined,
    url: `${origin}/kontakt#kamenne-prevadzky`,
    address: postalAddress(branch),
    telephone: branch.phone || undefined,
    parentOrganization: namedOrganization(site),
  };
}
