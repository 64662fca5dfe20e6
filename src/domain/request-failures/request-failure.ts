/** Why a request failed on our side. */
export const FAILURE_REASONS = {
  fault: 'Chyba v programe',
  unavailable: 'Neodpovedala databáza alebo iná služba',
  slow: 'Odpoveď trvala pridlho',
  damaged: 'Uložený súbor je poškodený',
} as const;

export type FailureReason = keyof typeof FAILURE_REASONS;

/** A request that failed on our side: enough to find it in the log, without its sender and its content. */
export interface RequestFailure {
  /** The number shown to the user. */
  requestId: string;
  /** ISO, UTC. */
  at: string;
  /** The pattern of its address, „/kurz/:linkCode“. */
  route: string;
  reason: FailureReason;
  /** The class of the error, for its correction: „TypeError“. */
  errorName: string;
}

/** How long they are kept, and how many. */
export const FAILURE_DAYS = 14;
export const FAILURES_MAX = 100;

/** The request's number, or a part of it, in a typed or pasted text; at least four characters, to identify it. */
export function readRequestNumber(text: string): string | undefined {
  return /[0-9a-f]{4}[0-9a-f-]{0,32}/.exec(text.toLowerCase())?.[0];
}
