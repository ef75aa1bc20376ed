import type { Locator, Page } from 'playwright-core';

const most = 250;

/** Describes the focused element, and whether its focus is visible. */
const focused = `(() => {
  const element = document.activeElement;
  const shown = [element, element?.parentElement].some((each) => {
    if (!each) return false;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(each);
    return (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
  });
  return { shown, words: element?.outerHTML.slice(0, 160) };
})()`;

export const hasFocus = async (target: Locator): Promise<boolean> =>
  (await target.and(target.page().locator(':focus')).count()) > 0;

/** Uses only the keyboard and counts keys. Records every stop whose focus is invisible. */
export class Keyboard {
  readonly hidden = new Set<string>();
  pressed = 0;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async press(key: string): Promise<void> {
    this.pressed += 1;
    await this.#page.keyboard.press(key);
  }

  /** Types where the focus is. */
  async letters(text: string): Promise<void> {
    this.pressed += text.length;
    await this.#page.keyboard.type(text);
  }

  /** Presses Tab until the element has the focus. */
  async tabTo(target: Locator): Promise<void> {
    await target.waitFor();
    for (let pressed = 0; pressed < most; pressed += 1) {
      if (await hasFocus(target)) return;
      await this.press('Tab');
      const { shown, words } = await this.#page.evaluate<{ shown: boolean; words: string }>(focused);
      if (!shown && !words.startsWith('<body')) this.hidden.add(words);
    }
    throw new Error(`${most} presses of Tab do not reach ${target}`);
  }

  async enter(target: Locator): Promise<void> {
    await this.tabTo(target);
    await this.press('Enter');
  }

  async type(target: Locator, text: string): Promise<void> {
    await this.tabTo(target);
    await this.letters(text);
  }
}
