import { type DueStep, ITEMS_MAX, type NewRequest, type TodayKind } from '#domain/today/today-item.ts';
import { firstLines } from '#domain/today/waiting-sentence.ts';
import { findAnswerDays, lateBefore } from '#server/contact-requests/waiting.ts';
import { stands } from './postponed.ts';
import { messageStart, type TodayAsked, type TodaySource } from './today-source.ts';

/** Contact requests that no member of staff has answered or taken; urgent after the number of days for an answer. */
export const newRequests: TodaySource = {
  async count(asked) {
    const before = await lateBeforeOf(asked);
    return newOnes(asked)
      .select(({ fn }) => [
        fn.countAll<number>().filterWhere('receivedAt', '>=', before).as('inTime'),
        fn.countAll<number>().filterWhere('receivedAt', '<', before).as('urgent'),
      ])
      .executeTakeFirstOrThrow();
  },
  async list(asked) {
    const before = await lateBeforeOf(asked);
    const requests = await newOnes(asked)
      .select(['id', 'company', 'phone', 'receivedAt', messageStart])
      .orderBy('receivedAt')
      .orderBy('id')
      .limit(ITEMS_MAX)
      .execute();
    return requests.map(
      ({ id, receivedAt, message, ...request }): NewRequest => ({
        ...{ kind: 'newRequests', ids: [id], since: receivedAt, isUrgent: receivedAt < before },
        ...{ ...request, message: firstLines(message) },
      }),
    );
  },
};

/** Contact requests with a step to do by this day. */
export const dueSteps: TodaySource = {
  count(asked) {
    return dueOnes(asked)
      .select(({ fn }) => [
        fn.countAll<number>().filterWhere('nextStepOn', '=', asked.day).as('inTime'),
        fn.countAll<number>().filterWhere('nextStepOn', '<', asked.day).as('urgent'),
      ])
      .executeTakeFirstOrThrow();
  },
  async list(asked) {
    const requests = await dueOnes(asked)
      .leftJoin('staffMember', 'staffMember.id', 'contactRequest.assigneeId')
      .select(['contactRequest.id', 'company', 'phone', 'nextStep', 'nextStepOn', 'staffMember.name'])
      .orderBy('nextStepOn')
      .orderBy('contactRequest.id')
      .limit(ITEMS_MAX)
      .execute();
    return requests.map(
      ({ id, nextStep, nextStepOn, name, ...request }): DueStep => ({
        ...{ kind: 'dueSteps', ids: [id], since: nextStepOn ?? '', isUrgent: (nextStepOn ?? '') < asked.day },
        ...{ ...request, step: nextStep, assignee: name ?? '' },
      }),
    );
  },
};

async function lateBeforeOf({ app, day }: TodayAsked): Promise<string> {
  return lateBefore(day, await findAnswerDays(app.db));
}

function newOnes(asked: TodayAsked) {
  return requests(asked, 'newRequests').where('state', '=', 'new');
}

function dueOnes(asked: TodayAsked) {
  return requests(asked, 'dueSteps')
    .where('nextStepOn', '<=', asked.day)
    .where('contactRequest.state', '!=', 'closed');
}

function requests({ app, day, standing }: TodayAsked, kind: TodayKind) {
  return app.db.selectFrom('contactRequest').where(stands(standing, kind, { id: 'contactRequest.id' }, day));
}
