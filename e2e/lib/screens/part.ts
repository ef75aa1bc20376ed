import type { Locator } from 'playwright-core';
import type { Visitor } from '../browser.ts';

/** Adds a part from its row or its own page, and waits for the confirmation. */
export const addToCart = async ({ page }: Visitor, within: Locator, partNo: string): Promise<void> => {
  await within.getByRole('button', { name: `Add to cart ${partNo}`, exact: true }).click();
  await page
    .getByRole('status')
    .filter({ hasText: `× ${partNo} added to your cart` })
    .waitFor({ state: 'attached' });
};
