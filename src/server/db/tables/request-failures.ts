import type { FailureReason } from '#domain/request-failures/request-failure.ts';

/** The newest requests that failed because of a server error, without their sender or content. */
export interface RequestFailureTable {
  requestId: string;
  at: string;
  route: string;
  reason: FailureReason;
  errorName: string;
}
