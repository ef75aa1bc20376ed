import { FormattedMessage } from 'react-intl';
import type { CartLine } from '../api/cart-types.ts';
import { messages } from '../messages.ts';
import classes from './cart-lines.module.css';

const words = { InStock: messages.inStock, Low: messages.lowStock, None: messages.noStock };

/** The most that can be bought of what there is. */
const within = ({ warehouseStock, minQuantity }: CartLine) =>
  warehouseStock - (warehouseStock % Math.max(1, minQuantity));

/** The stock word, what the warehouse has, and what to do when that is less than the line asks for. */
export const LineStock = ({ line }: { line: CartLine }) => (
  <>
    <span className={classes.word} data-level={line.overallStockLevel}>
      <FormattedMessage {...words[line.overallStockLevel]} />
    </span>
    {line.warehouseStock > 0 && (
      <span className={classes.warehouse}>
        <FormattedMessage {...messages.inWarehouse} values={{ count: line.warehouseStock }} />
      </span>
    )}
    {line.warehouseStock < line.quantity && (
      <span className={classes.tooFew}>
        {line.warehouseStock > 0 && within(line) === 0 ? (
          <FormattedMessage {...messages.belowMinimum} values={{ minimum: line.minQuantity }} />
        ) : (
          <FormattedMessage {...messages.tooFew} values={{ count: within(line) }} />
        )}
      </span>
    )}
  </>
);
