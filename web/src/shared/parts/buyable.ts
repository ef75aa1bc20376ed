import { roundUp } from '@southline/kernel/quantity';
import type { Fit } from '@southline/rest/types';
import type { ComponentType } from 'react';

/** The facts of a part needed for buying. */
export type Buyable = {
  productNr: string;
  description: string;
  minQuantity: number;
  suggestedQuantity: number;
  listPrice: number;
  isFreePart: boolean;
  /** Units that can be bought now. */
  available: number;
  /** The part does not fit the vehicle on the page. */
  misfit: boolean;
};

/** Buys a part. The route fills the slot, so that a list of parts does not depend on the cart. */
export type BuyProps = {
  part: Buyable;
  /** Whether there are buttons for one unit more and one less. */
  steps?: boolean;
};
export type BuySlot = ComponentType<BuyProps>;

type Offered = {
  productNr: string;
  description: string;
  listPrice: number;
  isFreePart: boolean;
  availableQuantity: number;
  pcq?: number | undefined;
  fit?: Fit | undefined;
  /** Set on a product. A row has it in `extra.minQty`. */
  minQuantity?: number;
  extra?: { minQty: number };
};

/** The quantity that a vehicle needs, rounded up to the pack size: 3 needed in packs of 2 is 4. */
export const buyableOf = ({ availableQuantity, pcq = 0, fit, ...part }: Offered): Buyable => {
  const { productNr, description, listPrice, isFreePart } = part;
  const minQuantity = Math.max(1, part.extra?.minQty ?? part.minQuantity ?? 1);
  return {
    productNr,
    description,
    listPrice,
    isFreePart,
    minQuantity,
    suggestedQuantity: roundUp(pcq, minQuantity),
    available: availableQuantity,
    misfit: fit === 'DoesNotFit',
  };
};
