import { describe, expect, test } from 'vitest';
import { courseState } from './course.ts';
import { coursePathForParticipants, isOnOffer, isShownTo } from './course-access.ts';

const hidden = { status: 'inactive', isPrivate: false, cancelledAt: null, linkCode: null } as const;
const formerlyPrivate = { ...hidden, linkCode: 'kod' };
const active = { ...formerlyPrivate, status: 'active' } as const;
const privateOne = { ...formerlyPrivate, isPrivate: true };
const cancelled = { ...hidden, cancelledAt: '2026-11-20T11:00:00.000Z' };
const cancelledPrivate = { ...privateOne, cancelledAt: '2026-11-20T11:00:00.000Z' };

const NOBODY = { everybody: false, link: false };
const EVERYBODY = { everybody: true, link: true };
const LINK_ALONE = { everybody: false, link: true };

describe('who can see a course and sign up for it', () => {
  test.each([
    ['a hidden one', hidden, NOBODY],
    ['a hidden one that was private before', formerlyPrivate, NOBODY],
    ['an active one', active, EVERYBODY],
    ['a private one', privateOne, LINK_ALONE],
    ['a cancelled one', cancelled, EVERYBODY],
    ['a cancelled private one', cancelledPrivate, LINK_ALONE],
    ['a private one without a link', { ...privateOne, linkCode: null }, NOBODY],
  ])('%s is shown to the right visitors', (_, course, { everybody, link }) => {
    expect(isShownTo(undefined, course)).toBe(everybody);
    for (const wrong of ['', 'iny', 'KOD', 'null']) expect(isShownTo(wrong, course)).toBe(everybody);
    expect(isShownTo('kod', course)).toBe(link);
  });
});

test.each([
  ['active', active, true],
  ['private', privateOne, true],
  ['inactive', hidden, false],
  ['cancelled', cancelled, false],
  ['cancelled', cancelledPrivate, false],
] as const)('a course in the state %s is on offer only if public or private', (state, course, offered) => {
  expect(courseState(course)).toBe(state);
  expect(isOnOffer(course)).toBe(offered);
});

test('emails link to the secret address of a private course, otherwise to its public page', () => {
  expect(coursePathForParticipants({ slug: '/lesenar', privateCode: 'kod' })).toBe('/kurz/kod');
  expect(coursePathForParticipants({ slug: '/lesenar', privateCode: null })).toBe('/kurzy-a-skolenia/lesenar');
  expect(coursePathForParticipants({ slug: '/lesenar' })).toBe('/kurzy-a-skolenia/lesenar');
});
