import { CONTACT_REQUEST_STATE_LABELS, type ContactRequestState } from '#domain/contact-requests/contact-request.ts';

const LOOKS = { new: 'new', handled: 'on' } as const satisfies Record<ContactRequestState, string>;

/** The state of a contact request in words and by shape, never by colour alone. */
export function ContactStateBadge({ state }: { state: ContactRequestState }) {
  return <span className={`badge badge--${LOOKS[state]}`}>{CONTACT_REQUEST_STATE_LABELS[state]}</span>;
}
