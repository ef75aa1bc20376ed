import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Visitor } from './browser.ts';
import { environment } from './environment.ts';

/** Takes numbered pictures of one journey, where a folder for them is named. */
export const album = (visitor: Visitor, journey: string) => {
  let taken = 0;
  return async (step: string): Promise<void> => {
    const { pictures } = environment();
    if (!pictures) return;
    taken += 1;
    mkdirSync(pictures, { recursive: true });
    const name = `${journey}-${visitor.width}-${String(taken).padStart(2, '0')}-${step}.png`;
    const { page } = visitor;
    // What lies over the page belongs to the window, not to the page's length.
    const fullPage = (await page.getByRole('dialog').count()) === 0;
    // A header that stays at the top of the window would stand in the middle of the picture.
    const scrolled = await page.evaluate<number>('window.scrollY');
    if (fullPage) await page.evaluate('window.scrollTo(0, 0)');
    await page.screenshot({ path: join(pictures, name), fullPage, animations: 'disabled' });
    await page.evaluate(`window.scrollTo(0, ${scrolled})`);
  };
};
