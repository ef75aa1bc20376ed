import type { ComponentType, ReactNode } from 'react';

/** The facts of a part needed for buying. The route fills the slot, so that this feature does not depend on the cart. */
export type Buyable = {
  productNr: string;
  description: string;
  minQuantity: number;
  suggestedQuantity: number;
  /** Units that can be bought now. */
  available: number;
  /** The part does not fit the vehicle on the page. */
  misfit: boolean;
};
/** Names the vehicle of the page, and the fit of the part on it. */
export type FitCheckSlot = ComponentType<{ children: ReactNode }>;
export type BuySlot = ComponentType<{ part: Buyable }>;
