import { FormattedMessage } from 'react-intl';
import type { StockLevel } from '../api/part-types.ts';
import { messages } from '../messages.ts';
import classes from './marks.module.css';

const words = { InStock: messages.inStock, Low: messages.lowStock, None: messages.noStock };
const counted = { InStock: messages.inStockCount, Low: messages.lowStockCount };

export const StockMark = ({ level, available }: { level: StockLevel; available: number }) => (
  <span className={classes.stock} data-level={level}>
    <span className={classes.bars} aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
    {level === 'None' || !available ? (
      <FormattedMessage {...words[level]} />
    ) : (
      <FormattedMessage {...counted[level]} values={{ count: available }} />
    )}
  </span>
);
