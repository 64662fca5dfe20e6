import type { Generated } from 'kysely';
import type { Day } from '#domain/day.ts';
import type { HandOverLine, HandOverTerms } from '#domain/hand-overs/hand-over.ts';
import type { DocumentRule } from '#domain/issued-documents/document-rule.ts';
import type { IssuedDocument } from '#domain/issued-documents/issued-document.ts';
import type { Result } from '#domain/results/result.ts';
import type { FileColumns } from '../tables.ts';

export interface ResultTables {
  /** A course whose results are being recorded, or that is closed. */
  courseClosing: {
    courseId: string;
    note: Generated<string>;
    closedAt: string | null;
    /** The name of the member of staff. */
    closedBy: string | null;
    /** JSON: ClosedCourse; null until it is closed. */
    facts: string | null;
  };

  /** The photograph of the attendance list that participants signed. */
  signedSheet: FileColumns & {
    courseId: string;
    sizeBytes: number;
    storedAt: string;
  };

  /** The result of a participant; it outlives the sign-up, so that it repeats whose it is. */
  result: Omit<Result, 'practical'> & {
    /** The participant's id. */
    id: string;
    courseId: string;
    signUpId: string;
    name: string;
    birthDate: Day | null;
    practical: number;
    /** The end of the last term its documents state, else of the course; the retention period begins then. */
    since: Day;
    /** The name, folded. */
    searchText: string;
  };

  issuedDocument: Omit<IssuedDocument, 'facts'> & {
    year: number;
    field: string;
    sequence: number;
    kind: DocumentRule['kind'];
    /** JSON: DocumentFacts */
    facts: string;
    /** The PDF, so that a reprint has the same bytes after any upgrade (decision 0065). */
    bytes: Uint8Array;
  };

  /** What was handed over to accounting about a course at once, by which terms. */
  handOver: Omit<HandOverTerms, 'noShowsPay'> & {
    courseId: string;
    /** The number of the hand-over of its course, from 1. */
    number: number;
    noShowsPay: number;
    madeAt: string;
    byStaffId: string;
  };

  handOverLine: HandOverLine & {
    courseId: string;
    number: number;
    position: number;
  };
}
