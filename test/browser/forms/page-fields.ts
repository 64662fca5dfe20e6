import type { Page } from 'playwright-core';
import { CHOICE } from '#web/desk/kit/choice.ts';

/**
 * The fields a user can fill in. The row checkboxes of lists are excluded, because the rows are replaced when the scripts
 * apply the filter above them.
 */
const FIELDS = `main :is(input, select, textarea)[name]:not([type=hidden], [type=file], [name=web], [name=${CHOICE}])`;

/** Changes every field a user can reach; returns the new values. */
export async function changeEveryField(page: Page): Promise<Record<string, string>> {
  await page.evaluate((selector) => {
    const fields = document.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(selector);
    for (const field of fields) {
      if (field instanceof HTMLSelectElement) field.selectedIndex = field.options.length - 1;
      else if (field.type === 'checkbox') (field as HTMLInputElement).checked = !(field as HTMLInputElement).checked;
      else if (field.type === 'radio') (field as HTMLInputElement).checked = true;
      else if (field.type === 'date') field.value = '2030-01-02';
      else if (field.type === 'time') field.value = '05:06';
      else if (field.type === 'number') field.value = '7';
      else field.value = `skoro ${field.name}`;
    }
  }, FIELDS);
  return readFieldValues(page);
}

/** The values of the fields by index and name. */
export async function readFieldValues(page: Page): Promise<Record<string, string>> {
  return page.evaluate((selector) => {
    const fields = document.querySelectorAll<HTMLInputElement>(selector);
    return Object.fromEntries(
      [...fields].map((field, index) => {
        const isTicked = field.type === 'checkbox' || field.type === 'radio';
        return [`${index} ${field.name}`, isTicked ? String(field.checked) : field.value];
      }),
    );
  }, FIELDS);
}

/** Waits two frames, after which effects have run and their changes are rendered. */
export async function waitTwoFrames(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}
