import type { Data } from '@southline/rest/types';
import { useMoney } from '../../../shared/i18n/use-money.ts';
import { type BuySlot, buyableOf } from '../../../shared/parts/buyable.ts';
import { PriceNote } from '../../../shared/parts/price-note.tsx';
import { StockMark } from '../../../shared/parts/stock-mark.tsx';
import { NoLongerSold } from './no-longer-sold.tsx';
import { NotifyMe } from './notify-me.tsx';
import classes from './part-offer.module.css';

type Offered = NonNullable<Data<'contextsearch/google-search'>['searchResults'][number]['part']>;

/** A line below a search result that is a part: stock, price, and the add button. */
export const PartOffer = ({ part, Buy }: { part: Offered; Buy: BuySlot }) => {
  const { price } = useMoney();
  if (!part.orderable) return <NoLongerSold supersededBy={part.supersededBy} />;
  return (
    <div className={classes.offer}>
      <div className={classes.stock}>
        <StockMark part={part} />
        {part.overallStockLevel === 'None' && <NotifyMe productNr={part.productNr} />}
      </div>
      <p className={classes.price}>
        {price(part)} <PriceNote {...part} />
      </p>
      <Buy part={buyableOf(part)} />
    </div>
  );
};
