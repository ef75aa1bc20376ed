import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useApi } from '../../../shared/http/api-context.ts';
import { messages } from '../messages.ts';
import classes from './empty-cart.module.css';

/** `range` is what there is to explore. */
export const EmptyCart = ({ range }: { range: ReactNode }) => {
  const { region } = useApi();
  return (
    <>
      <div className={classes.empty}>
        <h1>
          <FormattedMessage {...messages.empty} />
        </h1>
        <Link to="/$region/parts-finder" params={{ region }} className={classes.explore}>
          <FormattedMessage {...messages.explore} />
        </Link>
      </div>
      {range}
    </>
  );
};
