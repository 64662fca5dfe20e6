import { isApplicant } from '#domain/actor.ts';
import { EVENT_LABELS, type RecordedEvent } from './event.ts';

/** One step of a thing's history, as staff read it. */
export interface HistoryStep {
  position: number;
  /** ISO, UTC. */
  at: string;
  what: string;
  who: string;
  /** What has changed, where the history shows it. */
  detail?: string;
}

/** A history as staff read it: of consecutive equal steps by the same person only the last one. */
export function historyOf(
  events: readonly RecordedEvent[],
  detailOf?: (event: RecordedEvent) => string,
): HistoryStep[] {
  return events
    .map((event) => ({
      position: event.position,
      at: event.at,
      what: eventLabel(event),
      who: actorLabel(event.actor),
      ...(detailOf && { detail: detailOf(event) }),
    }))
    .filter((step, index, steps) => !isSame(step, steps[index + 1]));
}

function isSame(step: HistoryStep, next: HistoryStep | undefined): boolean {
  return step.what === next?.what && step.who === next.who && step.detail === next.detail;
}

export function eventLabel({ noun, verb }: RecordedEvent): string {
  const labels: Record<string, string> = EVENT_LABELS[noun];
  return labels[verb] ?? verb;
}

/** Staff by their name at that time; unknown once it was erased. */
export function actorLabel(actor: RecordedEvent['actor']): string {
  switch (actor.kind) {
    case 'visitor':
      return 'web';
    case 'staff':
      return actor.name || 'zamestnanec';
    case 'link':
      return isApplicant(actor) ? 'prihlásený' : 'odkaz';
    default:
      return 'systém';
  }
}
