import { eventually } from '@southline/testkit';
import { expect } from 'vitest';
import type { Visitor } from '../browser.ts';
import { detailsOf } from './cart.ts';

const exactly = (name: string) => ({ name, exact: true });

/** Label, a value that is wrong, and the text of the specification that leaving the field brings. */
const wrong: [label: string, value: string, text: string][] = [
  ['First Name', '', 'First Name is required.'],
  ['Last Name', ' ', 'Last Name is required.'],
  ['Address Line', '', 'Address Line is required.'],
  ['Suburb', '', 'Suburb is required.'],
  ['State', '', 'State is required.'],
  ['Postcode', '', 'Postcode is required.'],
  ['Postcode', '0199', 'Invalid Australian postcode'],
  ['Mobile', '', 'Mobile is required.'],
  ['Email', '', 'Email Address is required.'],
  ['Email', 'robin@workshop', 'Invalid email'],
];

/** Fills every field of 'Your Details' with an invalid value, leaves it, and checks the error at the field. */
export const checkDetailsTexts = async ({ page }: Visitor): Promise<void> => {
  const section = page.getByRole('region', exactly('Your Details'));
  for (const [label, value, text] of wrong) {
    const field = section.getByLabel(label, { exact: true });
    await field.focus();
    if (label !== 'State') await field.fill(value);
    await field.blur();
    await eventually(async () => {
      expect(await field.getAttribute('aria-invalid'), label).toBe('true');
      const described = await field.getAttribute('aria-describedby');
      const shown = await page.locator(`[id="${described?.split(' ').pop()}"]`).textContent();
      expect(shown).toBe(text);
    });
  }
  expect(detailsOf('').every(([label]) => wrong.some(([known]) => known === label))).toBe(true);
};

export const extraEmailsText =
  'Please enter valid email address. If multiple emails, please seperate with a semi-colon(;).';

/** An invalid list of additional e-mail addresses is refused at its field; a valid one stays in the field. */
export const checkExtraEmails = async ({ page }: Visitor, right: string): Promise<void> => {
  const field = page.getByLabel('Additional emails', { exact: true });
  const text = page.getByText(extraEmailsText, { exact: true });
  for (const list of ['first@example.com, second@example.com', 'first@example.com; second', 'first']) {
    await field.fill(list);
    await field.blur();
    await text.waitFor();
    await field.fill(`${right};`);
    await field.blur();
    await text.waitFor({ state: 'hidden' });
  }
};
