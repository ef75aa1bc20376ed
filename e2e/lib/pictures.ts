import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Visitor, widths } from './browser.ts';
import { environment } from './environment.ts';

/** The largest side of a picture in CSS pixels; a phone's picture has twice as many device pixels. */
const longest = 8000;

/**
 * Takes numbered pictures of one journey if a folder is set: of the whole page, or of the window for a screen that fills it,
 * such as a map.
 */
export const album = (visitor: Visitor, journey: string, of: 'page' | 'window' = 'page') => {
  let taken = 0;
  return async (step: string): Promise<void> => {
    const { pictures } = environment();
    if (!pictures) return;
    taken += 1;
    mkdirSync(pictures, { recursive: true });
    const name = `${journey}-${visitor.width}-${String(taken).padStart(2, '0')}-${step}.png`;
    const { page } = visitor;
    const path = join(pictures, name);
    // An overlay is as tall as the window, not as the page.
    if (of === 'window' || (await page.getByRole('dialog').count()) > 0) {
      await page.screenshot({ path, animations: 'disabled' });
      return;
    }
    // Resizes the window to the page's length. The driver's own full-page mode passes through a window of one pixel, which
    // triggers the phone layout.
    const { viewport } = widths[visitor.width];
    const length = await page.evaluate<number>('document.documentElement.scrollHeight');
    const scrolled = await page.evaluate<number>('window.scrollY');
    await page.setViewportSize({ ...viewport, height: Math.min(Math.max(length, viewport.height), longest) });
    await page.screenshot({ path, animations: 'disabled' });
    await page.setViewportSize(viewport);
    await page.evaluate(`window.scrollTo(0, ${scrolled})`);
  };
};
