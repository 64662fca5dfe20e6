import type { Locator, Page } from 'playwright-core';
import { tabTo } from '../keyboard.ts';

/** An input device, and how many acts it has performed: presses, filled fields and choices. */
export interface InputDevice {
  readonly acts: number;
  press(target: Locator): Promise<void>;
  fill(target: Locator, text: string): Promise<void>;
  choose(target: Locator, label: string): Promise<void>;
}

/** Keyboard only: reaches everything with Tab and presses it with Enter. */
export function createKeyboardDevice(page: Page): InputDevice {
  let acts = 0;
  const reach = async (target: Locator) => {
    acts += 1;
    await tabTo(target);
  };
  return {
    get acts() {
      return acts;
    },
    async press(target) {
      await reach(target);
      await page.keyboard.press('Enter');
    },
    async fill(target, text) {
      await reach(target);
      // hours and minutes of a time field are entered one after another
      if ((await target.getAttribute('type')) === 'time') return page.keyboard.type(`${text.replace(':', '')}A`);
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.insertText(text);
    },
    async choose(target, label) {
      await reach(target);
      await page.keyboard.type(label);
    },
  };
}

/** Touch on a phone. */
export function createTouchDevice(): InputDevice {
  let acts = 0;
  return {
    get acts() {
      return acts;
    },
    async press(target) {
      acts += 1;
      await target.tap();
    },
    async fill(target, text) {
      acts += 1;
      await target.tap();
      await target.fill(text);
    },
    async choose(target, label) {
      acts += 1;
      await target.selectOption({ label });
    },
  };
}
