import type { CourseWithSeats } from '#domain/courses/course.ts';

/** What stands behind the addresses of the table. */
export interface Stored {
  course: CourseWithSeats;
  hidden: CourseWithSeats;
  privateId: string;
  /** Of its link. */
  linkCode: string;
  signUpId: string;
  cancelledId: string;
  /** Waits, and holds an offer. */
  offeredId: string;
  offerId: string;
  /** Waits, and lost its offer by the word of staff. */
  passedId: string;
  fileId: string;
  letterId: string;
  requestId: string;
  requestLetterId: string;
  /** Waits for a date. */
  waitlistEntryId: string;
  waitlistLetterId: string;
  /** Whose that is. */
  clientId: string;
  articleSlug: string;
  previewKey: string;
  picture: string;
  episodeId: string;
  invitedId: string;
  colleagueId: string;
  removedId: string;
  code: string;
  namesCode: string;
  /** A company with a link and a long list of its people. */
  companyId: string;
  rosterId: string;
  invitation: string;
}

type Asked = [path: string, init?: RequestInit];

export interface Answer {
  status: number;
  title?: string;
  h1?: string;
  location?: string;
  type?: string;
}

export interface RouteCase {
  /** Whose client: signed-in staff, a visitor, or the very first start. */
  by: 'visitor' | 'staff' | 'newcomer';
  good: (stored: Stored) => [...Asked, Answer];
  refusals: Record<string, (stored: Stored) => [...Asked, Answer]>;
}

export const form = (fields: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  body: new URLSearchParams(fields),
});
export const foreign = { headers: { Origin: 'https://cudzi.example' } };

export const NOT_FOUND: Answer = {
  status: 404,
  title: 'Požadovaná stránka neexistuje',
  h1: 'Požadovaná stránka neexistuje',
};
export const ENDED_LINK: Answer = { status: 404, title: 'Odkaz na kurz neplatí', h1: 'Odkaz na kurz neplatí' };
export const toSignIn = (path: string): Answer => ({
  status: 302,
  location: `/signIn?dalej=${encodeURIComponent(path)}`,
});
/** Where a form goes along, as it was typed, until its sender has signed in. */
export const toKeeping = (path: string): Answer => ({
  status: 307,
  location: `/signIn/pokracovanie?dalej=${encodeURIComponent(path)}`,
});

/** A page of text: its heading, and a form nobody asked for. */
export const textPage = (path: string, title: string, h1 = title): RouteCase => ({
  by: 'visitor',
  good: () => [path, undefined, { status: 200, title, h1 }],
  refusals: { 'a form nobody asked for': () => [path, form(), { status: 405 }] },
});

/** A page of the desk: signed-in staff see it, visitors are sent to sign in. */
export const ofStaff = (path: string, title: string, h1?: string): RouteCase => ({
  by: 'staff',
  good: () => [path, undefined, { status: 200, title, ...(h1 && { h1 }) }],
  refusals: { 'a visitor': () => [path, undefined, toSignIn(path)] },
});

/** An address that only takes forms: who reads it is led to the list. */
export const toList = (path: string, location: string): RouteCase => ({
  by: 'staff',
  good: () => [path, undefined, { status: 302, location }],
  refusals: { "a visitor's form": () => [path, form(), toKeeping(path)] },
});

/** A page of the desk whose address depends on what is stored. */
export const letterPage = (path: (stored: Stored) => string, title: string): RouteCase => ({
  by: 'staff',
  good: (stored) => [path(stored), undefined, { status: 200, title: `${title} – e-mail`, h1: `${title} Čaká` }],
  refusals: { 'a visitor': (stored) => [path(stored), undefined, toSignIn(path(stored))] },
});

/** That page at the address its form is sent to. */
export const letterSending = (path: (stored: Stored) => string, title: string): RouteCase => {
  const { refusals, ...page } = letterPage(path, title);
  const asVisitor: RouteCase['good'] = (stored) => [
    path(stored),
    form({ email: 'a@example.sk' }),
    toKeeping(path(stored)),
  ];
  return { ...page, refusals: { ...refusals, "a visitor's form": asVisitor } };
};

/** A dialog over the list of courses, at an address of its own. */
export const courseDialog = (path: (stored: Stored) => string, title: string): RouteCase => ({
  by: 'staff',
  good: (stored) => [path(stored), undefined, { status: 200, title, h1: 'Kurzy' }],
  refusals: {
    'a visitor': (stored) => [path(stored), undefined, toSignIn(path(stored))],
    "a visitor's form": (stored) => [path(stored), form({ nameOfCourse: 'Kurz' }), toKeeping(path(stored))],
  },
});

/** A letter without the desk around it, for a frame. */
export const bareLetter = (path: (stored: Stored) => string): RouteCase => ({
  by: 'staff',
  good: (stored) => [path(stored), undefined, { status: 200, type: 'text/html; charset=utf-8' }],
  refusals: { 'a visitor': (stored) => [path(stored), undefined, toSignIn(path(stored))] },
});

/** A file of the desk; a visitor is sent to sign in, and back as far as an address without a dot is remembered. */
export const deskFile = (path: (stored: Stored) => string, type: string): RouteCase => ({
  by: 'staff',
  good: (stored) => [path(stored), undefined, { status: 200, type }],
  refusals: { 'a visitor': (stored) => [path(stored), undefined, { status: 302, location: '/signIn' }] },
});

/** What programs read. */
export const feed = (path: string, type: string): RouteCase => ({
  by: 'visitor',
  good: () => [path, undefined, { status: 200, type }],
  refusals: { 'a form nobody asked for': () => [path, form(), { status: 405 }] },
});
