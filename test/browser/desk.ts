import type { BrowserContextOptions, Cookie, Locator, Page } from 'playwright-core';
import { hydrated, type Site, signInAtDesk } from './site.ts';

/** Staff at their desk, signed in once: ten sign-ins in ten minutes are too many for one sender. */
export interface Desk {
  /** A page with the session, which has gone nowhere yet. */
  visitor(options?: BrowserContextOptions): Promise<Page>;
  /** A wide page that shows the courses, its scripts started. */
  open(): Promise<Page>;
}

export function deskOf(site: Site): Desk {
  let session: Promise<Cookie[]> | undefined;
  async function visitor(options?: BrowserContextOptions): Promise<Page> {
    const page = await site.visitor(options);
    session ??= signIn(site);
    await page.context().addCookies(await session);
    return page;
  }
  return {
    visitor,
    async open() {
      const page = await visitor({ viewport: { width: 1440, height: 900 } });
      await page.goto(`${site.url}/dashboard`);
      await hydrated(page);
      return page;
    },
  };
}

async function signIn(site: Site): Promise<Cookie[]> {
  const page = await site.visitor();
  await signInAtDesk(site, page, '/dashboard');
  return page.context().cookies();
}

/** The row of a list that shows exactly this name. */
export function rowOf(page: Page, name: string): Locator {
  return page.getByRole('row').filter({ has: page.getByText(name, { exact: true }) });
}

/** What waits in Dnes and says this. */
export function itemOf(page: Page, words: string): Locator {
  return page.locator('.today > li').filter({ hasText: words });
}
