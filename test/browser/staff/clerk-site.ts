import type { BrowserContextOptions, Page } from 'playwright-core';
import { type BackendApi, type ClerkUser, openBackendApi } from '../../clerk/backend-api.ts';
import { type FrontendApi, openFrontendApi, PASSWORD } from '../../clerk/frontend-api.ts';
import { clerkEnvironment, FRONTEND_HOST, PICTURES_HOST, type SigningKey, signingKey } from '../../clerk/instance.ts';
import { databaseOf } from '../../database-of.ts';
import { freePort } from '../../server-process.ts';
import { openBrowser, openSite, type Site, STAFF } from '../site.ts';

export const JANA: ClerkUser = { id: 'user_jana', email: STAFF.email };
export const UNINVITED: ClerkUser = { id: 'user_cudzi', email: 'cudzi@example.sk' };

/** The site with its staff at Clerk, a Clerk double on loopback, and a browser that uses it. */
export interface ClerkSite {
  site: Site;
  frontend: FrontendApi;
  backend: BackendApi;
  /** The key with which the backend says tokens are signed. */
  key: SigningKey;
  visitor(options?: BrowserContextOptions): Promise<Page>;
  close(): Promise<void>;
}

export async function openClerkSite(): Promise<ClerkSite> {
  const port = await freePort();
  const baseUrl = `http://127.0.0.1:${port}`;
  const key = await signingKey();
  const users = [JANA, UNINVITED];
  const backend = await openBackendApi([key], users);
  const frontend = await openFrontendApi({ siteUrl: baseUrl, key, users });
  const names = [FRONTEND_HOST, PICTURES_HOST];
  const rules = names.map((name) => `MAP ${name}:443 127.0.0.1:${frontend.port}`);
  const browser = await openBrowser([`--host-resolver-rules=${rules}`]);
  const hosts = names.map((name) => `https://${name}`);
  const site = await openSite(
    { ...clerkEnvironment({ apiUrl: backend.url, baseUrl }), STAFF_PASSWORD: '' },
    { port, browser, hosts },
  );
  return {
    site,
    frontend,
    backend,
    key,
    visitor: (options) => site.visitor({ ignoreHTTPSErrors: true, ...options }),
    async close() {
      await site.close();
      await browser.close();
      await frontend.close();
      await backend.close();
    },
  };
}

export async function signInAtClerk(page: Page, { email }: ClerkUser, password = PASSWORD): Promise<void> {
  await page.locator('input[name=identifier]').fill(email);
  await page.locator('input[name=password]').fill(password);
  await page.locator('.cl-formButtonPrimary').click();
}

/** Clears the sign-in at Clerk and all Clerk accounts linked to staff members. */
export async function deleteExpiredSignIns({ site, frontend }: ClerkSite): Promise<void> {
  frontend.signedIn = undefined;
  await databaseOf(site.app).deleteFrom('staffIdentity').where('provider', '=', 'clerk').execute();
}
