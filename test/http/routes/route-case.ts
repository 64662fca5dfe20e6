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
  emailId: string;
  requestId: string;
  requestEmailId: string;
  /** Waits for a date. */
  waitlistEntryId: string;
  waitlistEmailId: string;
  /** Whose that is. */
  clientId: string;
  articleSlug: string;
  previewKey: string;
  picture: string;
  /** Whose it is. */
  photograph: string;
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

type Asking = (stored: Stored) => [...Asked, Answer];

export interface RouteCase {
  /** The very first start; without it the desk is asked by signed-in staff, and all else by a visitor. */
  by?: 'newcomer';
  good: Asking;
  /** By what was sent; who may ask at all, `docs/access.md` says. */
  refusals?: Record<string, Asking>;
}

type Path = string | ((stored: Stored) => string);

const pathOf = (path: Path, stored: Stored): string => (typeof path === 'string' ? path : path(stored));

export const form = (fields: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  body: new URLSearchParams(fields),
});

export const NOT_FOUND: Answer = {
  status: 404,
  title: 'Požadovaná stránka neexistuje',
  h1: 'Požadovaná stránka neexistuje',
};
export const ENDED_LINK: Answer = { status: 404, title: 'Odkaz na kurz neplatí', h1: 'Odkaz na kurz neplatí' };

/** A page, by its title and its heading. */
export const page = (path: Path, title: string, h1 = title): RouteCase => ({
  good: (stored) => [pathOf(path, stored), undefined, { status: 200, title, h1 }],
});

/** What is no page of the desk or of the site: a file, a feed, an email without the desk around it. */
export const file = (path: Path, type: string): RouteCase => ({
  good: (stored) => [pathOf(path, stored), undefined, { status: 200, type }],
});

/** Whoever reads it is led elsewhere: most such addresses only take forms. */
export const leading = (path: Path, location: Path): RouteCase => ({
  good: (stored) => [pathOf(path, stored), undefined, { status: 302, location: pathOf(location, stored) }],
});

/** What a form sent there leads to. */
export const sent = (path: Path, location: Path): RouteCase => ({
  good: (stored) => [pathOf(path, stored), form(), { status: 303, location: pathOf(location, stored) }],
});

/** An email without the desk around it, for a frame. */
export const bareEmail = (path: Path): RouteCase => file(path, 'text/html; charset=utf-8');

export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
export const CSV = 'text/csv; charset=utf-8';
