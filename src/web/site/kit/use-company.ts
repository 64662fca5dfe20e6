import { useRouteLoaderData } from 'react-router';
import type { Company } from '#domain/company/company.ts';

/** The company's details, loaded once by the root route; where that failed, no page is shown that uses them. */
export function useCompany(): Company {
  return (useRouteLoaderData('root') as { company: Company }).company;
}
