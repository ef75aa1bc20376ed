import { FormattedMessage } from 'react-intl';
import { useMoney } from '../../../shared/i18n/use-money.ts';
import { CatalogueWord } from '../../../shared/ui/catalogue-word.tsx';
import { partColumns } from '../../../shared/ui/messages.ts';
import type { ProductDetail } from '../api/part-detail-queries.ts';
import { messages } from '../messages.ts';
import { suggestedQuantity } from '../model/suggested-quantity.ts';
import classes from './alternatives.module.css';
import type { BuySlot } from './buy-slot.ts';
import { PartLink } from './part-link.tsx';
import { StockMark } from './stock-mark.tsx';

type Props = { rows: NonNullable<ProductDetail['alternatives']>; Buy: BuySlot };

/** Parts for the same use beside each other: other grades first told apart by grade, then by what they are. */
export const Alternatives = ({ rows, Buy }: Props) => {
  const { price } = useMoney();
  if (rows.length === 0) return null;
  return (
    <section className={classes.alternatives} aria-labelledby="alternatives">
      <h2 id="alternatives">
        <FormattedMessage {...messages.alternatives} />
      </h2>
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
                    <span>{part.description}</span>
                    {part.keyAttributes.length > 0 && <small>{part.keyAttributes.join(' · ')}</small>}
                  </th>
                  <td>
                    <StockMark level={part.overallStockLevel} available={part.availableQuantity} />
                  </td>
                  <td className={classes.price}>{price(part)}</td>
                  <td className={classes.buy}>
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
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </section>
  );
};
