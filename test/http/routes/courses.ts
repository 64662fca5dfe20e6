import {
  bareLetter,
  courseDialog,
  deskFile,
  ENDED_LINK,
  foreign,
  form,
  NOT_FOUND,
  ofStaff,
  type RouteCase,
  toKeeping,
  toList,
  toSignIn,
} from './route-case.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Courses, on offer and at the desk. */
export const COURSES: Record<string, RouteCase> = {
  '/dashboard/kurzy/zverejnenie': toList('/dashboard/kurzy/zverejnenie', '/dashboard'),
  '/dashboard/kurzy/skrytie': toList('/dashboard/kurzy/skrytie', '/dashboard'),
  '/dashboard/kurzy/spat': toList('/dashboard/kurzy/spat', '/dashboard'),
  '/kurzy-a-skolenia': {
    by: 'visitor',
    good: () => ['/kurzy-a-skolenia', undefined, { status: 200, title: 'Kurzy a školenia', h1: 'Kurzy a školenia' }],
    refusals: { 'a form nobody asked for': () => ['/kurzy-a-skolenia', form(), { status: 405 }] },
  },
  '/kurzy-a-skolenia/:slug': {
    by: 'visitor',
    good: ({ course }) => [
      `/kurzy-a-skolenia${course.slug}`,
      undefined,
      { status: 200, title: 'Kurz prvej pomoci – 15.12.2026, Žilina', h1: 'Kurz prvej pomoci' },
    ],
    refusals: {
      'a course there never was': () => ['/kurzy-a-skolenia/nikdy-nebol', undefined, NOT_FOUND],
      'a hidden course': ({ hidden }) => [`/kurzy-a-skolenia${hidden.slug}`, undefined, NOT_FOUND],
      'a sign-up for a hidden course': ({ hidden }) => [`/kurzy-a-skolenia${hidden.slug}`, form(), NOT_FOUND],
      'an empty sign-up': ({ course }) => [`/kurzy-a-skolenia${course.slug}`, form(), { status: 422 }],
      'a sign-up from a foreign page': ({ course }) => [
        `/kurzy-a-skolenia${course.slug}`,
        { ...form(), ...foreign },
        { status: 403 },
      ],
    },
  },
  '/kurz': {
    by: 'visitor',
    good: () => ['/kurz', undefined, ENDED_LINK],
    refusals: { 'a form nobody asked for': () => ['/kurz', form(), { status: 405 }] },
  },
  '/kurz/:linkCode': {
    by: 'visitor',
    good: ({ linkCode }) => [
      `/kurz/${linkCode}`,
      undefined,
      { status: 200, title: 'Kurz prvej pomoci – 15.12.2026, Žilina', h1: 'Kurz prvej pomoci' },
    ],
    refusals: {
      'a link there never was': () => ['/kurz/nikdy-nebol', undefined, ENDED_LINK],
      'a sign-up by such a link': () => ['/kurz/nikdy-nebol', form(), ENDED_LINK],
      'an empty sign-up': ({ linkCode }) => [`/kurz/${linkCode}`, form(), { status: 422 }],
      'a sign-up from a foreign page': ({ linkCode }) => [
        `/kurz/${linkCode}`,
        { ...form(), ...foreign },
        { status: 403 },
      ],
    },
  },
  '/dashboard/kurzy/:id/nahlad': {
    by: 'staff',
    good: ({ hidden }) => [
      `/dashboard/kurzy/${hidden.id}/nahlad`,
      undefined,
      { status: 200, title: 'Náhľad: Kurz prvej pomoci – 15.12.2026, Žilina', h1: 'Kurz prvej pomoci' },
    ],
    refusals: {
      'a visitor': ({ hidden }) => {
        const path = `/dashboard/kurzy/${hidden.id}/nahlad`;
        return [path, undefined, toSignIn(path)];
      },
      'a form nobody asked for': ({ hidden }) => [`/dashboard/kurzy/${hidden.id}/nahlad`, form(), { status: 405 }],
    },
  },
  '/dashboard/kurzy/:id/novy-odkaz': {
    by: 'staff',
    good: ({ privateId }) => [
      `/dashboard/kurzy/${privateId}/novy-odkaz`,
      undefined,
      { status: 200, title: 'Nový odkaz na kurz', h1: 'Vymeniť odkaz na kurz' },
    ],
    refusals: {
      'a visitor': ({ privateId }) => {
        const path = `/dashboard/kurzy/${privateId}/novy-odkaz`;
        return [path, undefined, toSignIn(path)];
      },
      "a visitor's form": ({ privateId }) => {
        const path = `/dashboard/kurzy/${privateId}/novy-odkaz`;
        return [path, form(), toKeeping(path)];
      },
    },
  },
  '/dashboard': {
    by: 'staff',
    good: () => ['/dashboard', undefined, { status: 200, title: 'Kurzy – správa', h1: 'Kurzy' }],
    refusals: {
      'a visitor': () => ['/dashboard', undefined, { status: 302, location: '/signIn' }],
    },
  },
  '/dashboard/kurzy/novy': courseDialog(() => '/dashboard/kurzy/novy', 'Nový kurz'),
  '/dashboard/kurzy/:id': courseDialog(({ hidden }) => `/dashboard/kurzy/${hidden.id}`, 'Úprava kurzu'),
  '/dashboard/kurzy/:id/kopia': courseDialog(({ hidden }) => `/dashboard/kurzy/${hidden.id}/kopia`, 'Nový kurz'),
  '/dashboard/kalendar': ofStaff(
    '/dashboard/kalendar?mesiac=2026-12',
    'Kalendár, december 2026 – správa',
    'Kalendár',
  ),
  '/dashboard/kurzy/:id/kolizie': {
    by: 'staff',
    good: ({ course }) => [
      `/dashboard/kurzy/${course.id}/kolizie`,
      undefined,
      { status: 200, type: 'application/json' },
    ],
    refusals: {
      'a visitor': ({ course }) => {
        const path = `/dashboard/kurzy/${course.id}/kolizie`;
        return [path, undefined, toSignIn(path)];
      },
    },
  },
  '/dashboard/kurzy/:id/obsadenost': {
    by: 'staff',
    good: ({ course }) => [
      `/dashboard/kurzy/${course.id}/obsadenost`,
      undefined,
      { status: 200, title: 'Kurz prvej pomoci – obsadenosť', h1: 'Kurz prvej pomoci' },
    ],
    refusals: {
      'a visitor': ({ course }) => {
        const path = `/dashboard/kurzy/${course.id}/obsadenost`;
        return [path, undefined, toSignIn(path)];
      },
    },
  },
  '/dashboard/kurzy/:id/listina.pdf': deskFile(
    ({ course }) => `/dashboard/kurzy/${course.id}/listina.pdf`,
    'application/pdf',
  ),
  '/dashboard/kurzy/:id/ucastnici.xlsx': deskFile(
    ({ course }) => `/dashboard/kurzy/${course.id}/ucastnici.xlsx`,
    XLSX,
  ),
  '/dashboard/kurzy/:id/ucastnici.csv': deskFile(
    ({ course }) => `/dashboard/kurzy/${course.id}/ucastnici.csv`,
    'text/csv; charset=utf-8',
  ),
  '/dashboard/typy': ofStaff('/dashboard/typy', 'Typy kurzov – správa', 'Typy kurzov'),
  '/dashboard/typy/:id': ofStaff('/dashboard/typy/lesenar', 'Úprava typu kurzu', 'Úprava typu kurzu'),
  '/dashboard/typy/:id/terminy': ofStaff('/dashboard/typy/lesenar/terminy', 'Nové termíny kurzu', 'Nové termíny'),
  '/dashboard/typy/:id/zmazanie': ofStaff(
    '/dashboard/typy/lesenar/zmazanie',
    'Zmazanie typu kurzu',
    'Zmazať typ kurzu',
  ),
  '/dashboard/slug-kurzu': {
    by: 'staff',
    good: () => ['/dashboard/slug-kurzu?nazov=Les', undefined, { status: 200, type: 'text/plain; charset=utf-8' }],
    refusals: { 'a visitor': () => ['/dashboard/slug-kurzu', undefined, toSignIn('/dashboard/slug-kurzu')] },
  },
  '/dashboard/kurzy/:id/zrusenie': courseDialog(
    ({ hidden }) => `/dashboard/kurzy/${hidden.id}/zrusenie`,
    'Zrušenie kurzu',
  ),
  '/dashboard/kurzy/:id/obnovenie': courseDialog(
    ({ hidden }) => `/dashboard/kurzy/${hidden.id}/obnovenie`,
    'Obnovenie kurzu',
  ),
  '/dashboard/kurzy/:id/listy/zmena': bareLetter(
    ({ course }) => `/dashboard/kurzy/${course.id}/listy/zmena?nazov=Kurz&od=2026-12-16&do=&miesto=&mesto=Bratislava`,
  ),
  '/dashboard/kurzy/:id/listy/zrusenie': bareLetter(({ course }) => `/dashboard/kurzy/${course.id}/listy/zrusenie`),
  '/dashboard/kurzy/:id/zmazanie': courseDialog(
    ({ hidden }) => `/dashboard/kurzy/${hidden.id}/zmazanie`,
    'Zmazanie kurzu',
  ),
};
