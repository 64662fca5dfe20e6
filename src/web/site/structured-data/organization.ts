import type { Organization, PostalAddress, PropertyValue } from 'schema-dts';
import type { Company } from '#domain/company/company.ts';
import type { Site } from './structured-data.tsx';

/** The company as the footer of every page shows it; fields that are not filled in are omitted. */
export function organization(site: Site): Organization | undefined {
  const { company, origin } = site;
  const named = namedOrganization(site);
  if (!named) return undefined;
  const { phone, email, ico, dic, icDph, links } = company;
  return {
    ...named,
    logo: `${origin}/favicon.svg`,
    ...(company.street && { address: postalAddress(company) }),
    telephone: phone || undefined,
    email: email || undefined,
    taxID: dic || undefined,
    vatID: icDph || undefined,
    identifier: ico
      ? ({ '@type': 'PropertyValue', propertyID: 'IČO', value: ico } satisfies PropertyValue)
      : undefined,
    sameAs: [links.facebook, links.linkedin].filter(Boolean),
  };
}

/** The company as the teacher, author or publisher of a page about something else; undefined while it has no name. */
export function namedOrganization({ company, origin }: Site) {
  const name = companyName(company);
  return name ? { '@type': 'Organization' as const, name, url: `${origin}/` } : undefined;
}

export function companyName({ legalName, shortName }: Company): string {
  return legalName || shortName;
}

interface Address {
  street: string;
  postalCode?: string;
  city: string;
}

export function postalAddress({ street, postalCode, city }: Address): PostalAddress {
  return {
    '@type': 'PostalAddress',
    streetAddress: street || undefined,
    postalCode: postalCode || undefined,
    addressLocality: city,
    addressCountry: 'SK',
  };
}
