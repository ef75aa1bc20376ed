import { useMoney } from '../../../shared/i18n/use-money.ts';
import type { BuySlot } from '../../../shared/parts/buyable.ts';
import { PartPicture } from '../../../shared/parts/part-picture.tsx';
import { PriceNote } from '../../../shared/parts/price-note.tsx';
import { StockMark } from '../../../shared/parts/stock-mark.tsx';
import { ArrivalNote } from '../../../shared/places/arrival-note.tsx';
import type { PartRow as Part } from '../api/part-types.ts';
import { CompareMark } from './compare-mark.tsx';
import { NotifyMe } from './notify-me.tsx';
import { PartFit } from './part-fit.tsx';
import type { Unfolds } from './part-marks.tsx';
import classes from './part-table.module.css';
import { PartText } from './part-text.tsx';
import { RowOffer } from './row-offer.tsx';

export type RowProps = {
  part: Part;
  Buy: BuySlot;
  /** Whether the list shows the fit for the vehicle. */
  checked: boolean;
} & Unfolds;

export const PartRow = ({ part, Buy, checked, kit, supersession }: RowProps) => {
  const { price } = useMoney();
  const sold = part.orderable !== false;
  return (
    <tr className={classes.row} data-part data-depth={part.childDepth || undefined}>
      <td className={classes.picture}>
        <PartPicture src={part.thumbImage} size={76} />
        <CompareMark part={part} worded />
      </td>
      <td className={classes.text}>
        <PartText part={part} kit={kit} supersession={supersession} />
      </td>
      {checked && (
        <td className={classes.fit}>
          <PartFit part={part} />
        </td>
      )}
      <td className={classes.stock}>
        {sold && <StockMark part={part} />}
        {sold && <ArrivalNote part={part} />}
        {sold && part.overallStockLevel === 'None' && <NotifyMe productNr={part.productNr} />}
      </td>
      <td className={classes.price}>
        <span className={classes.amount}>{price(part)}</span>
        <PriceNote {...part} />
      </td>
      <td className={classes.buy}>
        <RowOffer part={part} Buy={Buy} />
      </td>
    </tr>
  );
};
