import type { Locator, Page } from 'playwright-core';
import { tabTo } from '../keyboard.ts';

/** An input device, and how many acts it has performed: presses and filled fields. */
export interface InputDevice {
  readonly acts: number;
  press(target: Locator): Promise<void>;
  fill(target: Locator, text: string): Promise<void>;
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
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.insertText(text);
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
  };
}
