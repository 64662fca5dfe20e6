import type { Day } from '#domain/day.ts';
import { dayOf, formatInstant } from '#domain/instant.ts';
import type { ListedStaffMember } from '#domain/staff/listed-staff-member.ts';

interface LastSeenProps {
  member: Pick<ListedStaffMember, 'lastSeenAt' | 'isAtWork'>;
  today: Day;
}

/** „teraz“, „dnes 9.41“ or the day. */
export function LastSeen({ member: { lastSeenAt, isAtWork }, today }: LastSeenProps) {
  if (!lastSeenAt) return '–';
  const { day, time } = formatInstant(lastSeenAt);
  return (
    <time dateTime={lastSeenAt}>{isAtWork ? 'teraz' : dayOf(lastSeenAt) === today ? `dnes\u00A0${time}` : day}</time>
  );
}
