import { describe, expect, test } from 'vitest';
import { applicantName, SIGN_UP_STATE_LABELS, signUpState } from './sign-up.ts';

const NEW = { status: 'confirmed', reviewedAt: null } as const;
const SEEN = { status: 'confirmed', reviewedAt: '2026-11-20T11:00:00.000Z' } as const;
const WAITING = { status: 'waiting', reviewedAt: null } as const;
const CANCELLED = { status: 'cancelled', reviewedAt: '2026-11-20T11:00:00.000Z' } as const;

describe('the state of a sign-up', () => {
  test('with a seat is new until staff have read it', () => {
    expect(signUpState(NEW)).toBe('new');
    expect(signUpState(SEEN)).toBe('confirmed');
  });

  test('without a seat is its status, whether read or not', () => {
    expect(signUpState(WAITING)).toBe('waiting');
    expect(signUpState({ ...WAITING, reviewedAt: SEEN.reviewedAt })).toBe('waiting');
    expect(signUpState(CANCELLED)).toBe('cancelled');
    expect(signUpState({ ...CANCELLED, reviewedAt: null })).toBe('cancelled');
  });

  test('has a Slovak label', () => {
    expect(SIGN_UP_STATE_LABELS).toEqual({
      new: 'Nová',
      confirmed: 'Potvrdená',
      waiting: 'Náhradník',
      cancelled: 'Zrušená',
    });
  });
});

describe('an applicant', () => {
  const both = { firstName: 'Tomáš', lastName: 'Cvičný', companyName: 'Pekáreň Príklad s. r. o.' };

  test('is named by first and last name, a company by its own name', () => {
    expect(applicantName({ applicant: 'person', ...both })).toBe('Tomáš Cvičný');
    expect(applicantName({ applicant: 'company', ...both })).toBe('Pekáreň Príklad s. r. o.');
  });
});
