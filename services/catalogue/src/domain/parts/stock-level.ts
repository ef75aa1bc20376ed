import type { StockLevel } from '@southline/kernel/part-words';

const lowUnits = 5;
const lowMinimums = 3;

/** Fewer units than the smallest quantity sold cannot be bought: None. */
export const stockLevel = (available: number, minQty: number): StockLevel => {
  if (available < Math.max(1, minQty)) return 'None';
  return available <= lowUnits || available < lowMinimums * minQty ? 'Low' : 'InStock';
};
