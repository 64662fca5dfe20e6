import { SIGN_UP_STATE_LABELS, type SignUpState } from '#domain/sign-ups/sign-up.ts';

const LOOKS = { new: 'new', confirmed: 'on', waiting: 'wait', cancelled: 'off' } as const satisfies Record<
  SignUpState,
  string
>;

/** The state of a sign-up in words and by shape, never by colour alone. */
export function StateBadge({ state }: { state: SignUpState }) {
  return <span className={`badge badge--${LOOKS[state]}`}>{SIGN_UP_STATE_LABELS[state]}</span>;
}
