import { form, ofStaff, type RouteCase, type Stored, toKeeping, toSignIn } from './route-case.ts';

/** A page that asks before something is done about somebody. */
const question = (act: string, title: string, whom: (stored: Stored) => string): RouteCase => {
  const path = (stored: Stored) => `/dashboard/ludia/${whom(stored)}/${act}`;
  return {
    by: 'staff',
    good: (stored) => [path(stored), undefined, { status: 200, title, h1: title }],
    refusals: {
      'a visitor': (stored) => [path(stored), undefined, toSignIn(path(stored))],
      "a visitor's form": (stored) => [path(stored), form(), toKeeping(path(stored))],
    },
  };
};

const invited = ({ invitedId }: Stored) => invitedId;
const colleague = ({ colleagueId }: Stored) => colleagueId;
const removed = ({ removedId }: Stored) => removedId;

/** The staff list, and what is decided about those on it. */
export const STAFF_MEMBERS: Record<string, RouteCase> = {
  '/dashboard/ludia': ofStaff('/dashboard/ludia', 'Ľudia – správa', 'Ľudia'),
  '/dashboard/ludia/:id': {
    by: 'staff',
    good: ({ invitedId }) => [
      `/dashboard/ludia/${invitedId}`,
      undefined,
      { status: 200, title: 'Marek Vlk – ľudia', h1: 'Marek Vlk Pozvaný' },
    ],
    refusals: { 'a visitor': () => ['/dashboard/ludia/a', undefined, toSignIn('/dashboard/ludia/a')] },
  },
  '/dashboard/ludia/:id/pozvanka': question('pozvanka', 'Poslať pozvánku znova', invited),
  '/dashboard/ludia/:id/zrusenie': question('zrusenie', 'Zrušiť pozvánku', invited),
  '/dashboard/ludia/:id/rola': question('rola', 'Zmeniť rolu', colleague),
  '/dashboard/ludia/:id/relacie': question('relacie', 'Odhlásiť všade', colleague),
  '/dashboard/ludia/:id/odpojenie': question('odpojenie', 'Odpojiť človeka', colleague),
  '/dashboard/ludia/:id/zapojenie': question('zapojenie', 'Zapojiť človeka', removed),
};
