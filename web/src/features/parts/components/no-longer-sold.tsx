import { FormattedMessage } from 'react-intl';
import { PartNumber } from '../../../shared/parts/part-number.tsx';
import type { Sale } from '../api/part-types.ts';
import { messages } from '../messages.ts';
import classes from './instead.module.css';

/** Replaces the buy button of a discontinued part and names its successor, if there is one. */
export const NoLongerSold = ({ supersededBy }: Pick<Sale, 'supersededBy'>) => (
  <p className={classes.replaced}>
    {supersededBy ? (
      <>
        <FormattedMessage {...messages.soldAs} /> <PartNumber plain number={supersededBy} />
      </>
    ) : (
      <FormattedMessage {...messages.noLongerSold} />
    )}
  </p>
);
