import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { openSession } from '../local-account.ts';
import { type Site, STAFF, waitForHydration } from './site.ts';

/** Pages of a staff member whose session begins without the sign-in form, which other tests are about. */
export interface Desk {
  /** A blank page with the session. */
  visitor(options?: BrowserContextOptions): Promise<Page>;
  /** A wide page that shows the courses, or the page at this path, hydrated. */
  open(path?: string): Promise<Page>;
}

export function deskOf(site: Site): Desk {
  let session: Promise<string> | undefined;
  async function visitor(options?: BrowserContextOptions): Promise<Page> {
    const page = await site.visitor(options);
    session ??= beginSession(site);
    const [name = '', value = ''] = (await session).split(/=(.*)/s);
    await page.context().addCookies([{ name, value, url: site.url }]);
    return page;
  }
  return {
    visitor,
    async open(path = '/dashboard') {
      const page = await visitor({ viewport: { width: 1440, height: 900 } });
      await page.goto(site.url + path);
      await waitForHydration(page);
      return page;
    },
  };
}

async function beginSession({ app }: Site): Promise<string> {
  const member = app.db.selectFrom('staffMember').select('id').where('email', '=', STAFF.email);
  return openSession(app, await member.executeTakeFirstOrThrow());
}

/** The row of a list that contains exactly this name. */
export function rowOf(page: Page, name: string): Locator {
  return page.getByRole('row').filter({ has: page.getByText(name, { exact: true }) });
}

/** Opens the menu of a row's or a page's rare acts. */
export async function openMore(within: Page | Locator): Promise<void> {
  await within.getByRole('button', { name: /^Ďalšie: / }).click();
}

/** The item in Dnes that contains this text. */
export function itemOf(page: Page, text: string): Locator {
  return page.locator('.today > li').filter({ hasText: text });
}
