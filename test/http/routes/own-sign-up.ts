import { form } from '../client.ts';
import { file, leading, page, type RouteCase, type Stored } from './route-case.ts';

const UNKNOWN = { status: 404, title: 'Takúto prihlášku nepoznáme', h1: 'Takúto prihlášku nepoznáme' };
const path = ({ linkedCode }: Stored) => `/vasa-prihlaska/${linkedCode}`;
const fromTable = (pathOf: (stored: Stored) => string) => page(pathOf, 'Mená z\u00A0tabuľky', 'Mená z tabuľky');

/** The page of a sign-up for its applicant, and the links of earlier emails. */
export const OWN_SIGN_UP: Record<string, RouteCase> = {
  '/vasa-prihlaska': { good: () => ['/vasa-prihlaska', undefined, UNKNOWN] },
  '/vasa-prihlaska/:code': {
    ...page(path, 'Vaša prihláška'),
    refusals: {
      'an unknown code': () => ['/vasa-prihlaska/nikdy-nebol', undefined, UNKNOWN],
      'a cut code': (stored) => [path(stored).slice(0, -1), undefined, UNKNOWN],
      'a form with an unknown code': () => [
        '/vasa-prihlaska/nikdy-nebol',
        form({ act: 'cancel', yes: 'on' }),
        UNKNOWN,
      ],
      'an unknown act': (stored) => [path(stored), form({ act: 'x' }), { status: 422, h1: 'Vaša prihláška' }],
    },
  },
  '/vasa-prihlaska/:code/prihlaska.pdf': {
    ...file((stored) => `${path(stored)}/prihlaska.pdf`, 'application/pdf'),
    refusals: { 'an unknown code': () => ['/vasa-prihlaska/nikdy-nebol/prihlaska.pdf', undefined, UNKNOWN] },
  },
  '/vasa-prihlaska/:code/kurz.ics': {
    ...file((stored) => `${path(stored)}/kurz.ics`, 'text/calendar; charset=utf-8'),
    refusals: { 'an unknown code': () => ['/vasa-prihlaska/nikdy-nebol/kurz.ics', undefined, UNKNOWN] },
  },
  '/vasa-prihlaska/:code/tabulka': {
    ...fromTable((stored) => `${path(stored)}/tabulka`),
    refusals: { 'an unknown code': () => ['/vasa-prihlaska/nikdy-nebol/tabulka', undefined, UNKNOWN] },
  },
  '/vasa-prihlaska/:code/tabulka/:importId': {
    ...fromTable((stored) => `${path(stored)}/tabulka/${stored.rosterId}`),
    refusals: { 'an unknown list': (stored) => [`${path(stored)}/tabulka/nie`, undefined, UNKNOWN] },
  },
  '/vasa-prihlaska/:code/doklad/:documentId': {
    ...file(
      ({ documentLinkCode, documentId }) => `/vasa-prihlaska/${documentLinkCode}/doklad/${documentId}`,
      'application/pdf',
    ),
    refusals: {
      'the document of another sign-up': ({ linkedCode, documentId }) => [
        `/vasa-prihlaska/${linkedCode}/doklad/${documentId}`,
        undefined,
        UNKNOWN,
      ],
    },
  },
  '/doplnit-mena': leading(({ linkedCode }) => `/doplnit-mena?kod=${linkedCode}`, path),
  '/ponuka-miesta/:id': leading(({ linkedCode }) => `/ponuka-miesta/${linkedCode}`, path),
};
