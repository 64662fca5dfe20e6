import { form } from '../client.ts';
import { file, leading, page, type RouteCase, type Stored } from './route-case.ts';

const course = ({ closedId }: Stored) => `/dashboard/kurzy/${closedId}`;
const pdf = (pathOf: (stored: Stored) => string) => file(pathOf, 'application/pdf');
const CHECK = 'Overenie dokladu';

/** The closing of a course, its documents, and the pages on which anybody checks one. */
export const DOCUMENTS: Record<string, RouteCase> = {
  '/dashboard/kurzy/:id/uzavretie': page(
    (stored) => `${course(stored)}/uzavretie`,
    'Uzavretie kurzu – správa',
    'Uzavretý kurz',
  ),
  '/dashboard/kurzy/:id/uzavretie/listina': {
    good: (stored) => [`${course(stored)}/uzavretie/listina`, undefined, { status: 404 }],
  },
  '/dashboard/kurzy/:id/znovuotvorenie': page(
    (stored) => `${course(stored)}/znovuotvorenie`,
    'Znova otvoriť kurz',
    'Znova otvoriť kurz',
  ),
  '/dashboard/kurzy/:id/vyziadanie-datumov': leading(
    (stored) => `${course(stored)}/vyziadanie-datumov?spat=doklady`,
    (stored) => `${course(stored)}/doklady`,
  ),
  '/dashboard/kurzy/:id/doklady': page((stored) => `${course(stored)}/doklady`, 'Doklady – správa', 'Doklady'),
  '/dashboard/kurzy/:id/doklady.pdf': pdf((stored) => `${course(stored)}/doklady.pdf`),
  '/dashboard/kurzy/:id/doklady/nahlad': {
    good: (stored) => [`${course(stored)}/doklady/nahlad?ucastnik=nikto`, undefined, { status: 404 }],
  },
  '/dashboard/doklady/:documentId': pdf(({ documentId }) => `/dashboard/doklady/${documentId}`),
  '/dashboard/doklady/:documentId/zrusenie': page(
    ({ documentId }) => `/dashboard/doklady/${documentId}/zrusenie`,
    'Zrušiť doklad č. 2026/PP/0001',
    'Zrušiť doklad č. 2026/PP/0001',
  ),
  '/overenie': {
    ...page(() => '/overenie', CHECK),
    refusals: {
      'a wrong birth day': () => [
        '/overenie',
        form({ cislo: '2026/PP/0001', narodenie: '01.01.1990' }),
        { status: 404, h1: CHECK },
      ],
    },
  },
  '/overenie/:code': {
    good: ({ documentCode }) => [`/overenie/${documentCode}`, undefined, { status: 200, h1: CHECK }],
    refusals: { 'an unknown code': () => ['/overenie/0000000000000000', undefined, { status: 404, h1: CHECK }] },
  },
};
