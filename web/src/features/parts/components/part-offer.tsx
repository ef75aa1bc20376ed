import type { Data } from '@southline/rest/types';
import { useMoney } from '../../../shared/i18n/use-money.ts';
import type { BuySlot } from './buy-slot.ts';
import { NoLongerSold } from './no-longer-sold.tsx';
import { NotifyMe } from './notify-me.tsx';
import classes from './part-offer.module.css';
import { PriceNote } from './price-note.tsx';
import { StockMark } from './stock-mark.tsx';

type Offered = NonNullable<Data<'contextsearch/google-search'>['searchResults'][number]['part']>;

/** One line below a hit that is a part: stock, price, and the add button. */
export const PartOffer = ({ part, Buy }: { part: Offered; Buy: BuySlot }) => {
  const { price } = useMoney();
  const { productNr, description, minQuantity, availableQuantity: available, overallStockLevel: level } = part;
  if (!part.orderable) return <NoLongerSold supersededBy={part.supersededBy} />;
  const buyable = { productNr, description, minQuantity, suggestedQuantity: minQuantity, available, misfit: false };
  return (
    <div className={classes.offer}>
      <div>
        <StockMark level={level} available={available} />
        {level === 'None' && <NotifyMe productNr={productNr} />}
      </div>
      <p className={classes.price}>
        {price(part)} <PriceNote {...part} />
      </p>
      <Buy part={buyable} />
    </div>
  );
};
