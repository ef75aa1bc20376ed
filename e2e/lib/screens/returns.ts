import type { Locator } from 'playwright-core';
import type { Visitor } from '../browser.ts';

const exactly = (name: string) => ({ name, exact: true });

/** The total of the refund summary, in cents. */
export const totalToRefund = async (within: Locator): Promise<number> => {
  const total = within.locator('dl > div').filter({ has: within.page().getByText('TOTAL TO REFUND', { exact: true }) });
  return Math.round(Number((await total.getByRole('definition').textContent())?.replace(/[$,]/g, '')) * 100);
};

/** Sends a file and waits until the shop has it. */
export const addPhoto = async ({ page }: Visitor, name: string): Promise<void> => {
  const buffer = await page.screenshot({ type: 'jpeg' });
  await page.locator('main input[type=file]').setInputFiles({ name, mimeType: 'image/jpeg', buffer });
  await page.getByText(`${name} is uploaded.`, { exact: true }).waitFor();
};

/** Fills in the return form of an order for one line. */
export const askToReturn = async ({ page }: Visitor, quantity: number, note: string): Promise<void> => {
  const main = page.getByRole('main');
  await main.getByLabel('Reason To Return', { exact: true }).selectOption('Incorrect Part');
  await main.getByLabel('Quantity', { exact: true }).fill(String(quantity));
  await main.getByLabel('Notes', { exact: true }).fill(note);
};

/** Chooses whether the only line of a return is put back into stock. */
export const backInStock = (within: Locator, choice: 'Yes' | 'No'): Promise<void> =>
  within
    .getByRole('radiogroup', { name: /^Parts\(s\) Back In Stock/ })
    .getByRole('radio', exactly(choice))
    .check();

export interface StaffAnswer {
  readonly response: 'Approve' | 'Decline' | 'Ask for more info';
  readonly acceptable?: 'Yes' | 'No';
  readonly message: string;
}

export const answerRequest = async ({ page }: Visitor, answer: StaffAnswer): Promise<void> => {
  const main = page.getByRole('main');
  await main.getByRole('radio', exactly(answer.response)).check();
  if (answer.acceptable) await main.getByRole('radio', exactly(answer.acceptable)).check();
  if (answer.response === 'Approve') {
    const day = main.getByLabel('Date to attend Dealer', { exact: true });
    // The first allowed day is today, in the shop's time zone.
    await day.fill((await day.getAttribute('min')) ?? '');
  }
  await main.getByLabel('Message to the member', { exact: true }).fill(answer.message);
  await main.getByRole('button', exactly('Send answer')).click();
  await main.getByText('Your answer has been sent to the member.', { exact: true }).waitFor();
};
