import { WAITLIST_STATE_LABELS, type WaitlistState } from '#domain/waitlist/waitlist-entry.ts';
import { Badge, type BadgeLook } from '#web/desk/kit/badge.tsx';

const LOOKS: Record<WaitlistState, BadgeLook> = { waiting: 'wait', offered: 'work', served: 'on', ended: 'off' };

export function WaitlistBadge({ state }: { state: WaitlistState }) {
  return <Badge look={LOOKS[state]} label={WAITLIST_STATE_LABELS[state]} />;
}
