import type { Locator } from 'playwright-core';
import type { Visitor } from '../browser.ts';
import type { VehiclePath } from '../some-vehicle.ts';

const exactly = (name: string) => ({ name, exact: true });

/** Chooses a vehicle in the desktop dialog, step by step. */
const chooseInDialog = async ({ page }: Visitor, path: VehiclePath, look: (step: string) => Promise<void>) => {
  const dialog = page.getByRole('dialog', exactly('Select your vehicle'));
  await dialog.getByRole('tab', exactly('Make, model, year')).click();
  for (const step of ['make', 'model', 'year', 'variant'] as const) {
    const question = dialog.getByRole('region', exactly(`Choose the ${step}`));
    const choice = question.getByRole('button', exactly(String(path[step])));
    await choice.waitFor();
    await look(step);
    await choice.click();
  }
  const row = dialog.getByRole('listitem').filter({ hasText: path.vehicle.carline });
  await row.first().waitFor();
  await look('vehicle');
  await row
    .getByRole('button', { name: /^shop this vehicle/ })
    .first()
    .click();
  await dialog.waitFor({ state: 'hidden' });
};

/** On a phone the same steps are native pickers. */
const chooseInPickers = async ({ page }: Visitor, path: VehiclePath, look: (step: string) => Promise<void>) => {
  for (const step of ['make', 'model', 'year', 'variant'] as const) {
    const name = `${step[0]?.toUpperCase()}${step.slice(1)}`;
    await page.getByRole('combobox', exactly(name)).selectOption(String(path[step]));
  }
  const vehicle = page.getByRole('combobox', exactly('Vehicle'));
  await vehicle.selectOption(path.vehicle.vehicleSlug);
  await look('vehicle');
  await page.getByRole('main').getByRole('button', exactly('Search')).last().click();
};

export const chooseVehicle = (visitor: Visitor, path: VehiclePath, look: (step: string) => Promise<void>) =>
  (visitor.width === 'phone' ? chooseInPickers : chooseInDialog)(visitor, path, look);

/** Opens one of the categories with parts for the vehicle. */
export const chooseCategory = async ({ page }: Visitor, name: string): Promise<void> => {
  const index = page.getByRole('region', exactly('Choose a category'));
  await index.getByRole('link', exactly(name)).first().click();
  await page.getByRole('heading', { level: 1, ...exactly(name) }).waitFor();
};

/** On phones each kind of search is folded behind a button. */
const unfold = async ({ page }: Visitor, name: string): Promise<void> => {
  const accordion = page.getByRole('button', exactly(name));
  const fold = page.locator('main section button[aria-expanded]').first();
  await fold.waitFor();
  // The panel is folded while results are shown below it.
  if (!(await accordion.isVisible())) await fold.click();
  if ((await accordion.getAttribute('aria-expanded')) === 'false') await accordion.click();
};

const keywordsLabel = 'Cant find what you are looking for?';

export const searchKeywords = async (visitor: Visitor, keywords: string): Promise<void> => {
  const { page, width } = visitor;
  if (width === 'phone') await unfold(visitor, keywordsLabel);
  const box = page.getByRole('textbox', exactly(width === 'phone' ? 'Keywords' : keywordsLabel));
  await box.fill(keywords);
  await box.press('Enter');
  await page.getByRole('heading', { level: 1, ...exactly(keywords) }).waitFor();
  await page.locator('main [aria-busy="false"]').first().waitFor();
};

/** The panel for a vehicle's registration or VIN: a tab of the dialog, a fold on phones. */
export const openLookUp = async (visitor: Visitor, name: string): Promise<void> => {
  const { page, width } = visitor;
  if (width === 'phone') return unfold(visitor, name);
  await page.getByRole('button', { name: /^Vehicle/ }).click();
  await page.getByRole('tab', exactly(name)).click();
};

/** The field of a look-up and the button of its form. */
export const lookUpPanel = ({ page }: Visitor, label: string) => {
  const box = page.getByRole('textbox', exactly(label));
  const form = page.locator('form').filter({ has: box });
  return { box, search: form.getByRole('button', exactly('Search')) };
};

export const searchPartNumber = async (visitor: Visitor, partNo: string): Promise<void> => {
  const { page, width } = visitor;
  await page.getByRole('link', exactly('Parts Finder')).first().click();
  const box = page.getByRole('main').getByRole('textbox', exactly('Part number'));
  if (width === 'phone') await unfold(visitor, 'Part number');
  await box.fill(partNo);
  await box.press('Enter');
  await page.getByRole('heading', { level: 1, ...exactly(partNo) }).waitFor();
};

export const resultRow = ({ page }: Visitor, partNo: string): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('link', exactly(partNo)) });

/**
 * Opens from the finder the list of a family that needs no vehicle: by a quick link if shown, otherwise by its start page.
 */
export const openFamily = async ({ page, width }: Visitor, family: string): Promise<void> => {
  if (width === 'desktop') {
    await page
      .getByRole('navigation', exactly('Parts that need no vehicle'))
      .getByRole('link', exactly(family))
      .click();
  } else {
    const fold = page.locator('main section button[aria-expanded]').first();
    await fold.waitFor();
    const reset = page.getByRole('button', exactly('Reset all'));
    if (!(await reset.isVisible())) await fold.click();
    if (await reset.isEnabled()) await reset.click();
    await page
      .getByRole('region', exactly('The range'))
      .getByRole('link', { name: new RegExp(`^${family}`) })
      .click();
  }
  await page.getByRole('heading', { level: 1, ...exactly(family) }).waitFor();
};

export const shopButtons = ({ page }: Visitor): Locator => page.getByRole('button', { name: /^shop this vehicle/ });

/** Lists the vehicles of a look-up. Many come with questions first. */
export const listVehicles = async (visitor: Visitor): Promise<void> => {
  const all = visitor.page.getByRole('button', { name: /^Not sure: show all/ });
  await all.or(shopButtons(visitor)).first().waitFor();
  if (await all.isVisible()) await all.click();
  await shopButtons(visitor).first().waitFor();
};
