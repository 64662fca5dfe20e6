import type { FailureReason } from '#domain/request-failures/request-failure.ts';

/** The newest requests that failed by a fault of ours, without who asked or what they sent. */
export interface RequestFailureTable {
  requestId: string;
  at: string;
  route: string;
  reason: FailureReason;
  errorName: string;
}
