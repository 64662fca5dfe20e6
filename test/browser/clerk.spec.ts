import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { signingKey } from '../clerk/instance.ts';
import { type ClerkSite, deleteExpiredSignIns, JANA, openClerkSite, STRANGER, signInAtClerk } from './clerk-site.ts';
import { axeFindings, expectNoLooseLetters, expectNoSidewaysScroll } from './site.ts';

let clerk: ClerkSite;
beforeAll(async () => {
  clerk = await openClerkSite();
});
afterAll(() => clerk.close());
afterEach(async () => {
  clerk.site.wait({ seconds: 0 });
  Object.assign(clerk.frontend, { scriptFailures: 0, refusesSite: false, key: clerk.key });
  await deleteExpiredSignIns(clerk);
  expect(clerk.site.complaints.splice(0)).toEqual([]);
});

const FIRST_SCRIPT = 'clerk.browser.js';
const timesAsked = () => clerk.frontend.scripts.filter((file) => file === FIRST_SCRIPT).length;

async function openPage(path: string): Promise<Page> {
  const page = await clerk.visitor({ viewport: { width: 1280, height: 900 } });
  await page.goto(clerk.site.url + path);
  return page;
}

async function atDesk(path: string): Promise<Page> {
  const page = await openPage(path);
  await signInAtClerk(page, JANA);
  await page.waitForURL(`**${path}`);
  await page.locator('.cl-userButtonTrigger').waitFor();
  return page;
}

describe('a member of staff', () => {
  test('signs in by the provider’s form, comes to the page that was asked for, and signs out to the home page', async () => {
    const page = await atDesk('/dashboard/prihlasky?stav=nove');
    await page.getByText('Správca', { exact: true }).waitFor();
    await page.locator('.cl-userButtonTrigger').click();
    await page.getByRole('button', { name: 'Otvoriť web' }).waitFor();
    await page.getByRole('button', { name: 'Odhlásiť sa' }).click();
    await page.waitForURL(`${clerk.site.url}/`);
    await page.goto(`${clerk.site.url}/dashboard`);
    await page.locator('input[name=identifier]').waitFor();
    expect(new URL(page.url()).pathname).toBe('/signIn');
  });

  test('comes to Dnes when no page was asked for', async () => {
    const page = await openPage('/signIn');
    await signInAtClerk(page, JANA);
    await page.waitForURL('**/dashboard/dnes');
  });

  test('is told in Slovak that a password is wrong', async () => {
    const page = await openPage('/signIn');
    await signInAtClerk(page, JANA, 'nie-je-to-ono');
    await page.getByRole('heading', { name: 'Zadajte svoje heslo' }).waitFor();
    await page.locator('input[name=password]').fill('ani-toto');
    await page.locator('.cl-formButtonPrimary').click();
    await page.getByText('Heslo', { exact: false }).and(page.locator('.cl-formFieldErrorText')).waitFor();
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('sk');
    expect(new URL(page.url()).pathname).toBe('/signIn');
  });

  test('comes back by themselves when only our cookie has run out', async () => {
    const page = await atDesk('/dashboard/prihlasky');
    await page.goto('about:blank');
    await page.context().clearCookies();
    await page.goto(`${clerk.site.url}/dashboard/firma`);
    await page.getByRole('heading', { name: 'Firma' }).waitFor();
  });

  test('is not sent round in a circle when the provider’s word cannot be verified', async () => {
    const page = await openPage('/signIn');
    clerk.frontend.key = await signingKey();
    await signInAtClerk(page, JANA);
    await page.getByRole('heading', { name: 'Prihlásenie sa nepodarilo overiť' }).waitFor();
    clerk.frontend.key = clerk.key;
    await page.getByRole('button', { name: 'Odhlásiť sa' }).click();
    await page.waitForURL(`${clerk.site.url}/`);
  });
});

test('a stranger is told so, by their address, and can sign out', async () => {
  const page = await openPage('/dashboard/firma');
  await signInAtClerk(page, STRANGER);
  await page.getByRole('heading', { name: 'Do správy nemáte prístup' }).waitFor();
  await page.getByText(STRANGER.email).waitFor();
  await check(page);
  await page.getByRole('button', { name: 'Odhlásiť sa' }).click();
  await page.waitForURL(`${clerk.site.url}/`);
  expect(clerk.frontend.signedIn).toBeUndefined();
});

