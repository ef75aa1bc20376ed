import { createContext } from 'react';
import type { BuySlot } from '../../../shared/parts/buyable.ts';

/** Buys a favourite. The route fills the slot, so that this feature does not depend on the cart. */
export const OfferSlot = createContext<BuySlot>(() => null);
