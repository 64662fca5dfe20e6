import type { Day } from '#domain/day.ts';
import type { Exam } from '#domain/issued-documents/document-rule.ts';

export type Verdict = 'passed' | 'failed';

/** What was recorded of one participant of a course. A medical opinion is only seen: its finding is not recorded. */
export interface Result {
  /** Null where no verdict was recorded, and for a course without an exam. */
  verdict: Verdict | null;
  /** Right answers in the test; null where they were not counted. */
  points: number | null;
  practical: boolean;
  examinedOn: Day | null;
  examiner: string;
  opinionSeenOn: Day | null;
}

/** When and by whom people were examined. */
export type Examination = Pick<Result, 'examinedOn' | 'examiner'>;

export const NO_RESULT: Result = {
  verdict: null,
  points: null,
  practical: false,
  examinedOn: null,
  examiner: '',
  opinionSeenOn: null,
};

/** A participant with a confirmed seat as the page for closing a course shows them. */
export interface ClosingPerson {
  participantId: string;
  signUpId: string;
  /** Among the participants of the sign-up, from 0. */
  position: number;
  /** Empty until the participant is named. */
  name: string;
  birthDate: Day | null;
  /** Empty for somebody who signed up for themselves. */
  companyName: string;
  daysPresent: number;
  result: Result;
}

/** The name; until there is one, which participant of whose sign-up it is: several of them may stand on one page. */
export function personLabel({ name, position, companyName }: ClosingPerson): string {
  return name || `Účastník ${position + 1}${companyName && ` (${companyName})`}`;
}

/**
 * The verdict of an exam: points decide where there is a test, and the practical part where there is one; without points
 * what was declared counts. Null where there is no exam or nothing was entered.
 */
export function verdictOf(
  exam: Exam | null,
  { points, practical, declared }: Pick<Result, 'points' | 'practical'> & { declared: Verdict | null },
): Verdict | null {
  if (!exam) return null;
  if (exam.pass === null || points === null) return declared;
  return points >= exam.pass && (practical || !exam.practical) ? 'passed' : 'failed';
}

/** What became of a participant: `absent` on at least one day; `attended` where there is no exam. */
export type Outcome = 'passed' | 'failed' | 'absent' | 'attended' | 'undecided';

export function outcomeOf(
  { daysPresent, result }: Pick<ClosingPerson, 'daysPresent' | 'result'>,
  { days, exam }: { days: number; exam: Exam | null },
): Outcome {
  if (daysPresent < days) return 'absent';
  if (!exam) return 'attended';
  return result.verdict ?? 'undecided';
}

export const OUTCOME_LABELS = {
  passed: 'Úspešne',
  failed: 'Neúspešne',
  absent: 'Bez účasti',
  attended: 'Absolvoval(a)',
  undecided: 'Bez výsledku',
} as const satisfies Record<Outcome, string>;
