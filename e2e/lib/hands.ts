import type { Locator } from 'playwright-core';
import type { Visitor } from './browser.ts';

/** Counts clicks, filled fields and typed keys: the effort of a journey for a person. */
export class Hands {
  taps = 0;
  fields = 0;
  keys = 0;
  readonly #visitor: Visitor;
  readonly #began = performance.now();

  constructor(visitor: Visitor) {
    this.#visitor = visitor;
  }

  /** Clicks a link or a button. */
  async tap(target: Locator): Promise<void> {
    await target.click();
    this.taps += 1;
  }

  /** Presses a key that types no letter, such as Enter. */
  async press(key: string): Promise<void> {
    await this.#visitor.page.keyboard.press(key);
    this.keys += 1;
  }

  /** Types a text into a field, letter by letter. */
  async type(target: Locator, text: string): Promise<void> {
    await target.click();
    await this.#visitor.page.keyboard.type(text);
    this.fields += 1;
    this.keys += text.length;
  }

  /** Chooses an entry of a list. */
  async pick(target: Locator, value: string): Promise<void> {
    // Moves the focus to the list first, as a person does; `selectOption` alone would leave it in the previous field.
    await target.focus();
    await target.selectOption(value);
    this.fields += 1;
  }

  /** Prints the result; no test depends on the seconds. */
  report(walk: string): void {
    const seconds = ((performance.now() - this.#began) / 1000).toFixed(1);
    process.stdout.write(
      `walk: ${walk} (${this.#visitor.width}): ${this.taps} taps, ${this.fields} fields, ${this.keys} keys, ${seconds} s\n`,
    );
  }
}
