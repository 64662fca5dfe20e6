import { bareEmail, page, type RouteCase } from './route-case.ts';

/** The actions of staff on an offer. */
export const SEAT_OFFERS: Record<string, RouteCase> = {
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
