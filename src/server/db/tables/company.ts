export interface CompanyTable {
  /** Always 1: there is one company. */
  id: number;
  /** JSON: Company */
  details: string;
  updatedAt: string;
}
