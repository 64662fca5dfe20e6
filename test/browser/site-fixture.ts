import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { openMailServer, type TestMailServer } from '../smtp.ts';
import { type Desk, deskOf } from './desk.ts';
import { openSite, type Site } from './site.ts';

/** The site of the current test file and its staff pages; files of one process run in sequence. */
export let site: Site;
export let desk: Desk;

/** The mail server of the current test file, if it has one. */
export let mail: TestMailServer;

type Environment = Parameters<typeof openSite>[0];

/**
 * Opens a site for the tests of a file; fails a test after which a page has reported an error. Pass a function when the
 * environment is known only once a server runs.
 */
export function setUpSite(
  environment?: Environment | (() => Environment),
  options?: Parameters<typeof openSite>[1],
): void {
  beforeAll(async () => {
    site = await openSite(typeof environment === 'function' ? environment() : environment, options);
    desk = deskOf(site);
  });
  afterAll(() => site.close());
  afterEach(() => {
    expect(site.pageErrors.splice(0)).toEqual([]);
  });
}

/** The same with emails, which are sent to `mail`. */
export function setUpSiteWithMail(urlOf = ({ url }: TestMailServer) => url): void {
  beforeAll(async () => {
    mail = await openMailServer();
  });
  afterAll(() => mail.close());
  setUpSite(() => ({ SMTP_URL: urlOf(mail), MAIL_FROM: 'kurzy@example.sk' }));
}
