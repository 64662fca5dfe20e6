import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { signingKey } from '../../clerk/instance.ts';
import { expectGoodPage } from '../site.ts';
import { type ClerkSite, deleteExpiredSignIns, JANA, openClerkSite, signInAtClerk, UNINVITED } from './clerk-site.ts';

let clerk: ClerkSite;
beforeAll(async () => {
  clerk = await openClerkSite();
});
afterAll(() => clerk.close());
afterEach(async () => {
  clerk.site.setClockAhead({ seconds: 0 });
  Object.assign(clerk.frontend, { scriptFailures: 0, refusesSite: false, key: clerk.key });
  await deleteExpiredSignIns(clerk);
  expect(clerk.site.pageErrors.splice(0)).toEqual([]);
});

const FIRST_SCRIPT = 'clerk.browser.js';
const countScriptRequests = () => clerk.frontend.scripts.filter((file) => file === FIRST_SCRIPT).length;

async function openPage(path: string): Promise<Page> {
  const page = await clerk.visitor({ viewport: { width: 1280, height: 900 } });
  await page.goto(clerk.site.url + path);
  return page;
}

async function openSignedIn(path: string): Promise<Page> {
  const page = await openPage(path);
  await signInAtClerk(page, JANA);
  await page.waitForURL(`**${path}`);
  await page.locator('.cl-userButtonTrigger').waitFor();
  return page;
}

describe('a staff member with a Clerk account', () => {
  test('signs in with the provider’s form, is sent to the requested page and signs out to the home page', async () => {
    const page = await openSignedIn('/dashboard/prihlasky?stav=nove');
    await page.getByText('Správca', { exact: true }).waitFor();
    await page.locator('.cl-userButtonTrigger').click();
    await page.getByRole('button', { name: 'Otvoriť web' }).waitFor();
    await page.getByRole('button', { name: 'Odhlásiť sa' }).click();
    await expect.poll(() => clerk.frontend.signedIn).toBeUndefined();
    await page.waitForURL(`${clerk.site.url}/`);
    await page.goto(`${clerk.site.url}/dashboard`);
    await page.locator('input[name=identifier]').waitFor();
    expect(new URL(page.url()).pathname).toBe('/signIn');
  });

  test('is sent to Dnes after sign-in when no page was requested', async () => {
    const page = await openPage('/signIn');
    await signInAtClerk(page, JANA);
    await page.waitForURL('**/dashboard/dnes');
  });

  test('sees in Slovak that the password is wrong', async () => {
    const page = await openPage('/signIn');
    await signInAtClerk(page, JANA, 'nie-je-to-ono');
    await page.getByRole('heading', { name: 'Zadajte svoje heslo' }).waitFor();
    await page.locator('input[name=password]').fill('ani-toto');
    await page.locator('.cl-formButtonPrimary').click();
    await page.getByText('Heslo', { exact: false }).and(page.locator('.cl-formFieldErrorText')).waitFor();
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('sk');
    expect(new URL(page.url()).pathname).toBe('/signIn');
  });

  test('is signed in again automatically when only the cookie of the site has expired', async () => {
    const page = await openSignedIn('/dashboard/prihlasky');
    await page.goto('about:blank');
    await page.context().clearCookies();
    await page.goto(`${clerk.site.url}/dashboard/firma`);
    await page.getByRole('heading', { name: 'Firma' }).waitFor();
  });

  test('is not redirected in a loop when the provider’s token cannot be verified', async () => {
    const page = await openPage('/signIn');
    clerk.frontend.key = await signingKey();
    await signInAtClerk(page, JANA);
    await page.getByRole('heading', { name: 'Prihlásenie sa nepodarilo overiť' }).waitFor();
    clerk.frontend.key = clerk.key;
    await page.getByRole('button', { name: 'Odhlásiť sa' }).click();
    await page.waitForURL(`${clerk.site.url}/`);
  });
});

test('a Clerk user who is not on the staff list sees a refusal with their address and can sign out', async () => {
  const page = await openPage('/dashboard/firma');
  await signInAtClerk(page, UNINVITED);
  await page.getByRole('heading', { name: 'Do správy nemáte prístup' }).waitFor();
  await page.getByText(UNINVITED.email).waitFor();
  await expectGoodPage(page);
  await page.getByRole('button', { name: 'Odhlásiť sa' }).click();
  await page.waitForURL(`${clerk.site.url}/`);
  expect(clerk.frontend.signedIn).toBeUndefined();
});

