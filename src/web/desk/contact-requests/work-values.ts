import type { Assignee } from '#domain/contact-requests/contact-request.ts';
import {
  CLOSING_REASONS,
  CONTACT_REQUEST_STATE_LABELS,
  type ContactRequestWork,
} from '#domain/contact-requests/contact-request-work.ts';
import { formatDay } from '#domain/day.ts';

/** The labels of the form's fields, in the form's order. */
export const WORK_LABELS = {
  state: 'Stav',
  closedBecause: 'Prečo je uzavretý',
  closedNote: 'Poznámka k\u00A0uzavretiu',
  assigneeId: 'Rieši',
  nextStep: 'Ďalší krok',
  nextStepOn: 'Dokedy',
} as const;

type WorkField = keyof typeof WORK_LABELS;

/** The form's fields as text. */
export type WorkFormValues = Record<WorkField, string>;

const FIELDS = Object.keys(WORK_LABELS) as WorkField[];

export function valuesOfWork(work: ContactRequestWork): WorkFormValues {
  const { state, closedBecause, closedNote, assigneeId, nextStep, nextStepOn } = work;
  return {
    state,
    closedBecause: closedBecause ?? '',
    closedNote,
    assigneeId: assigneeId ?? '',
    nextStep,
    nextStepOn: nextStepOn ? formatDay(nextStepOn) : '',
  };
}

/** Reads the form as it was entered. */
export function workFormValues(form: FormData): WorkFormValues {
  const entries = FIELDS.map((field) => [field, String(form.get(field) ?? '')]);
  return Object.fromEntries(entries);
}

/** The fields in which two forms differ, with the values of the second one in words. */
export function workDifferences(mine: WorkFormValues, theirs: WorkFormValues, assignees: readonly Assignee[]) {
  const labels: Partial<Record<WorkField, Record<string, string>>> = {
    state: CONTACT_REQUEST_STATE_LABELS,
    closedBecause: CLOSING_REASONS,
    assigneeId: Object.fromEntries(assignees.map(({ id, name }) => [id, name])),
  };
  return FIELDS.filter((field) => mine[field].trim() !== theirs[field]).map((field) => ({
    field,
    label: WORK_LABELS[field],
    text: labels[field]?.[theirs[field]] ?? theirs[field],
  }));
}
