import type { ActiveStatus, SignUpStatus } from '#domain/sign-ups/sign-up.ts';

/** The recipients of an e-mail from staff: all who have seats, all who wait, or the selected ones. */
export const AUDIENCES = ['confirmed', 'waiting', 'chosen'] as const;

export type Audience = (typeof AUDIENCES)[number];

/** A sign-up of the course in the choice of recipients. */
export interface Recipient {
  id: string;
  name: string;
  status: ActiveStatus;
  seats: number;
  /** Empty where none is known. */
  email: string;
  phone: string;
  /** An email to this address was returned: a new one is held until staff decide (decision 0037). */
  isBounced: boolean;
  /** An email about the sign-up was not delivered, so another one may not be either. */
  hasFailedEmail: boolean;
}

export function audienceOf<SignUp extends { id: string; status: SignUpStatus }>(
  signUps: readonly SignUp[],
  { audience, chosen }: { audience: Audience; chosen: readonly string[] },
): SignUp[] {
  return signUps.filter(({ id, status }) => (audience === 'chosen' ? chosen.includes(id) : status === audience));
}
