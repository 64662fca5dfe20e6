import { form } from '../client.ts';
import {
  bareEmail,
  CSV,
  ENDED_LINK,
  file,
  leading,
  NOT_FOUND,
  page,
  type RouteCase,
  type Stored,
  XLSX,
} from './route-case.ts';

const TITLE = 'Kurz prvej pomoci – 15.12.2026, Žilina';
const NAME = 'Kurz prvej pomoci';

const open = ({ course }: Stored) => `/dashboard/kurzy/${course.id}`;
const hidden = ({ hidden }: Stored) => `/dashboard/kurzy/${hidden.id}`;

/** A dialog over the list of courses, with its own address. */
const dialog = (path: string | ((stored: Stored) => string), title: string) => page(path, title, 'Kurzy');

/** Courses, on offer and at the desk. */
export const COURSES: Record<string, RouteCase> = {
  '/kurzy-a-skolenia': page('/kurzy-a-skolenia', 'Kurzy a školenia'),
  '/kurzy-a-skolenia/:slug': {
    ...page(({ course }) => `/kurzy-a-skolenia${course.slug}`, TITLE, NAME),
    refusals: {
      'an unknown course': () => ['/kurzy-a-skolenia/nikdy-nebol', undefined, NOT_FOUND],
      'a hidden course': ({ hidden }) => [`/kurzy-a-skolenia${hidden.slug}`, undefined, NOT_FOUND],
      'a sign-up for a hidden course': ({ hidden }) => [`/kurzy-a-skolenia${hidden.slug}`, form(), NOT_FOUND],
      'an empty sign-up': ({ course }) => [`/kurzy-a-skolenia${course.slug}`, form(), { status: 422 }],
    },
  },
  '/kurz': { good: () => ['/kurz', undefined, ENDED_LINK] },
  '/kurz/:linkCode': {
    ...page(({ linkCode }) => `/kurz/${linkCode}`, TITLE, NAME),
    refusals: {
      'an unknown link': () => ['/kurz/nikdy-nebol', undefined, ENDED_LINK],
      'a sign-up by such a link': () => ['/kurz/nikdy-nebol', form(), ENDED_LINK],
      'an empty sign-up': ({ linkCode }) => [`/kurz/${linkCode}`, form(), { status: 422 }],
    },
  },
  '/dashboard': page('/dashboard', 'Kurzy – správa', 'Kurzy'),
  '/dashboard/kurzy/zverejnenie': leading('/dashboard/kurzy/zverejnenie', '/dashboard'),
  '/dashboard/kurzy/skrytie': leading('/dashboard/kurzy/skrytie', '/dashboard'),
  '/dashboard/kurzy/spat': leading('/dashboard/kurzy/spat', '/dashboard'),
  '/dashboard/kurzy/novy': dialog('/dashboard/kurzy/novy', 'Nový kurz'),
  '/dashboard/kurzy/:id': dialog(hidden, 'Úprava kurzu'),
  '/dashboard/kurzy/:id/kopia': dialog((stored) => `${hidden(stored)}/kopia`, 'Nový kurz'),
  '/dashboard/kurzy/:id/zrusenie': dialog((stored) => `${hidden(stored)}/zrusenie`, 'Zrušenie kurzu'),
  '/dashboard/kurzy/:id/obnovenie': dialog((stored) => `${hidden(stored)}/obnovenie`, 'Obnovenie kurzu'),
  '/dashboard/kurzy/:id/zmazanie': dialog((stored) => `${hidden(stored)}/zmazanie`, 'Zmazanie kurzu'),
  '/dashboard/kurzy/:id/nahlad': page((stored) => `${hidden(stored)}/nahlad`, `Náhľad: ${TITLE}`, NAME),
  '/dashboard/kurzy/:id/novy-odkaz': page(
    ({ privateId }) => `/dashboard/kurzy/${privateId}/novy-odkaz`,
    'Vymeniť odkaz na kurz',
  ),
  '/dashboard/kalendar': page('/dashboard/kalendar?mesiac=2026-12', 'Kalendár, december 2026 – správa', 'Kalendár'),
  '/dashboard/kurzy/:id/kolizie': file((stored) => `${open(stored)}/kolizie`, 'application/json'),
  '/dashboard/kurzy/:id/obsadenost': page((stored) => `${open(stored)}/obsadenost`, `${NAME} – obsadenosť`, NAME),
  '/dashboard/kurzy/:id/podklady': page(
    (stored) => `${open(stored)}/podklady`,
    `${NAME} – podklady`,
    'Podklady na fakturáciu',
  ),
  '/dashboard/kurzy/:id/podklady/:number/podklady.xlsx': file(
    ({ handedOverId }) => `/dashboard/kurzy/${handedOverId}/podklady/1/podklady.xlsx`,
    XLSX,
  ),
  '/dashboard/kurzy/:id/podklady/:number/pohoda.xml': file(
    ({ handedOverId }) => `/dashboard/kurzy/${handedOverId}/podklady/1/pohoda.xml`,
    'application/xml',
  ),
  '/dashboard/kurzy/:id/listina.pdf': file((stored) => `${open(stored)}/listina.pdf`, 'application/pdf'),
  '/dashboard/kurzy/:id/ucastnici.xlsx': file((stored) => `${open(stored)}/ucastnici.xlsx`, XLSX),
  '/dashboard/kurzy/:id/ucastnici.csv': file((stored) => `${open(stored)}/ucastnici.csv`, CSV),
  '/dashboard/kurzy/:id/listy/zmena': bareEmail(
    (stored) => `${open(stored)}/listy/zmena?nazov=Kurz&od=2026-12-16&do=&miesto=&mesto=Bratislava`,
  ),
  '/dashboard/kurzy/:id/listy/zrusenie': bareEmail((stored) => `${open(stored)}/listy/zrusenie`),
  '/dashboard/typy': page('/dashboard/typy', 'Typy kurzov – správa', 'Typy kurzov'),
  '/dashboard/typy/:id': page('/dashboard/typy/lesenar', 'Úprava typu kurzu'),
  '/dashboard/typy/:id/terminy': page('/dashboard/typy/lesenar/terminy', 'Nové termíny kurzu', 'Nové termíny'),
  '/dashboard/typy/:id/zmazanie': page('/dashboard/typy/lesenar/zmazanie', 'Zmazať typ kurzu'),
  '/dashboard/slug-kurzu': file('/dashboard/slug-kurzu?nazov=Les', 'text/plain; charset=utf-8'),
};
