import { assigneeLabel } from '#domain/contact-requests/contact-request.ts';
import type { TodayKind, WaitingItem } from '#domain/today/today-item.ts';
import { firstLines } from '#domain/today/waiting-sentence.ts';
import { staffWhoHaveLeft } from '#server/contact-requests/assignees.ts';
import { findAnswerDays, lateBefore } from '#server/contact-requests/waiting-time.ts';
import { hasTodayState } from './postponements.ts';
import { messageStart, type TodayContext, type TodaySource } from './today-source.ts';

/**
 * Contact requests that no member of staff has answered or taken, and those without a next step whose assignee has left;
 * urgent after the number of days for an answer.
 */
export const newRequests: TodaySource = {
  async count(context) {
    const before = await lateBeforeOf(context);
    return newContactRequests(context)
      .select(({ fn }) => [
        fn.countAll<number>().filterWhere('receivedAt', '>=', before).as('inTime'),
        fn.countAll<number>().filterWhere('receivedAt', '<', before).as('urgent'),
      ])
      .executeTakeFirstOrThrow();
  },
  async list(context) {
    const before = await lateBeforeOf(context);
    const requests = await newContactRequests(context)
      .leftJoin('staffMember', 'staffMember.id', 'contactRequest.assigneeId')
      .select(['contactRequest.id', 'company', 'phone', 'receivedAt', messageStart, 'staffMember.name'])
      .orderBy('receivedAt')
      .orderBy('contactRequest.id')
      .limit(context.max)
      .execute();
    return requests.map(
      ({ id, receivedAt, message, name, ...request }): WaitingItem<'newRequests'> => ({
        kind: 'newRequests',
        ids: [id],
        since: receivedAt,
        isUrgent: receivedAt < before,
        ...request,
        message: firstLines(message),
        assignee: name ? assigneeLabel({ name, hasLeft: true }) : '',
      }),
    );
  },
};

export const dueSteps: TodaySource = {
  count(context) {
    return dueContactRequests(context)
      .select(({ fn }) => [
        fn.countAll<number>().filterWhere('nextStepOn', '=', context.day).as('inTime'),
        fn.countAll<number>().filterWhere('nextStepOn', '<', context.day).as('urgent'),
      ])
      .executeTakeFirstOrThrow();
  },
  async list(context) {
    const requests = await dueContactRequests(context)
      .leftJoin('staffMember', 'staffMember.id', 'contactRequest.assigneeId')
      .select(['contactRequest.id', 'company', 'phone', 'nextStep', 'nextStepOn', 'staffMember.name'])
      .select(({ eb }) => eb('assigneeId', 'in', staffWhoHaveLeft(context.app.db)).as('hasLeft'))
      .orderBy('nextStepOn')
      .orderBy('contactRequest.id')
      .limit(context.max)
      .execute();
    return requests.map(
      ({ id, nextStep, nextStepOn, name, hasLeft, ...request }): WaitingItem<'dueSteps'> => ({
        kind: 'dueSteps',
        ids: [id],
        since: nextStepOn ?? '',
        isUrgent: (nextStepOn ?? '') < context.day,
        ...request,
        step: nextStep,
        assignee: name ? assigneeLabel({ name, hasLeft: Boolean(hasLeft) }) : '',
      }),
    );
  },
};

async function lateBeforeOf({ app, day }: TodayContext): Promise<string> {
  return lateBefore(day, await findAnswerDays(app.db));
}

function newContactRequests(context: TodayContext) {
  // as a list of ids, because SQLite would read the whole table otherwise (25 instead of 0.5 ms of 20 000 requests)
  const leftBehind = context.app.db
    .selectFrom('contactRequest')
    .select('contactRequest.id')
    .where('state', 'in', ['inProgress', 'offered'])
    .where('nextStepOn', 'is', null)
    .where('assigneeId', 'in', staffWhoHaveLeft(context.app.db));
  return contactRequestsInState(context, 'newRequests').where(({ eb, or }) =>
    or([eb('contactRequest.state', '=', 'new'), eb('contactRequest.id', 'in', leftBehind)]),
  );
}

function dueContactRequests(context: TodayContext) {
  return contactRequestsInState(context, 'dueSteps')
    .where('nextStepOn', '<=', context.day)
    .where('contactRequest.state', '!=', 'closed');
}

function contactRequestsInState(context: TodayContext, kind: TodayKind) {
  return context.app.db.selectFrom('contactRequest').where(hasTodayState(context, kind, 'contactRequest.id'));
}
