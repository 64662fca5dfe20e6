import {
  CONTACT_REQUEST_STATE_LABELS,
  type ContactRequestState,
} from '#domain/contact-requests/contact-request-work.ts';
import { Badge, type BadgeLook } from '#web/desk/kit/badge.tsx';

export const CONTACT_REQUEST_LOOKS: Record<ContactRequestState, BadgeLook> = {
  new: 'new',
  inProgress: 'work',
  offered: 'on',
  closed: 'off',
};

export function ContactStateBadge({ state }: { state: ContactRequestState }) {
  return <Badge look={CONTACT_REQUEST_LOOKS[state]} label={CONTACT_REQUEST_STATE_LABELS[state]} />;
}
