import { size } from '@southline/testkit';
import { expect, it } from 'vitest';
import { buy, type Outcome } from '../lib/buyer.ts';
import { partsOf, rowsOf } from '../lib/parts.ts';
import { capturedOrders } from './provider.ts';
import { newBuyer, type Stage } from './stage.ts';

const rivals = size('CHAOS_RIVALS', { usual: 20, thorough: 50 });
const categories = ['Batteries', 'Brakes', 'Power Tools', 'Fluids & Oils'];

/** A part with little stock, and its whole stock as one quantity, so that only one buyer can get it. */
const lastUnits = async (stage: Stage): Promise<{ productNr: string; quantity: number }> => {
  for (const category of categories) {
    const guest = newBuyer(stage, `looking-${category.replace(/\W/g, '')}`);
    const rows = rowsOf(await partsOf(guest.connection, category));
    const scarce = rows.filter(({ overallStockLevel, listPrice }) => overallStockLevel === 'Low' && listPrice > 0);
    for (const { productNr, extra } of scarce.slice(0, 10)) {
      await guest.add(productNr, Math.max(1, extra?.minQty ?? 1));
    }
    const { listing } = await guest.cart();
    const [least] = listing
      .filter(({ warehouseStock, minQuantity }) => warehouseStock > 0 && warehouseStock % minQuantity === 0)
      .sort((one, other) => one.warehouseStock - other.warehouseStock);
    if (least) return { productNr: least.partno, quantity: least.warehouseStock };
  }
  throw new Error('no part is scarce');
};

export const races = (stage: () => Stage) => {
  it(`of ${rivals} buyers for the last of a part one gets it, and nobody else is charged`, async () => {
    const wanted = await lastUnits(stage());
    const outcomes: Outcome[] = await Promise.all(
      Array.from({ length: rivals }, (_, n) => buy(newBuyer(stage(), `rival-${n}`), [wanted], 'pays')),
    );
    const winners = outcomes.filter(({ result }) => result === 'placed');
    const losers = outcomes.filter(({ result }) => result === 'sold out');
    console.log(`race for ${wanted.quantity}: ${winners.length} placed, ${losers.length} sold out`);
    expect(winners).toHaveLength(1);
    expect(losers).toHaveLength(rivals - 1);
    const captured = await capturedOrders(stage().stack);
    expect(losers.filter(({ orderId }) => captured.has(orderId))).toEqual([]);
    stage().acknowledged.push(...winners.map(({ orderId }) => orderId));
  });
};
