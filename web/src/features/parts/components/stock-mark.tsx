import { FormattedMessage } from 'react-intl';
import type { StockLevel } from '../api/part-types.ts';
import { messages } from '../messages.ts';
import classes from './marks.module.css';

const words = { InStock: messages.inStock, Low: messages.lowStock, None: messages.noStock };

export const StockMark = ({ level }: { level: StockLevel }) => (
  <span className={classes.stock} data-level={level}>
    <span className={classes.bars} aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
    <FormattedMessage {...words[level]} />
  </span>
);
