import { verbFor } from '#domain/slovak.ts';
import type { WaitingCount } from '#domain/today/today-item.ts';

interface WaitingCountsProps extends WaitingCount {
  /** The two counts in words. */
  label?: string;
}

/** The number of waiting items: grey for those in time, red for late or failed ones; nothing when there are none. */
export function WaitingCounts({ inTime, urgent, label = waitingPhrase({ inTime, urgent }) }: WaitingCountsProps) {
  if (inTime + urgent === 0) return null;
  return (
    <span className="counts" title={label}>
      {inTime > 0 && (
        <span className="count" aria-hidden="true">
          {inTime}
        </span>
      )}
      {urgent > 0 && (
        <span className="count count--urgent" aria-hidden="true">
          {urgent}
        </span>
      )}
      <span className="sr-only">{label}</span>
    </span>
  );
}

/** „10 čaká, 3 súria“ */
export function waitingPhrase({ inTime, urgent }: WaitingCount): string {
  const parts = [
    inTime > 0 && `${inTime}\u00A0${verbFor(inTime, 'čaká', 'čakajú')}`,
    urgent > 0 && `${urgent}\u00A0${verbFor(urgent, 'súri', 'súria')}`,
  ];
  return parts.filter(Boolean).join(', ') || 'nič nečaká';
}
