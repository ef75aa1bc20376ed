import { eventually } from '@southline/testkit';
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import type { Visitor } from '../browser.ts';
import { details as sent } from '../guest.ts';

const exactly = (name: string) => ({ name, exact: true });

export const openCart = async ({ page }: Visitor): Promise<void> => {
  await page.getByRole('link', { name: /^Cart, \d+ lines?$/ }).click();
  await page.getByRole('heading', { level: 1, name: /^Cart/ }).waitFor();
};

export const cartLine = ({ page }: Visitor, partNo: string): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('link', exactly(partNo)) });

/** The fields of 'Your Details', by label. */
export const detailsOf = (email: string): [label: string, value: string][] => {
  const given = sent(email);
  return [
    ['First Name', given.FirstName],
    ['Last Name', given.LastName],
    ['Address Line', given.DeliveryAddressline],
    ['Suburb', given.DeliveryLocality],
    ['Postcode', given.DeliveryPostcode],
    ['Mobile', given.Phone],
    ['Email', given.Email],
  ];
};

export const fillDetails = async ({ page }: Visitor, email: string): Promise<void> => {
  const section = page.getByRole('region', exactly('Your Details'));
  for (const [label, value] of detailsOf(email)) await section.getByLabel(label, { exact: true }).fill(value);
  await section.getByLabel('State', { exact: true }).selectOption(sent(email).DeliveryState);
};

export const payButton = ({ page }: Visitor): Locator =>
  page.getByRole('region', exactly('Payment options')).getByRole('button', { name: /^Pay \$/ });

export const termsBox = ({ page }: Visitor): Locator => page.getByRole('checkbox', { name: /^I accept the Terms/ });

/** Accepts the terms where the page asks for it; an offered price is paid without. */
const acceptTerms = async (visitor: Visitor): Promise<void> => {
  const box = termsBox(visitor);
  if ((await box.count()) > 0) await box.check();
};

/** TOTAL TO PAY in cents, once no change is under way; the pay button names the same sum. */
export const totalToPay = async (visitor: Visitor): Promise<number> => {
  const { page } = visitor;
  const total = page.locator('dl > div').filter({ has: page.getByRole('term').getByText('TOTAL TO PAY') });
  return eventually(async () => {
    await acceptTerms(visitor);
    expect(await payButton(visitor).isEnabled()).toBe(true);
    const sum = await total.getByRole('definition').textContent();
    expect(await payButton(visitor).textContent()).toBe(`Pay ${sum}`);
    return Math.round(Number(sum?.replace(/[$,]/g, '')) * 100);
  });
};

type Card = { name: string; number: string; month: string; year: string; cvn: string };

export const fillCard = async (visitor: Visitor, card: Card): Promise<void> => {
  const { page } = visitor;
  const form = page.getByRole('region', exactly('Payment options'));
  await form.getByLabel('Name on card').fill(card.name);
  await form.getByLabel('Card number').fill(card.number);
  await form.getByLabel('Expiry month').fill(card.month);
  await form.getByLabel('Expiry year').fill(card.year);
  await form.getByLabel('CVN').fill(card.cvn);
  await acceptTerms(visitor);
};

export const thanks =
  'Thank you for your order! The dealer will contact you to provide you with a status update of the order.';

/** Waits for the thank-you page and returns the number of the order on it. */
export const placedOrder = async ({ page }: Visitor): Promise<string> => {
  await page.getByRole('heading', { level: 1, ...exactly(thanks) }).waitFor({ timeout: 60_000 });
  const number = await page.getByRole('definition').first().textContent();
  if (!number) throw new Error('the thank-you page names no order');
  return number;
};
