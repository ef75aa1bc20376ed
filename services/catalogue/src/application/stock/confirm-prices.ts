import { priceChanged } from '../../domain/errors.ts';
import { orderability } from '../../domain/parts/supersession.ts';
import { readDetails } from '../parts/read-cached.ts';
import type { Reading } from '../snapshot/reading.ts';

/** Prices in cents by the parts' cleansed numbers. */
export type Prices = ReadonlyMap<string, number>;
export type ConfirmPrices = (prices: Prices) => Promise<void>;

/** Whether the hold finds enough units is checked by the hold itself. */
const inStock = () => ({ exists: true, available: 1 });

/** Throws PriceChanged unless each of these parts is still sold, at this price. */
export const confirmPrices =
  ({ catalogue }: Pick<Reading, 'catalogue'>): ConfirmPrices =>
  async (prices) => {
    if (prices.size === 0) return;
    const snapshot = catalogue.snapshot();
    const details = await readDetails(snapshot)([...prices.keys()]);
    const isSold = (partNo: string) => orderability(snapshot.supersessions, partNo, inStock).orderable;
    const changed = [...prices].filter(
      ([partNo, cents]) => details.get(partNo)?.priceCents !== cents || !isSold(partNo),
    );
    if (changed.length > 0) throw priceChanged(changed.map(([partNo]) => partNo));
  };
