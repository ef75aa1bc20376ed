import type { Visitor } from './browser.ts';
import { environment } from './environment.ts';

export const speak = (visitor: Visitor, language: 'zh' | 'pseudo'): Promise<void> =>
  visitor.context.addCookies([{ name: 'southline-language', value: language, url: environment().web }]);

/** The answers of API calls that the server has embedded in the page. */
const held = `document.getElementById('southline-state')?.textContent ?? ''`;

/** All texts of a page: its content, its title, and the names of its controls and pictures. */
const said = `(() => {
  const shown = (element) => element.checkVisibility({ visibilityProperty: true });
  const found = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    if (parentElement.closest('script, style, svg, body [lang]') || !shown(parentElement)) continue;
    found.push(textContent);
  }
  for (const element of document.body.querySelectorAll('[aria-label], [placeholder], [title], img[alt]')) {
    if (!shown(element) || element.closest('body [lang]')) continue;
    for (const name of ['aria-label', 'placeholder', 'title', 'alt']) found.push(element.getAttribute(name) ?? '');
  }
  return found;
})()`;

// Names, documents, units and our address, which are the same in every language.
const known =
  /^(Southline|GST|PDF|JPG|PNG|GIF|WebP|VIN|CVN|AUD|POA|NSW|VIC|QLD|TAS|ACT|Mastercard|Visa|example|help|https?|www|Frankston|Dandenong|Road|South|Australia)$/i;

/** Finds English words on a page that did not come from an answer of the server. */
export class PlainWords {
  readonly #visitor: Visitor;
  #answers: Promise<string>[] = [];

  constructor(visitor: Visitor) {
    this.#visitor = visitor;
    visitor.page.on('response', (response) => {
      if (!/\/api\//.test(response.url()) || response.url().includes('/Language/')) return;
      this.#answers.push(response.text().catch(() => ''));
    });
  }

  /** Opens a page and resets the recorded answers. */
  async at(path: string): Promise<string[]> {
    this.#answers = [];
    await this.#visitor.go(path);
    await this.#visitor.page.getByRole('heading', { level: 1 }).first().waitFor();
    await this.#visitor.page.waitForLoadState('networkidle');
    const texts = (await this.#visitor.page.evaluate(said)) as string[];
    const state = (await this.#visitor.page.evaluate(held)) as string;
    const answers = [state, ...(await Promise.all(this.#answers))].join(' ').toLowerCase();
    const strange = (text: string) =>
      [...text.matchAll(/(?<![\p{L}\d])[A-Za-z]{3,}(?![\p{L}\d])/gu)]
        .map(([word]) => word)
        .filter((word) => !known.test(word) && !answers.includes(word.toLowerCase()));
    return [...new Set(texts.filter((text) => strange(text).length > 0).map((text) => text.trim()))];
  }
}
