import { afterAll, beforeAll, test } from 'vitest';
import { type ClerkSite, JANA, openClerkSite, signInAtClerk } from './clerk-site.ts';

let clerk: ClerkSite;
beforeAll(async () => {
  clerk = await openClerkSite();
});
afterAll(() => clerk.close());

test('try', async () => {
  const page = await clerk.visitor({ viewport: { width: 1280, height: 800 } });
  page.on('console', (m) => console.log('CONSOLE', m.text().slice(0, 500)));
  page.on('pageerror', (m) => console.log('PAGEERROR', m.message.slice(0, 500)));
  page.on('request', (m) => m.url().includes('clerk') && console.log('REQ', m.method(), m.url().slice(0, 150)));
  page.on('requestfailed', (m) => console.log('FAILED', m.url().slice(0, 150), m.failure()?.errorText));
  await page.goto(`${clerk.site.url}/dashboard/prihlasky`);
  try {
    await page.waitForSelector('.cl-formButtonPrimary', { timeout: 20000 });
    await page.screenshot({ path: '/tmp/h1-pk/1.png' });
    await signInAtClerk(page, JANA);
    await page.waitForURL('**/dashboard/prihlasky', { timeout: 20000 });
    await page.waitForSelector('.cl-userButtonTrigger', { timeout: 20000 });
    await page.click('.cl-userButtonTrigger');
    await page.waitForTimeout(1000);
  } finally {
    await page.screenshot({ path: '/tmp/h1-pk/2.png' });
    console.log(page.url(), await page.context().cookies());
  }
});
