import { FormattedMessage } from 'react-intl';
import { useMoney } from '../../../shared/i18n/use-money.ts';
import { CatalogueWord } from '../../../shared/ui/catalogue-word.tsx';
import { partColumns } from '../../../shared/ui/messages.ts';
import type { PartRow } from '../api/part-types.ts';
import { messages } from '../messages.ts';
import { suggestedQuantity } from '../model/suggested-quantity.ts';
import type { BuySlot } from './buy-slot.ts';
import { NoLongerSold } from './no-longer-sold.tsx';
import { NotifyMe } from './notify-me.tsx';
import { PartLink } from './part-link.tsx';
import classes from './side-by-side.module.css';
import { StockMark } from './stock-mark.tsx';

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
          {rows.map((part) => {
            const minQuantity = Math.max(1, part.extra.minQty);
            return (
              <tr key={part.partguid}>
                <td className={classes.grade}>{part.grade ? <CatalogueWord word={part.grade} /> : '–'}</td>
                <th scope="row" className={classes.what}>
                  <PartLink productNo={part.productNr}>{part.productNr}</PartLink>
                  <span>
                    <CatalogueWord word={part.description} />
                  </span>
                  {part.keyAttributes.length > 0 && <small>{part.keyAttributes.join(' · ')}</small>}
                </th>
                <td>
                  {part.orderable && <StockMark level={part.overallStockLevel} available={part.availableQuantity} />}
                  {part.orderable && part.overallStockLevel === 'None' && <NotifyMe productNr={part.productNr} />}
                </td>
                <td className={classes.price}>{price(part)}</td>
                <td className={classes.buy}>
                  {part.orderable ? (
                    <Buy
                      part={{
                        productNr: part.productNr,
                        description: part.description,
                        minQuantity,
                        suggestedQuantity: suggestedQuantity(part.pcq, minQuantity),
                        available: part.availableQuantity,
                        misfit: false,
                      }}
                    />
                  ) : (
                    <NoLongerSold supersededBy={part.supersededBy} />
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
};
