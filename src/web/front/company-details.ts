import { setTimeout as delay } from 'node:timers/promises';
import type { RouterContextProvider } from 'react-router';
import { type Company, EMPTY_COMPANY } from '#domain/company/company.ts';
import type { Photograph } from '#domain/photographs/photograph.ts';
import type { App } from '#server/app.ts';
import { instant } from '#server/clock.ts';
import { findCompany } from '#server/company/company.ts';
import { listPhotographs } from '#server/photographs/photographs.ts';
import { pageIsFreshUntil, visitContext } from '#web/context.ts';
import type { SingleFlightReads } from './single-flight-reads.ts';

const WAIT_MILLISECONDS_MAX = 80;

/** What every page may show: the company's details, and the photographs of its people and places. */
export interface ShownCompany {
  company: Company;
  photographs: Photograph[];
}

/** The company's details, which stand on every page; the last ones read are at hand while the database is slow. */
export class CompanyDetails {
  #app: App;
  #reads: SingleFlightReads;
  #lastRead: ShownCompany | undefined;

  constructor(app: App, reads: SingleFlightReads) {
    this.#app = app;
    this.#reads = reads;
  }

  /** Empty ones until they were read for the first time. */
  get lastRead(): ShownCompany {
    return this.#lastRead ?? { company: EMPTY_COMPANY, photographs: [] };
  }

  /** The details as stored; the last ones read, which may be out of date, where the database keeps a page waiting for them. */
  async read(): Promise<ShownCompany & { isCurrent: boolean }> {
    const { db } = this.#app;
    const reading = this.#reads
      .read('company', async () => {
        const [company, photographs] = await Promise.all([findCompany(db), listPhotographs(db)]);
        return { company, photographs };
      })
      .then((read) => {
        this.#lastRead = read;
        return { ...read, isCurrent: true };
      });
    if (!this.#lastRead) return reading;
    const over = new AbortController();
    const last = { ...this.#lastRead, isCurrent: false };
    try {
      return await Promise.race([reading, delay(WAIT_MILLISECONDS_MAX, last, { signal: over.signal })]);
    } finally {
      over.abort();
    }
  }
}

/** No page need wait or fail for the company's details: the last ones read do, but such a page is not kept. */
export function readShownCompany(context: Readonly<RouterContextProvider>): Promise<ShownCompany> {
  const visit = context.get(visitContext);
  if (visit.isShell) return Promise.resolve(visit.company.lastRead);
  visit.shownCompany ??= readOrLast(context);
  return visit.shownCompany;
}

async function readOrLast(context: Readonly<RouterContextProvider>): Promise<ShownCompany> {
  const visit = context.get(visitContext);
  const { app, company } = visit;
  try {
    const read = await company.read();
    if (!read.isCurrent) pageIsFreshUntil(context, instant(app));
    return read;
  } catch (error) {
    app.failures.note(visit, error, 'company cannot be read');
    pageIsFreshUntil(context, instant(app));
    return company.lastRead;
  }
}
