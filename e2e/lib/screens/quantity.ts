import { eventually } from '@southline/testkit';
import { expect } from 'vitest';
import type { Visitor } from '../browser.ts';
import { cartLine } from './cart.ts';

/** The quantity rules of a line sold in multiples of `minimum`; the last step removes the line. */
export const checkQuantityRules = async (
  visitor: Visitor,
  partNo: string,
  minimum: number,
  look: (step: string) => Promise<void>,
): Promise<void> => {
  const line = cartLine(visitor, partNo);
  const box = line.getByRole('textbox', { name: `Quantity of ${partNo}` });
  const more = line.getByRole('button', { name: `More ${partNo}` });
  const fewer = line.getByRole('button', { name: `Fewer ${partNo}` });
  const shows = (quantity: number) =>
    eventually(async () => {
      expect(await box.inputValue()).toBe(String(quantity));
      expect(await line.getAttribute('aria-busy')).toBeNull();
    });

  await shows(minimum);
  const most = Math.floor(999 / minimum) * minimum;
  for (const [typed, text] of [
    [minimum + 1, `Sold in multiples of ${minimum}.`],
    [minimum - 1, `The minimum quantity is ${minimum}.`],
    [1000, `The maximum quantity is ${most}.`],
  ] as const) {
    await box.fill(String(typed));
    await box.press('Enter');
    await line.getByText(text, { exact: true }).waitFor();
  }
  await look('quantity-refused');
  await box.fill(String(3 * minimum));
  await box.press('Enter');
  await shows(3 * minimum);
  await fewer.click();
  await shows(2 * minimum);
  await more.click();
  await shows(3 * minimum);
  await fewer.click();
  await shows(2 * minimum);
  await fewer.click();
  await shows(minimum);
  await fewer.click();
  await line.waitFor({ state: 'detached' });
};
