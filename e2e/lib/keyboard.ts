import type { Locator, Page } from 'playwright-core';

const most = 250;

/** True for a focused element that no bar or layer covers completely (WCAG 2.2 AA, focus not obscured). */
const UNCOVERED = `((element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  // A text for screen readers only is one pixel large; it is not checked.
  if (width < 4 || height < 4) return true;
  return [0.1, 0.5, 0.9].some((x) => [0.1, 0.5, 0.9].some((y) => {
    const hit = document.elementFromPoint(left + width * x, top + height * y);
    return hit !== null && (element.contains(hit) || hit.contains(element));
  }));
})`;

/** Describes the focused element, and whether its focus is visible. */
const focused = `(() => {
  const element = document.activeElement;
  if (element && element !== document.body && !${UNCOVERED}(element)) return { shown: false, words: 'covered: ' + element.outerHTML.slice(0, 160) };
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

  /** Presses Tab. Returns whether the focus has left the page. */
  async #next(): Promise<boolean> {
    await this.press('Tab');
    const look = () => this.#page.evaluate<{ shown: boolean; words: string }>(focused);
    let at = await look();
    if (!at.shown) {
      // A bar that scrolls sideways moves the focused entry into view in the next frame.
      await this.#page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
      at = await look();
    }
    const left = at.words.startsWith('<body');
    if (!at.shown && !left) this.hidden.add(at.words);
    return left;
  }

  /** Presses Tab until the element has the focus. */
  async tabTo(target: Locator): Promise<void> {
    await target.waitFor();
    for (let pressed = 0; pressed < most; pressed += 1) {
      if (await hasFocus(target)) return;
      await this.#next();
    }
    throw new Error(`${most} presses of Tab do not reach ${target}`);
  }

  /** Presses Tab from the top of the page to its end, or this often. */
  async tabThrough(times: number): Promise<void> {
    for (let pressed = 0; pressed < times; pressed += 1) if (await this.#next()) return;
  }

  async enter(target: Locator): Promise<void> {
    await this.tabTo(target);
    await this.press('Enter');
  }

  /** Ticks a checkbox. */
  async toggle(target: Locator): Promise<void> {
    await this.tabTo(target);
    await this.press('Space');
  }

  async type(target: Locator, text: string): Promise<void> {
    await this.tabTo(target);
    await this.letters(text);
  }
}
