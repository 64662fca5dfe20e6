import type { z } from '#domain/schema.ts';
import { companySchema } from './company-fields.ts';

/** Company details for pages, emails and documents. Empty fields are not shown. */
export type Company = z.infer<typeof companySchema>;

/** A real installation before staff fill it in. */
export const EMPTY_COMPANY: Company = companySchema.parse({});
