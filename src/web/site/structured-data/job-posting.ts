import type { JobPosting } from 'schema-dts';
import type { Position } from '#domain/page-texts/careers-fields.ts';
import { namedOrganization, postalAddress } from './organization.ts';
import type { Site } from './structured-data.tsx';

/** An open position; undefined while the company has no name: search engines refuse one without an employer. */
export function jobPosting(
  { title, text, city, employment, wageFrom, posted, validThrough }: Position,
  site: Site,
): JobPosting | undefined {
  const hiringOrganization = namedOrganization(site);
  if (!hiringOrganization) return undefined;
  return {
    '@type': 'JobPosting',
    title,
    description: text,
    datePosted: posted,
    validThrough,
    employmentType: employment,
    hiringOrganization,
    jobLocation: { '@type': 'Place', address: postalAddress({ street: '', city }) },
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'EUR',
      value: { '@type': 'QuantitativeValue', minValue: wageFrom, unitText: 'MONTH' },
    },
  };
}
