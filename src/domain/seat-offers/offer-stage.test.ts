import { expect, test } from 'vitest';
import { offerStage } from './offer-stage.ts';

const NOW = '2026-03-25T08:00:00.000Z';
const offer = {
  state: 'open',
  validUntil: '2026-03-26T08:00:00.000Z',
  wrongCodes: 0,
  signUpStatus: 'waiting',
  isCourseOnOffer: true,
} as const;

test.each([
  ['open', {}],
  ['locked', { wrongCodes: 5 }],
  ['expired', { validUntil: NOW }],
  ['expired', { state: 'expired' }],
  ['accepted', { state: 'accepted', signUpStatus: 'confirmed' }],
  ['over', { state: 'accepted', signUpStatus: 'cancelled' }],
  ['declined', { state: 'declined', isCourseOnOffer: false }],
  ['over', { state: 'withdrawn' }],
  ['over', { state: 'voided' }],
  ['course-gone', { state: 'voided', isCourseOnOffer: false }],
] as const)('an offer has the stage %s: %j', (stage, over) => {
  expect(offerStage({ ...offer, ...over }, NOW)).toBe(stage);
});
