import { SIGN_UP_STATE_LABELS, type SignUpState } from '#domain/sign-ups/sign-up.ts';
import { Badge, type BadgeLook } from '#web/desk/kit/badge.tsx';

export const SIGN_UP_LOOKS: Record<SignUpState, BadgeLook> = {
  new: 'new',
  confirmed: 'on',
  waiting: 'wait',
  cancelled: 'off',
};

/** The state of a sign-up, shown by words and shape, never by colour alone. */
export function StateBadge({ state }: { state: SignUpState }) {
  return <Badge look={SIGN_UP_LOOKS[state]} label={SIGN_UP_STATE_LABELS[state]} />;
}
