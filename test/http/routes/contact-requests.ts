import { form } from '../client.ts';
import { bareEmail, leading, page, type RouteCase, type Stored, sent } from './route-case.ts';

const request = ({ requestId }: Stored) => `/dashboard/dopyty/${requestId}`;
const requestPage = (path: (stored: Stored) => string) =>
  page(path, 'Sklady Príklad, a. s. – dopyt', 'Sklady Príklad, a. s. Nový');

/** The contact form and its requests at the desk. */
export const CONTACT_REQUESTS: Record<string, RouteCase> = {
  '/kontakt': {
    ...page('/kontakt', 'Contact', 'Kontakt'),
    refusals: { 'an empty request': () => ['/kontakt', form(), { status: 422 }] },
  },
  '/dashboard/dopyty': page('/dashboard/dopyty', 'Dopyty – správa', 'Dopyty'),
  '/dashboard/dopyty/vybavenie': leading('/dashboard/dopyty/vybavenie', '/dashboard/dopyty'),
  '/dashboard/dopyty/spat': leading('/dashboard/dopyty/spat', '/dashboard/dopyty'),
  '/dashboard/dopyty/:id': requestPage(request),
  '/dashboard/dopyty/:id/prevzatie': leading((stored) => `${request(stored)}/prevzatie`, request),
  '/dashboard/dopyty/:id/odpoved': page((stored) => `${request(stored)}/odpoved`, 'Odpovedať na dopyt'),
  '/dashboard/dopyty/:id/listy/odpoved': bareEmail((stored) => `${request(stored)}/listy/odpoved`),
  '/dashboard/dopyty/:id/poznamky': requestPage((stored) => `${request(stored)}/poznamky`),
  '/dashboard/dopyty/:id/poznamky/:noteId/zmazanie': leading(
    (stored) => `${request(stored)}/poznamky/nic/zmazanie`,
    request,
  ),
  '/dashboard/dopyty/:id/znovuotvorenie': sent((stored) => `${request(stored)}/znovuotvorenie`, request),
};
