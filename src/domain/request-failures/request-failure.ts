/** Why a request was answered with an error of ours. */
export const FAILURE_REASONS = {
  fault: 'Chyba v programe',
  unavailable: 'Neodpovedala databáza alebo iná služba',
  slow: 'Odpoveď trvala pridlho',
  damaged: 'Uložený súbor je poškodený',
} as const;

export type FailureReason = keyof typeof FAILURE_REASONS;

/** A request that failed by a fault of ours: enough to find it in the log, and nothing of who asked or what they sent. */
export interface RequestFailure {
  /** The number its asker was told. */
  requestId: string;
  /** ISO, UTC. */
  at: string;
  /** The pattern of its address, „/kurz/:linkCode“. */
  route: string;
  reason: FailureReason;
  /** What kind of error it was, for who corrects it: „TypeError“. */
  errorName: string;
}

/** How long they are kept, and how many. */
export const FAILURE_DAYS = 14;
export const FAILURES_MAX = 100;

/** What of a request's number was typed or pasted, whatever stands around it; at least as much as tells two apart. */
export function readRequestNumber(text: string): string | undefined {
  return /[0-9a-f]{4}[0-9a-f-]{0,32}/.exec(text.toLowerCase())?.[0];
}
