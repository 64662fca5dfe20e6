import type { Page } from 'playwright-core';
import { waitMinimumFormTime } from '../forms/delayed-scripts.ts';

/** The taps of an HR manager who signs three people up for first aid in Žilina on a phone, from home to the answer. */
export async function signUpThreePeople(page: Page, url: string, onStep: (what: string) => Promise<void> | void) {
  await page.goto(url);
  await onStep('uvod');
  await page.getByRole('navigation', { name: 'Rýchla voľba' }).getByRole('link', { name: 'Termíny' }).tap();
  await page.getByRole('table').waitFor();
  await onStep('terminy');
  await page
    .getByRole('row')
    .filter({ hasText: 'Kurz prvej pomoci' })
    .filter({ hasText: 'Žilina' })
    .getByRole('link')
    .tap();
  await page.getByRole('heading', { level: 1, name: 'Kurz prvej pomoci' }).waitFor();
  await onStep('kurz');
  await page.getByRole('link', { name: 'Prihlásiť', exact: true }).tap();
  await onStep('prihlaska');
  await page.getByText('Firma', { exact: true }).tap();
  for (const [label, text] of FIELDS) {
    await page.getByLabel(label).tap();
    await page.keyboard.type(text);
  }
  await page.getByRole('switch').tap();
  await onStep('vyplnena');
  await waitMinimumFormTime(page);
  await page.getByRole('button', { name: 'Odoslať prihlášku' }).tap();
  await page.getByRole('heading', { name: 'Držíme Vám 3 miesta' }).waitFor();
  await onStep('odpoved');
}

const FIELDS = [
  ['Názov firmy *', 'Pekáreň Príklad, s. r. o.'],
  ['Koľko ľudí prihlasujete *', '3'],
  ['E-mail *', 'personalne@example.sk'],
  ['Telefón *', '+421 900 000 070'],
  ['Správa *', 'Tri predavačky.'],
] as const;
