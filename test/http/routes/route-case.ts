import type { CourseWithSeats } from '#domain/courses/course.ts';
import { form } from '../client.ts';

/** The stored records for the addresses of the table. */
export interface Stored {
  course: CourseWithSeats;
  hidden: CourseWithSeats;
  privateId: string;
  /** A course that was handed over to accounting. */
  handedOverId: string;
  /** The code in the link of the private course. */
  linkCode: string;
  signUpId: string;
  cancelledId: string;
  /** On the waiting list with an open offer. */
  offeredId: string;
  offerId: string;
  /** On the waiting list after staff have withdrawn its offer. */
  passedId: string;
  fileId: string;
  emailId: string;
  requestId: string;
  requestEmailId: string;
  /** A waitlist entry, which requests a date. */
  waitlistEntryId: string;
  waitlistEmailId: string;
  /** The client of the waitlist entry. */
  clientId: string;
  articleSlug: string;
  previewKey: string;
  picture: string;
  /** The subject of the photograph. */
  photograph: string;
  episodeId: string;
  invitedId: string;
  colleagueId: string;
  removedId: string;
  code: string;
  /** The code in the link to the sign-up of the company. */
  linkedCode: string;
  /** A company with a link and a long list of participants. */
  companyId: string;
  rosterId: string;
  /** A closed course and its document, with the code by which it is checked. */
  closedId: string;
  documentId: string;
  documentCode: string;
  documentLinkCode: string;
  invitation: string;
}

type RequestArguments = [path: string, init?: RequestInit];

export interface Answer {
  status: number;
  title?: string;
  h1?: string;
  location?: string;
  type?: string;
}

type RouteRequest = (stored: Stored) => [...RequestArguments, Answer];

export interface RouteCase {
  /** The very first start; without it staff request the desk and a visitor everything else. */
  by?: 'newcomer';
  good: RouteRequest;
  /** By the sent request; `docs/access.md` defines which users may send one. */
  refusals?: Record<string, RouteRequest>;
}

type Path = string | ((stored: Stored) => string);

const pathOf = (path: Path, stored: Stored): string => (typeof path === 'string' ? path : path(stored));

export const NOT_FOUND: Answer = {
  status: 404,
  title: 'Požadovaná stránka neexistuje',
  h1: 'Požadovaná stránka neexistuje',
};
export const ENDED_LINK: Answer = { status: 404, title: 'Odkaz na kurz neplatí', h1: 'Odkaz na kurz neplatí' };

/** A page with its title and heading. */
export const page = (path: Path, title: string, h1 = title): RouteCase => ({
  good: (stored) => [pathOf(path, stored), undefined, { status: 200, title, h1 }],
});

/** Not a page of the desk or the site: a file, a feed, an email without the desk around it. */
export const file = (path: Path, type: string): RouteCase => ({
  good: (stored) => [pathOf(path, stored), undefined, { status: 200, type }],
});

/** Redirects a GET request: most of these addresses only accept forms. */
export const leading = (path: Path, location: Path): RouteCase => ({
  good: (stored) => [pathOf(path, stored), undefined, { status: 302, location: pathOf(location, stored) }],
});

/** The address a sent form redirects to. */
export const sent = (path: Path, location: Path): RouteCase => ({
  good: (stored) => [pathOf(path, stored), form(), { status: 303, location: pathOf(location, stored) }],
});

/** An email without the desk around it, for a frame. */
export const bareEmail = (path: Path): RouteCase => file(path, 'text/html; charset=utf-8');

export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
export const CSV = 'text/csv; charset=utf-8';
