import { Link } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import { useApi } from '../../../shared/http/api-context.ts';
import { CartIcon } from '../../../shared/ui/icons.tsx';
import { messages } from '../messages.ts';
import classes from './empty-cart.module.css';

export const EmptyCart = () => {
  const { region } = useApi();
  return (
    <div className={classes.empty}>
      <CartIcon size={72} />
      <h1>
        <FormattedMessage {...messages.empty} />
      </h1>
      <Link to="/$region/parts-finder" params={{ region }} className={classes.explore}>
        <FormattedMessage {...messages.explore} />
      </Link>
    </div>
  );
};
