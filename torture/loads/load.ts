import type { Database, Db } from '#server/db/database.ts';

/** The product that is tortured, as somebody of its staff reaches it. */
export interface Site {
  url: string;
  cookie: string;
  /** A course without a limit of seats. */
  courseId: string;
}

/** What the server has answered for, to be looked at once all is over: true where it holds. */
export type Answered = (after: { db: Db; site: Site }) => Promise<boolean>;

/** Something that is done again and again until the server is killed. */
export interface Load {
  name: string;
  /** Does it once; undefined where the server did not answer that it is done. */
  write(site: Site): Promise<Answered | undefined>;
  /** A query for whatever is stored by half; whatever it finds is a fault. */
  halves: string;
  /** Between two rounds, while no server has the database. */
  beforeStart?(db: Database): Promise<void>;
}

export function sendJson({ url }: Site, path: string, body: object): Promise<Response> {
  const headers = { 'Content-Type': 'application/json' };
  return fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
}

/** Sends a form of the desk's. */
export function sendForm({ url, cookie }: Site, path: string, body: FormData | URLSearchParams): Promise<Response> {
  return fetch(url + path, { method: 'POST', redirect: 'manual', headers: { cookie, Origin: url }, body });
}
