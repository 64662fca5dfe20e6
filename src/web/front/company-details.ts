import type { RouterContextProvider } from 'react-router';
import { type Company, EMPTY_COMPANY } from '#domain/company/company.ts';
import type { Photograph } from '#domain/photographs/photograph.ts';
import type { App } from '#server/app.ts';
import { instant } from '#server/clock.ts';
import { findCompany } from '#server/company/company.ts';
import { listPhotographs } from '#server/photographs/photographs.ts';
import { pageIsFreshUntil, visitContext } from '#web/context.ts';
import type { SingleFlightReads } from './single-flight-reads.ts';
import { within } from './within.ts';

const WAIT_MILLISECONDS_MAX = 80;

/** Data any page may show: the company's details, and the photographs of its people and places. */
export interface ShownCompany {
  company: Company;
  photographs: Photograph[];
}

/** The company's details, which every page shows; the last ones read are used while the database is slow. */
export class CompanyDetails {
  #app: App;
  #reads: SingleFlightReads;
  #lastRead: ShownCompany | undefined;

  constructor(app: App, reads: SingleFlightReads) {
    this.#app = app;
    this.#reads = reads;
  }

  /** Empty details before the first read. */
  get lastRead(): ShownCompany {
    return this.#lastRead ?? { company: EMPTY_COMPANY, photographs: [] };
  }

  /** The stored details; the last ones read, which may be out of date, where the database is too slow. */
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
    const last = { ...this.#lastRead, isCurrent: false };
    return within(WAIT_MILLISECONDS_MAX, reading, () => last);
  }
}

/** The company's details without waiting or failing: a page with the last ones read is not cached. */
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
