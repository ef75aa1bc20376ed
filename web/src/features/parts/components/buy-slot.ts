import type { ComponentType } from 'react';

/** What buying needs to know of a part. The route fills the slot, so that this feature knows no cart. */
export type Buyable = { productNr: string; description: string; minQuantity: number; suggestedQuantity: number };
export type BuySlot = ComponentType<{ part: Buyable }>;
