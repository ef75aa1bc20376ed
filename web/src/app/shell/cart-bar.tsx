import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApi } from '../../shared/http/api-context.ts';
import { sessionQuery } from '../../shared/http/session-query.ts';
import { CartIcon, ChevronRight } from '../../shared/ui/icons.tsx';
import { Link } from '../../shared/ui/link.tsx';
import { messages } from '../messages.ts';
import classes from './cart-bar.module.css';

/** Phones only: a bar at the bottom with the cart, shown when the cart is not empty. */
export const CartBar = () => {
  const { formatMessage } = useIntl();
  const api = useApi();
  const { cartCount: count = 0 } = useQuery(sessionQuery(api)).data ?? {};
  if (count === 0) return null;
  return (
    <div className={classes.room} data-print="hidden">
      <Link to="/$region/cart" className={classes.bar}>
        <CartIcon />
        <span className={classes.text}>{formatMessage(messages.cartBar, { count })}</span>
        <FormattedMessage {...messages.viewCart} />
        <ChevronRight size={18} />
      </Link>
    </div>
  );
};
