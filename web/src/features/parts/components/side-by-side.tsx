import { FormattedMessage } from 'react-intl';
import { useMoney } from '../../../shared/i18n/use-money.ts';
import { type BuySlot, buyableOf } from '../../../shared/parts/buyable.ts';
import { PartDescription } from '../../../shared/parts/part-description.tsx';
import { PartNumber } from '../../../shared/parts/part-number.tsx';
import { StockMark } from '../../../shared/parts/stock-mark.tsx';
import { CatalogueWord } from '../../../shared/ui/catalogue-word.tsx';
import { partColumns } from '../../../shared/ui/messages.ts';
import type { PartRow } from '../api/part-types.ts';
import { messages } from '../messages.ts';
import { NoLongerSold } from './no-longer-sold.tsx';
import { NotifyMe } from './notify-me.tsx';
import classes from './side-by-side.module.css';

type Props = { rows: readonly Omit<PartRow, 'childPartListing'>[]; Buy: BuySlot };

/** A few parts in a table without pictures: the facts that distinguish them, stock, price, and the add button. */
export const SideBySide = ({ rows, Buy }: Props) => {
  const { price } = useMoney();
  return (
    <div className={classes.wrap}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage {...messages.grade} />
            </th>
            <th scope="col">
              <FormattedMessage {...messages.number} />
            </th>
            <th scope="col">
              <FormattedMessage {...partColumns.stock} />
            </th>
            <th scope="col">
              <FormattedMessage {...partColumns.price} />
            </th>
            <th scope="col">
              <FormattedMessage {...partColumns.quantity} />
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((part) => (
            <tr key={part.partguid}>
              <td className={classes.grade}>{part.grade ? <CatalogueWord word={part.grade} /> : '–'}</td>
              <th scope="row" className={classes.what}>
                <PartNumber number={part.productNr} />
                <PartDescription text={part.description} />
                {part.keyAttributes.length > 0 && <small>{part.keyAttributes.join(' · ')}</small>}
              </th>
              <td>
                {part.orderable && <StockMark part={part} />}
                {part.orderable && part.overallStockLevel === 'None' && <NotifyMe productNr={part.productNr} />}
              </td>
              <td className={classes.price}>{price(part)}</td>
              <td className={classes.buy}>
                {part.orderable ? <Buy part={buyableOf(part)} /> : <NoLongerSold supersededBy={part.supersededBy} />}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
