import type { PayerRecord } from '#domain/payers/payer.ts';

/** The payer of a sign-up; one whose payer nobody has entered has no row. */
export interface PayerTable extends PayerRecord {
  signUpId: string;
}
