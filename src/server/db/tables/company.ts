import type { StoredPhotograph } from '#domain/photographs/photograph.ts';

export interface CompanyTable {
  /** Always 1: there is one company. */
  id: number;
  /** JSON: Company */
  details: string;
  updatedAt: string;
}

export interface PhotographTable extends StoredPhotograph {
  storedAt: string;
}
