import { form, NOT_FOUND, type RouteCase, toKeeping, toSignIn } from './route-case.ts';

/** What staff and whoever has the letter do about an offer. */
export const SEAT_OFFERS: Record<string, RouteCase> = {
  '/ponuka-miesta/:id': {
    by: 'visitor',
    good: ({ offerId }) => [
      `/ponuka-miesta/${offerId}`,
      undefined,
      { status: 200, title: 'Uvoľnené miesto', h1: 'Uvoľnilo sa miesto' },
    ],
    refusals: {
      'an offer nobody made': () => ['/ponuka-miesta/ziadna', undefined, NOT_FOUND],
      'an answer to it': () => ['/ponuka-miesta/ziadna', form({ answer: 'accept', code: '123456' }), NOT_FOUND],
      'an answer without the code': ({ offerId }) => [
        `/ponuka-miesta/${offerId}`,
        form({ answer: 'accept' }),
        { status: 422, h1: 'Uvoľnilo sa miesto' },
      ],
    },
  },
  '/dashboard/prihlasky/:id/ponuka': {
    by: 'staff',
    good: ({ passedId }) => [
      `/dashboard/prihlasky/${passedId}/ponuka`,
      undefined,
      { status: 200, title: 'Ponuka miesta', h1: 'Ponúknuť miesta' },
    ],
    refusals: {
      'a visitor': ({ passedId }) => [
        `/dashboard/prihlasky/${passedId}/ponuka`,
        undefined,
        toSignIn(`/dashboard/prihlasky/${passedId}/ponuka`),
      ],
      "a visitor's form": ({ passedId }) => [
        `/dashboard/prihlasky/${passedId}/ponuka`,
        form(),
        toKeeping(`/dashboard/prihlasky/${passedId}/ponuka`),
      ],
    },
  },
  '/dashboard/prihlasky/:id/stiahnutie-ponuky': {
    by: 'staff',
    good: ({ offeredId }) => [
      `/dashboard/prihlasky/${offeredId}/stiahnutie-ponuky`,
      undefined,
      { status: 200, title: 'Stiahnutie ponuky', h1: 'Stiahnuť ponuku' },
    ],
    refusals: {
      'a visitor': ({ offeredId }) => [
        `/dashboard/prihlasky/${offeredId}/stiahnutie-ponuky`,
        undefined,
        toSignIn(`/dashboard/prihlasky/${offeredId}/stiahnutie-ponuky`),
      ],
      "a visitor's form": ({ offeredId }) => [
        `/dashboard/prihlasky/${offeredId}/stiahnutie-ponuky`,
        form(),
        toKeeping(`/dashboard/prihlasky/${offeredId}/stiahnutie-ponuky`),
      ],
    },
  },
  '/dashboard/prihlasky/:id/listy/ponuka': {
    by: 'staff',
    good: ({ passedId }) => [
      `/dashboard/prihlasky/${passedId}/listy/ponuka`,
      undefined,
      { status: 200, type: 'text/html; charset=utf-8' },
    ],
    refusals: {
      'a visitor': ({ passedId }) => [
        `/dashboard/prihlasky/${passedId}/listy/ponuka`,
        undefined,
        toSignIn(`/dashboard/prihlasky/${passedId}/listy/ponuka`),
      ],
    },
  },
};
