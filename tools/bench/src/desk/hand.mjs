import { setTimeout as pause } from 'node:timers/promises';
import { size } from '../measure.mjs';

/** Pace of a practised user, in milliseconds: between keys, and before a click that the pointer must be moved to. */
const pace = { key: size(120, 0), click: size(700, 0) };

/** @typedef {{ clicks: number, keys: number, actions: number }} Effort `actions`: clicks, and texts typed or keys pressed in one go. */

/** @typedef {ReturnType<typeof createHand>} Hand */

/**
 * Mouse and keyboard of a dispatcher, at a person's pace. Counts what the person does.
 * @param {import('playwright-core').Page} page
 */
export function createHand(page) {
  /** @type {Effort} */
  const effort = { clicks: 0, keys: 0, actions: 0 };
  /** @param {readonly string[]} keys */
  const strike = async (keys) => {
    effort.actions += 1;
    for (const key of keys) {
      await pause(pace.key);
      await page.keyboard.press(key);
      effort.keys += 1;
    }
  };
  return {
    effort,
    /** @param {import('playwright-core').Locator} target */
    click: async (target) => {
      await pause(pace.click);
      await target.click();
      effort.clicks += 1;
      effort.actions += 1;
    },
    /** One key or shortcut, such as `Control+k`. @param {string} key */
    press: (key) => strike([key]),
    /**
     * Text typed into what has the focus, and the keys that end it.
     * @param {string} text
     * @param {...string} end
     */
    type: (text, ...end) => strike([...text.split(''), ...end]),
  };
}
