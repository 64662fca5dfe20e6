import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { type Desk, deskOf } from './desk.ts';
import { openSite, type Site } from './site.ts';

/** The site of the file that runs, and the desk of its staff; the files of a process run one after another. */
export let site: Site;
export let desk: Desk;

type Environment = Parameters<typeof openSite>[0];

/**
 * Opens a site for the tests of a file; after each of them no page may have complained. An environment that is known only
 * once a server runs comes from a function.
 */
export function openOwnSite(
  environment?: Environment | (() => Environment),
  options?: Parameters<typeof openSite>[1],
): void {
  beforeAll(async () => {
    site = await openSite(typeof environment === 'function' ? environment() : environment, options);
    desk = deskOf(site);
  });
  afterAll(() => site.close());
  afterEach(() => {
    expect(site.complaints.splice(0)).toEqual([]);
  });
}
