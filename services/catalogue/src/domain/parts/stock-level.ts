import type { StockLevel } from '@southline/kernel/part-words';

const lowUnits = 5;
const lowMinimums = 3;

/** A stock below the smallest sellable quantity counts as None, because it cannot be bought. */
export const stockLevel = (available: number, minQty: number): StockLevel => {
  if (available < Math.max(1, minQty)) return 'None';
  return available <= lowUnits || available < lowMinimums * minQty ? 'Low' : 'InStock';
};
