import { FormattedMessage } from 'react-intl';
import type { Sale } from '../api/part-types.ts';
import { messages } from '../messages.ts';
import classes from './marks.module.css';
import { PartLink } from './part-link.tsx';

/** Replaces the buy button of a discontinued part and names its successor, if there is one. */
export const NoLongerSold = ({ supersededBy }: Pick<Sale, 'supersededBy'>) => (
  <p className={classes.replaced}>
    {supersededBy ? (
      <>
        <FormattedMessage {...messages.soldAs} /> <PartLink productNo={supersededBy}>{supersededBy}</PartLink>
      </>
    ) : (
      <FormattedMessage {...messages.noLongerSold} />
    )}
  </p>
);
