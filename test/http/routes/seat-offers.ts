import { bareEmail, form, NOT_FOUND, page, type RouteCase } from './route-case.ts';

/** The actions of staff and of the recipient of the email on an offer. */
export const SEAT_OFFERS: Record<string, RouteCase> = {
  '/ponuka-miesta/:id': {
    ...page(({ offerId }) => `/ponuka-miesta/${offerId}`, 'Uvoľnené miesto', 'Uvoľnilo sa miesto'),
    refusals: {
      'an unknown offer': () => ['/ponuka-miesta/ziadna', undefined, NOT_FOUND],
      'an answer to an unknown offer': () => [
        '/ponuka-miesta/ziadna',
        form({ answer: 'accept', code: '123456' }),
        NOT_FOUND,
      ],
      'an answer without the code': ({ offerId }) => [
        `/ponuka-miesta/${offerId}`,
        form({ answer: 'accept' }),
        { status: 422, h1: 'Uvoľnilo sa miesto' },
      ],
    },
  },
  '/dashboard/prihlasky/:id/ponuka': page(
    ({ passedId }) => `/dashboard/prihlasky/${passedId}/ponuka`,
    'Ponuka miesta',
    'Ponúknuť miesta',
  ),
  '/dashboard/prihlasky/:id/stiahnutie-ponuky': page(
    ({ offeredId }) => `/dashboard/prihlasky/${offeredId}/stiahnutie-ponuky`,
    'Stiahnutie ponuky',
    'Stiahnuť ponuku',
  ),
  '/dashboard/prihlasky/:id/listy/ponuka': bareEmail(
    ({ passedId }) => `/dashboard/prihlasky/${passedId}/listy/ponuka`,
  ),
};
