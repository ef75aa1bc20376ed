import type { StockLevel } from '@southline/rest/types';
import { FormattedMessage } from 'react-intl';
import { messages } from './messages.ts';
import classes from './parts.module.css';

const words = { InStock: messages.inStock, Low: messages.lowStock, None: messages.noStock };
const counted = { InStock: messages.inStockCount, Low: messages.lowStockCount };

type Props = { part: { overallStockLevel: StockLevel; availableQuantity: number } };

/** The stock of a part in one line: bars, and the units that can be bought now. */
export const StockMark = ({ part: { overallStockLevel: level, availableQuantity: count } }: Props) => (
  <span className={classes.stock} data-level={level}>
    <span className={classes.bars} aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
    {level === 'None' || !count ? (
      <FormattedMessage {...words[level]} />
    ) : (
      <FormattedMessage {...counted[level]} values={{ count }} />
    )}
  </span>
);
