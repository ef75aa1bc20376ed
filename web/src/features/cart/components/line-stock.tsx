import { VisuallyHidden } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { StockMark } from '../../../shared/parts/stock-mark.tsx';
import { addMessages } from '../add-messages.ts';
import type { CartLine } from '../api/cart-types.ts';
import { messages } from '../messages.ts';
import { isShort, mostInStock } from '../model/stock.ts';
import classes from './cart-lines.module.css';

/** The stock, and an action if it is less than the line's quantity. */
export const LineStock = ({ line, onSet }: { line: CartLine; onSet: (quantity: number) => void }) => (
  <>
    <StockMark part={{ ...line, availableQuantity: line.warehouseStock }} />
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
        <FormattedMessage {...addMessages.setToStock} values={{ count: mostInStock(line) }} />
        <VisuallyHidden> {line.partno}</VisuallyHidden>
      </button>
    )}
  </>
);
