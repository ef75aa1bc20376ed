import { type BuyProps, type BuySlot, buyableOf } from '../../../shared/parts/buyable.ts';
import type { PartRow } from '../api/part-types.ts';
import { FittingInstead } from './fitting-instead.tsx';
import { NoLongerSold } from './no-longer-sold.tsx';

type Props = { part: PartRow; Buy: BuySlot; steps?: BuyProps['steps'] };

/** The last cell of a row: how to buy the part, or what to look at in its place. */
export const RowOffer = ({ part, Buy, steps }: Props) => {
  if (part.orderable === false) return <NoLongerSold supersededBy={part.supersededBy} />;
  if (part.fit === 'DoesNotFit') return <FittingInstead category={part.categoryName} />;
  return <Buy part={buyableOf(part)} steps={steps} />;
};
