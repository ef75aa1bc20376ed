import { type ComponentType, createContext, use } from 'react';
import type { Part } from '../api/offers.ts';

/** What buying a favourite takes. The route fills the slots, so that this feature knows neither parts nor cart. */
export type OfferSlots = {
  Stock: ComponentType<{ part: Part }>;
  Buy: ComponentType<{ part: Part; quantity: number }>;
};

const nothing = () => null;

const OfferContext = createContext<OfferSlots>({ Stock: nothing, Buy: nothing });

export const OfferProvider = OfferContext.Provider;
export const useOfferSlots = (): OfferSlots => use(OfferContext);
