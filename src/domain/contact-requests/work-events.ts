import { changedFields, type NewEvent } from '#domain/events/event.ts';
import type { ContactRequestWork } from './contact-request-work.ts';

/** The work with the assignee's name, because a history names people. */
export type NamedWork = ContactRequestWork & { assignee: string };

export type WorkEvent = Pick<Extract<NewEvent, { noun: 'contactRequest' }>, 'verb' | 'before' | 'after'>;

/** The changes of a request's work: one event for each changed group of fields, the decision last. */
export function workEvents(before: NamedWork, after: NamedWork, actorId: string): WorkEvent[] {
  const assignee = {
    verb: assigneeVerb(after, actorId),
    fields: ['assignee'],
    isChanged: before.assigneeId !== after.assigneeId,
  } as const;
  const state = { verb: stateVerb(before, after), fields: ['state', 'closedBecause', 'closedNote'] } as const;
  const step = {
    verb: after.nextStep ? 'nextStepSet' : 'nextStepCleared',
    fields: ['nextStep', 'nextStepOn'],
  } as const;
  // side effects come first: a planned step starts the work, another state clears the step
  const groups = [assignee, ...(after.nextStep ? [state, step] : [step, state])];
  return groups.flatMap(({ verb, fields, ...group }) => {
    const values = changedFields(before, after, fields);
    const isChanged = 'isChanged' in group ? group.isChanged : Object.keys(values.after).length > 0;
    return isChanged ? [{ verb, ...values }] : [];
  });
}

function assigneeVerb({ assigneeId }: NamedWork, actorId: string) {
  if (assigneeId === null) return 'released';
  return assigneeId === actorId ? 'taken' : 'assigned';
}

function stateVerb(before: NamedWork, after: NamedWork) {
  if (after.state === 'closed') return 'closed';
  return before.state === 'closed' ? 'reopened' : 'stateChanged';
}
