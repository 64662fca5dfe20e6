import type { Company } from './company.ts';

/** The services of technicians by their keys in the company's record: the page's address and the name of each. */
export const TECHNICIAN_SERVICES = {
  fireProtection: { path: '/poziarna-ochrana', title: 'Požiarna ochrana' },
  safety: { path: '/bezpecnost-prace-bozp', title: 'Bezpečnosť práce (BOZP)' },
  environment: { path: '/ochrana-zivotneho-prostredia', title: 'Ochrana životného prostredia' },
  health: { path: '/pracovna-zdravotna-sluzba', title: 'Pracovná zdravotná služba' },
  inspections: { path: '/odborne-prehliadky-a-skusky', title: 'Odborné prehliadky a skúšky (revízie)' },
  extinguishers: { path: '/hasiace-pristroje-a-hydranty', title: 'Hasiace prístroje a hydranty' },
} as const;

export type TechnicianService = keyof typeof TECHNICIAN_SERVICES;

export type Technician = Company['technicians'][number];

/** The technicians for the service of this page. */
export function techniciansOf({ technicians }: Company, path: string): Technician[] {
  const keys = Object.keys(TECHNICIAN_SERVICES) as TechnicianService[];
  const service = keys.find((key) => TECHNICIAN_SERVICES[key].path === path);
  return technicians.filter(({ name, services }) => name && service && services[service]);
}
