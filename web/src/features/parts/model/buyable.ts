import type { PartRow } from '../api/part-types.ts';
import type { Buyable } from '../components/buy-slot.ts';
import { suggestedQuantity } from './suggested-quantity.ts';

/** A row that can be bought, as its buy slot needs it. */
export const buyableOf = (part: PartRow): Buyable => {
  const minQuantity = Math.max(1, part.extra.minQty);
  return {
    productNr: part.productNr,
    description: part.description,
    minQuantity,
    suggestedQuantity: suggestedQuantity(part.pcq, minQuantity),
    available: part.availableQuantity,
    misfit: false,
  };
};
