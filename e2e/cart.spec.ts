import { describe, expect, it } from 'vitest';
import { accessibilityFindings } from './lib/accessibility.ts';
import { environment } from './lib/environment.ts';
import { Guest } from './lib/guest.ts';
import { visiting } from './lib/journey.ts';
import { speak } from './lib/language.ts';
import { type PartRow, quantityOf, sixtyParts } from './lib/parts.ts';
import { cartLine } from './lib/screens/cart.ts';

const exactly = (name: string) => ({ name, exact: true });
const { connection } = new Guest(environment().web, '');
const parts = await sixtyParts(connection);

/** A vehicle of the catalogue. */
const vehicleOf = async (make: string, model: string, year: number): Promise<string> => {
  const query = { make, model, year, showAll: true, maxResultCount: 1, skipCount: 0 };
  const operation = { httpMethod: 'POST', urlRelative: 'api/Vehicle/SearchVehicles', data: query };
  const { body } = await connection.post('parts/execute', operation);
  const { data } = body as unknown as { data: { items: { vehicleSlug: string }[] } };
  return data.items[0]?.vehicleSlug ?? '';
};

/** Parts that are known to fit a vehicle: only with them the cart names it. */
const partsFor = async (vehicleSlug: string): Promise<PartRow[]> => {
  const found = new Map<string, PartRow>();
  const { data: jobs = [] } = (await connection.post('products/get-jobs', { vehicleSlug })).body;
  for (const { job } of jobs) {
    const { rows = [] } = (await connection.post('products/get-job', { vehicleSlug, job })).body.data ?? {};
    for (const { parts: fitting } of rows)
      for (const part of fitting) if (part.orderable && part.fit !== 'Unknown') found.set(part.productNr, part);
  }
  return [...found.values()];
};

describe.each(['desktop', 'phone'] as const)('the cart on a %s', (width) => {
  it('has the lines of each vehicle together under its name', async () => {
    const { visitor, look, page } = await visiting('cart-vehicles', width);
    const [hilux, ranger] = await Promise.all([vehicleOf('TOYOTA', 'HiLux', 2018), vehicleOf('FORD', 'Ranger', 2019)]);
    const [[first, second], rangers] = await Promise.all([partsFor(hilux), partsFor(ranger)]);
    const other = rangers.find(({ productNr }) => ![first?.productNr, second?.productNr].includes(productNr));
    const loose = parts.find(({ productNr }) => ![first, second, other].some((part) => part?.productNr === productNr));
    if (!first || !second || !other || !loose) throw new Error('too few parts fit these vehicles');
    await visitor.go('/au/quick-order');
    const wanted = [
      { part: first, vehicleSlug: hilux },
      { part: loose, vehicleSlug: '' },
      { part: other, vehicleSlug: ranger },
      { part: second, vehicleSlug: hilux },
    ].map(({ part, vehicleSlug }) => ({ productNr: part.productNr, quantity: quantityOf(part), vehicleSlug }));
    await page.evaluate(`(async () => {
      const headers = { 'content-type': 'application/json' };
      for (const body of ${JSON.stringify(wanted)})
        await fetch('/au/api/cart/add-to-cart', { method: 'POST', headers, body: JSON.stringify(body) });
    })()`);
    await visitor.go('/au/cart');
    await page.getByRole('rowheader', { name: /^For .*HiLux/ }).waitFor();
    await page.getByRole('rowheader', exactly('Not chosen for a vehicle')).waitFor();
    expect(await page.getByRole('rowheader').count()).toBe(3);
    const group = page.getByRole('rowgroup').filter({ has: page.getByRole('rowheader', { name: /HiLux/ }) });
    for (const { productNr } of [first, second]) await group.getByRole('link', exactly(productNr)).waitFor();
    await cartLine(visitor, loose.productNr).waitFor();
    await look('lines');
    expect(await accessibilityFindings(page)).toEqual([]);
    await speak(visitor, 'zh');
    await visitor.go('/au/cart');
    await page.getByRole('rowheader', exactly('未指定车辆')).waitFor();
    await look('chinese');
  });
});