describe('the provider’s script', () => {
  test('is loaded in the tested version with an integrity hash', async () => {
    const page = await clerk.visitor({ viewport: { width: 1280, height: 900 } });
    const loaded: string[][] = [];
    await page.exposeFunction('noteScript', (...script: string[]) => loaded.push(script));
    // the loader removes its script elements again
    await page.addInitScript(() =>
      new MutationObserver((records) => {
        for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
          if (!(node instanceof HTMLScriptElement) || !node.src.includes('/@clerk/')) continue;
          const { noteScript } = window as unknown as { noteScript: (...script: unknown[]) => void };
          noteScript(new URL(node.src).pathname, node.integrity.slice(0, 7), node.crossOrigin);
        }
      }).observe(document, { childList: true, subtree: true }),
    );
    await page.goto(`${clerk.site.url}/signIn`);
    await page.locator('input[name=identifier]').waitFor();
    // Clerk's script loads the chunks of its form itself
    expect(loaded.filter(([, integrity]) => integrity).sort()).toEqual([
      ['/npm/@clerk/clerk-js@6.40.0/dist/clerk.browser.js', 'sha384-', 'anonymous'],
      ['/npm/@clerk/ui@1.34.0/dist/ui.browser.js', 'sha384-', 'anonymous'],
    ]);
  });

  test('is requested a third time after two failures, without an error', async () => {
    clerk.frontend.scriptFailures = 2;
    const before = countScriptRequests();
    const page = await openPage('/signIn');
    await page.locator('input[name=identifier]').waitFor();
    expect(countScriptRequests() - before).toBe(3);
  });

  test('is reported as not loaded after six failures and can be requested again with a button', async () => {
    clerk.frontend.scriptFailures = Number.POSITIVE_INFINITY;
    const before = countScriptRequests();
    const page = await openPage('/signIn');
    await page.getByText('Prihlasovací formulár sa nepodarilo načítať. Obnovte stránku.').waitFor();
    expect(countScriptRequests() - before).toBe(6);
    const pageErrors = clerk.site.pageErrors.splice(0);
    expect(pageErrors).toHaveLength(1);
    expect(pageErrors[0]).toContain('Failed to load the hosted sign-in');
    await expectGoodPage(page);
    clerk.frontend.scriptFailures = 0;
    await page.getByRole('button', { name: 'Skúsiť znova' }).click();
    await page.locator('input[name=identifier]').waitFor();
  });

  test('is reported as not loaded when the provider refuses the site', async () => {
    clerk.frontend.refusesSite = true;
    const page = await openPage('/signIn');
    await page.getByText('Prihlasovací formulár sa nepodarilo načítať.').waitFor();
    expect(clerk.site.pageErrors.splice(0).at(-1)).toContain('Failed to load the hosted sign-in');
    clerk.frontend.refusesSite = false;
    await page.getByRole('button', { name: 'Skúsiť znova' }).click();
    await page.locator('input[name=identifier]').waitFor();
  });

  test('is requested by no public page', async () => {
    const before = clerk.frontend.scripts.length;
    const page = await clerk.visitor();
    for (const path of ['/', '/kontakt', '/kurzy-a-skolenia', '/blog']) {
      await page.goto(clerk.site.url + path, { waitUntil: 'networkidle' });
    }
    expect(clerk.frontend.scripts.length).toBe(before);
  });
});

describe('a form that is sent after the session has ended', () => {
  const name = () => page.locator('[name="city"]');
  let page: Page;

  /** Sends the company's details after the session token has expired for our server. */
  async function sendTooLate(companyName: string) {
    page = await openSignedIn('/dashboard/firma');
    await name().fill(companyName);
    clerk.site.setClockAhead({ minutes: 5 });
    await page.getByRole('button', { name: 'Uložiť zmeny' }).click();
  }

  async function resume(companyName: string) {
    await page.getByRole('button', { name: 'Dokončiť, čo je začaté' }).click();
    await page.getByText('Hotovo: údaje firmy upravené.').waitFor();
    await expect.poll(() => name().inputValue()).toBe(companyName);
  }

  test('can be saved after its sender has signed in again on the same page', async () => {
    page = await openSignedIn('/dashboard/firma');
    await name().fill('Po obede');
    clerk.frontend.signedIn = undefined;
    clerk.site.setClockAhead({ minutes: 5 });
    await page.getByRole('button', { name: 'Uložiť zmeny' }).click();
    await page.getByText('Prihlásenie sa skončilo.').waitFor();
    await page.locator('input[name=identifier]').waitFor();
    await expectGoodPage(page);
    clerk.site.setClockAhead({ seconds: 0 });
    await signInAtClerk(page, JANA);
    await resume('Po obede');
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('interruptedForm'))).toBeNull();
  });

  test('is not submitted repeatedly while the provider’s token cannot be verified', async () => {
    await sendTooLate('Po porade');
    await page.getByText('Prihlásenie sa nepodarilo overiť.').waitFor();
    clerk.site.setClockAhead({ seconds: 0 });
    await page.getByRole('button', { name: 'Skúsiť znova' }).click();
    await resume('Po porade');
  });

  test('can be saved after the sign-in has led to another site', async () => {
    await sendTooLate('Po ceste');
    await page.getByText('Prihlásenie sa nepodarilo overiť.').waitFor();
    clerk.site.setClockAhead({ seconds: 0 });
    await page.goto('about:blank');
    await page.goto(`${clerk.site.url}/signIn/pokracovanie?dalej=%2Fdashboard%2Ffirma`);
    await resume('Po ceste');
  });
});

test('the sign-in page with the provider’s form and the desk pass axe and fit a phone', async () => {
  const page = await openPage('/dashboard/firma');
  await page.locator('input[name=identifier]').waitFor();
  await expectGoodPage(page);
  await signInAtClerk(page, JANA);
  await page.locator('.cl-userButtonTrigger img').waitFor();
  await expectGoodPage(page);
  await page.locator('.cl-userButtonTrigger').click();
  const act = page.getByRole('button', { name: 'Otvoriť web' });
  // the provider's menu fades in, and half faded its texts lack contrast
  await expect.poll(() => act.evaluate(opacityOf)).toBe(1);
  await expectGoodPage(page);
});

/** How opaque an element is within all that contain it. */
function opacityOf(element: Element): number {
  let opacity = 1;
  for (let box: Element | null = element; box; box = box.parentElement)
    opacity *= Number(getComputedStyle(box).opacity);
  return opacity;
}
