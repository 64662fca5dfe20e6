import { setTimeout as delay } from 'node:timers/promises';
import { type Company, EMPTY_COMPANY } from '#domain/company/company.ts';
import type { App } from '#server/app.ts';
import { findCompany } from '#server/company/company.ts';
import type { SingleFlightReads } from './single-flight-reads.ts';

const WAIT_MILLISECONDS_MAX = 80;

/** The company's details, which stand on every page; the last ones read are at hand while the database is slow. */
export class CompanyDetails {
  #app: App;
  #reads: SingleFlightReads;
  #lastRead: Company | undefined;

  constructor(app: App, reads: SingleFlightReads) {
    this.#app = app;
    this.#reads = reads;
  }

  /** Empty ones until they were read for the first time. */
  get lastRead(): Company {
    return this.#lastRead ?? EMPTY_COMPANY;
  }

  /** The details as stored; the last ones read, which may be out of date, where the database keeps a page waiting for them. */
  async read(): Promise<{ company: Company; isCurrent: boolean }> {
    const reading = this.#reads
      .read('company', () => findCompany(this.#app.db))
      .then((company) => {
        this.#lastRead = company;
        return { company, isCurrent: true };
      });
    if (!this.#lastRead) return reading;
    const over = new AbortController();
    const last = { company: this.#lastRead, isCurrent: false };
    try {
      return await Promise.race([reading, delay(WAIT_MILLISECONDS_MAX, last, { signal: over.signal })]);
    } finally {
      over.abort();
    }
  }
}
