import type { PayerRecord } from '#domain/payers/payer.ts';

/** The payer of a sign-up; without a row it is the applicant. */
export interface PayerTable extends PayerRecord {
  signUpId: string;
}
