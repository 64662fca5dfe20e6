import type { SignUpStatus } from '#domain/sign-ups/sign-up.ts';

/** Whom an e-mail of staff goes to: all who have seats, all who wait, or those that are ticked. */
export const AUDIENCES = ['confirmed', 'waiting', 'chosen'] as const;

export type Audience = (typeof AUDIENCES)[number];

/** A sign-up of the course, as whom to write to is chosen. */
export interface Recipient {
  id: string;
  name: string;
  status: Exclude<SignUpStatus, 'cancelled'>;
  seats: number;
  /** Empty where none is known. */
  email: string;
  /** An email to this address came back: what is written is held for the word of staff (decision 0037). */
  isBounced: boolean;
}

/** Those of the sign-ups somebody means. */
export function audienceOf<SignUp extends { id: string; status: SignUpStatus }>(
  signUps: readonly SignUp[],
  { audience, chosen }: { audience: Audience; chosen: readonly string[] },
): SignUp[] {
  return signUps.filter(({ id, status }) => (audience === 'chosen' ? chosen.includes(id) : status === audience));
}
