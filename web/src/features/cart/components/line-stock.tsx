import { VisuallyHidden } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import type { CartLine } from '../api/cart-types.ts';
import { messages } from '../messages.ts';
import { isShort, mostInStock } from '../model/stock.ts';
import classes from './cart-lines.module.css';

const words = { InStock: messages.inStock, Low: messages.lowStock, None: messages.noStock };

/** The stock word, the available units, and an action if they are fewer than the line's quantity. */
export const LineStock = ({ line, onSet }: { line: CartLine; onSet: (quantity: number) => void }) => (
  <>
    <span className={classes.word} data-level={line.overallStockLevel}>
      <FormattedMessage {...words[line.overallStockLevel]} />
    </span>
    {line.warehouseStock > 0 && (
      <span className={classes.warehouse}>
        <FormattedMessage {...messages.inWarehouse} values={{ count: line.warehouseStock }} />
      </span>
    )}
    {isShort(line) && (
      <span className={classes.tooFew}>
        {line.warehouseStock > 0 && mostInStock(line) === 0 && !line.freeWith ? (
          <FormattedMessage {...messages.belowMinimum} values={{ minimum: line.minQuantity }} />
        ) : (
          <FormattedMessage {...messages.tooFew} values={{ count: line.freeWith ? 0 : mostInStock(line) }} />
        )}
      </span>
    )}
    {isShort(line) && !line.freeWith && mostInStock(line) > 0 && (
      <button type="button" className={classes.setToStock} onClick={() => onSet(mostInStock(line))}>
        <FormattedMessage {...messages.setToStock} values={{ count: mostInStock(line) }} />
        <VisuallyHidden> {line.partno}</VisuallyHidden>
      </button>
    )}
  </>
);
