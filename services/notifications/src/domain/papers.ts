/** Order, tax invoice, packing list. */
export const papersOfAnOrder = 3;
