import type { Database, Db } from '#server/db/database.ts';

/** The tested server, with the session of a staff member. */
export interface Site {
  url: string;
  cookie: string;
  /** A course without a limit of seats. */
  courseId: string;
}

/** Checks at the end of the test whether what the server confirmed is still stored: true if so. */
export type Answered = (after: { db: Db; site: Site }) => Promise<boolean>;

/** A write that is repeated until the server is killed. */
export interface Load {
  name: string;
  /** Writes once; undefined when the server did not confirm it. */
  write(site: Site): Promise<Answered | undefined>;
  /** A query for partially stored data; every row it returns is a fault. */
  halves: string;
  /** Runs between two rounds, while no server uses the database. */
  beforeStart?(db: Database): Promise<void>;
}

export function sendJson({ url }: Site, path: string, body: object): Promise<Response> {
  const headers = { 'Content-Type': 'application/json' };
  return fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
}

/** Sends a form of the staff area. */
export function sendForm({ url, cookie }: Site, path: string, body: FormData | URLSearchParams): Promise<Response> {
  return fetch(url + path, { method: 'POST', redirect: 'manual', headers: { cookie, Origin: url }, body });
}