describe('the provider’s script', () => {
  test('comes in the tested version, and only as it was published', async () => {
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

  test('that fails twice is asked for a third time, and nobody notices', async () => {
    clerk.frontend.scriptFailures = 2;
    const before = timesAsked();
    const page = await openPage('/signIn');
    await page.locator('input[name=identifier]').waitFor();
    expect(timesAsked() - before).toBe(3);
  });

  test('that does not come after five more attempts is missed aloud, and can be asked for once more', async () => {
    clerk.frontend.scriptFailures = Number.POSITIVE_INFINITY;
    const before = timesAsked();
    const page = await openPage('/signIn');
    await page.getByText('Prihlasovací formulár sa nepodarilo načítať. Obnovte stránku.').waitFor();
    expect(timesAsked() - before).toBe(6);
    const complaints = clerk.site.complaints.splice(0);
    expect(complaints).toHaveLength(1);
    expect(complaints[0]).toContain('Failed to load the hosted sign-in');
    await check(page);
    clerk.frontend.scriptFailures = 0;
    await page.getByRole('button', { name: 'Skúsiť znova' }).click();
    await page.locator('input[name=identifier]').waitFor();
  });

  test('of a provider that refuses the site is no form either', async () => {
    clerk.frontend.refusesSite = true;
    const page = await openPage('/signIn');
    await page.getByText('Prihlasovací formulár sa nepodarilo načítať.').waitFor();
    expect(clerk.site.complaints.splice(0).at(-1)).toContain('Failed to load the hosted sign-in');
    clerk.frontend.refusesSite = false;
    await page.getByRole('button', { name: 'Skúsiť znova' }).click();
    await page.locator('input[name=identifier]').waitFor();
  });

  test('is asked for by no page of the site', async () => {
    const before = clerk.frontend.scripts.length;
    const page = await clerk.visitor();
    for (const path of ['/', '/kontakt', '/kurzy-a-skolenia', '/blog']) {
      await page.goto(clerk.site.url + path, { waitUntil: 'networkidle' });
    }
    expect(clerk.frontend.scripts.length).toBe(before);
  });
});

describe('a form that is sent after the session has ended', () => {
  const name = () => page.getByLabel('Názov na webe');
  let page: Page;

  /** Sends the company's details after the session token has expired for our server. */
  async function sendTooLate(typed: string) {
    page = await atDesk('/dashboard/firma');
    await name().fill(typed);
    clerk.site.wait({ minutes: 5 });
    await page.getByRole('button', { name: 'Uložiť zmeny' }).click();
  }

  async function resume(typed: string) {
    await page.getByRole('button', { name: 'Uložiť, čo som napísal' }).click();
    await page.getByText('Údaje sú uložené').waitFor();
    await expect.poll(() => name().inputValue()).toBe(typed);
  }

  test('waits while its sender signs in once more', async () => {
    page = await atDesk('/dashboard/firma');
    await name().fill('Po obede');
    clerk.frontend.signedIn = undefined;
    clerk.site.wait({ minutes: 5 });
    await page.getByRole('button', { name: 'Uložiť zmeny' }).click();
    await page.getByText('Prihlásenie sa skončilo.').waitFor();
    await page.locator('input[name=identifier]').waitFor();
    await check(page);
    clerk.site.wait({ seconds: 0 });
    await signInAtClerk(page, JANA);
    await resume('Po obede');
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('interruptedForm'))).toBeNull();
  });

  test('is not handed in again and again while the provider’s word cannot be verified', async () => {
    await sendTooLate('Po porade');
    await page.getByText('Prihlásenie sa nepodarilo overiť.').waitFor();
    clerk.site.wait({ seconds: 0 });
    await page.getByRole('button', { name: 'Skúsiť znova' }).click();
    await resume('Po porade');
  });

  test('is still there when the sign-in has led to another site', async () => {
    await sendTooLate('Po ceste');
    await page.getByText('Prihlásenie sa nepodarilo overiť.').waitFor();
    clerk.site.wait({ seconds: 0 });
    await page.goto('about:blank');
    await page.goto(`${clerk.site.url}/signIn/pokracovanie?dalej=%2Fdashboard%2Ffirma`);
    await resume('Po ceste');
  });
});

test('the sign-in page and the desk suit axe and a phone', async () => {
  const page = await openPage('/dashboard/firma');
  await page.locator('input[name=identifier]').waitFor();
  await check(page);
  await signInAtClerk(page, JANA);
  await page.locator('.cl-userButtonTrigger img').waitFor();
  await check(page);
  await page.locator('.cl-userButtonTrigger').click();
  await page.getByRole('button', { name: 'Otvoriť web' }).waitFor();
  await check(page);
});

async function check(page: Page): Promise<void> {
  for (const width of [1440, 768, 390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await axeFindings(page)).toEqual([]);
    await expectNoSidewaysScroll(page);
    await expectNoLooseLetters(page);
  }
}
