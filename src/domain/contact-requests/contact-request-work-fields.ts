import { complain, line, noneWhenEmpty, optionalDay, requiredMessage } from '#domain/fields.ts';
import { z } from '#domain/schema.ts';
import { CLOSING_REASONS, CONTACT_REQUEST_STATE_LABELS, type ContactRequestState } from './contact-request-work.ts';

/** What staff decide about a contact request. */
export const contactRequestWorkSchema = z
  .object({
    state: z.enum(Object.keys(CONTACT_REQUEST_STATE_LABELS) as ContactRequestState[], 'Vyberte stav.'),
    /** Null unless it is closed. */
    closedBecause: noneWhenEmpty(z.enum(Object.keys(CLOSING_REASONS) as (keyof typeof CLOSING_REASONS)[])),
    /** A sentence beside the reason; may be empty. */
    closedNote: line,
    /** The member of staff responsible for it. */
    assigneeId: z.string().transform((id) => id || null),
    /** What is to be done next; empty where nothing is planned. */
    nextStep: line,
    nextStepOn: optionalDay,
  })
  .superRefine(({ state, closedBecause, nextStep, nextStepOn }, context) => {
    if (state === 'closed' && closedBecause === null)
      complain(context, 'closedBecause', 'Vyberte, prečo je dopyt uzavretý.');
    if (nextStepOn && nextStep === '') complain(context, 'nextStep', 'Napíšte, čo treba v\u00A0ten deň urobiť.');
    if (nextStep !== '' && !nextStepOn) complain(context, 'nextStepOn', 'Vyberte deň, do ktorého to treba urobiť.');
  });

export type ContactRequestWorkFields = z.infer<typeof contactRequestWorkSchema>;

export const noteSchema = z.object({ note: requiredMessage('Napíšte poznámku.') });
