import { type DueStep, ITEMS_MAX, type LateRequest, type TodayKind } from '#domain/today/today-item.ts';
import { lateBefore } from '#server/contact-requests/waiting.ts';
import { stands } from './postponed.ts';
import type { TodayAsked, TodaySource } from './today-source.ts';

/** Contact requests that nobody has taken within the days we answer in. */
export const lateRequests: TodaySource = {
  async count(asked) {
    const { count } = await lateOnes(asked)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return count;
  },
  async list(asked) {
    const requests = await lateOnes(asked)
      .select(['id', 'company', 'phone', 'receivedAt'])
      .orderBy('receivedAt')
      .orderBy('id')
      .limit(ITEMS_MAX)
      .execute();
    return requests.map(
      ({ id, receivedAt, ...request }): LateRequest => ({
        ...{ kind: 'lateRequests', ids: [id], since: receivedAt },
        ...request,
      }),
    );
  },
};

/** Contact requests with a step to do by this day. */
export const dueSteps: TodaySource = {
  async count(asked) {
    const { count } = await dueOnes(asked)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return count;
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
        ...{ kind: 'dueSteps', ids: [id], since: nextStepOn ?? '', step: nextStep, assignee: name ?? '' },
        ...request,
      }),
    );
  },
};

function lateOnes(asked: TodayAsked) {
  return requests(asked, 'lateRequests').where('state', '=', 'new').where('receivedAt', '<', lateBefore(asked.day));
}

function dueOnes(asked: TodayAsked) {
  return requests(asked, 'dueSteps')
    .where('nextStepOn', '<=', asked.day)
    .where('contactRequest.state', '!=', 'closed');
}

function requests({ app, day, standing }: TodayAsked, kind: TodayKind) {
  return app.db.selectFrom('contactRequest').where(stands(standing, kind, { id: 'contactRequest.id' }, day));
}
