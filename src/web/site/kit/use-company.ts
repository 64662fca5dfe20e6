import { useRouteLoaderData } from 'react-router';
import { type Company, EMPTY_COMPANY } from '#domain/company/company.ts';

/** The company's details, loaded once by the root route; empty when that failed. */
export function useCompany(): Company {
  const root = useRouteLoaderData('root') as { company: Company } | undefined;
  return root?.company ?? EMPTY_COMPANY;
}
