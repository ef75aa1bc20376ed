import { type ComponentType, createContext, use } from 'react';
import type { Part } from '../api/offers.ts';

/**
 * The components for buying a favourite. The route fills the slots, so that this feature depends on neither parts nor cart.
 */
export type OfferSlots = {
  Stock: ComponentType<{ part: Part }>;
  Buy: ComponentType<{ part: Part; quantity: number }>;
};

const nothing = () => null;

const OfferContext = createContext<OfferSlots>({ Stock: nothing, Buy: nothing });

export const OfferProvider = OfferContext.Provider;
export const useOfferSlots = (): OfferSlots => use(OfferContext);
