import { VisuallyHidden } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { addMessages } from '../add-messages.ts';
import type { CartLine } from '../api/cart-types.ts';
import { messages } from '../messages.ts';
import { mostInStock } from '../model/stock.ts';
import classes from './cart-lines.module.css';

/** What to do about a line with more than the stock, in a row below it. */
export const LineNote = ({ line, onSet }: { line: CartLine; onSet: (quantity: number) => void }) => (
  <tr className={classes.note}>
    <td className={classes.picture} />
    <td colSpan={5}>
      <span className={classes.tooFew}>
        {line.warehouseStock > 0 && mostInStock(line) === 0 && !line.freeWith ? (
          <FormattedMessage {...messages.belowMinimum} values={{ minimum: line.minQuantity }} />
        ) : (
          <FormattedMessage {...messages.tooFew} values={{ count: line.freeWith ? 0 : mostInStock(line) }} />
        )}
      </span>
      {!line.freeWith && mostInStock(line) > 0 && (
        <button type="button" className={classes.setToStock} onClick={() => onSet(mostInStock(line))}>
          <FormattedMessage {...addMessages.setToStock} values={{ count: mostInStock(line) }} />
          <VisuallyHidden> {line.partno}</VisuallyHidden>
        </button>
      )}
    </td>
  </tr>
);
