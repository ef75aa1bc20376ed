import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useApi } from '../../shared/http/api-context.ts';
import { sessionQuery } from '../../shared/http/session-query.ts';
import { CartIcon } from '../../shared/ui/icons.tsx';
import { Link } from '../../shared/ui/link.tsx';
import { messages } from '../messages.ts';
import { AccountEntry } from './account-entry.tsx';
import classes from './shell.module.css';
import { VehicleEntry } from './vehicle-entry.tsx';

/** The tools that depend on the visitor: vehicle, account and cart. */
export const HeaderTools = () => {
  const api = useApi();
  const { formatMessage } = useIntl();
  const { data: session } = useQuery(sessionQuery(api));
  const count = session?.cartCount ?? 0;
  return (
    <div className={classes.tools}>
      <VehicleEntry signedIn={session?.signedIn ?? false} />
      <AccountEntry session={session} />
      <Link to="/$region/cart" className={classes.cart} aria-label={formatMessage(messages.cartCount, { count })}>
        <CartIcon size={22} />
        <span className={classes.cartWord}>{formatMessage(messages.cart)}</span>{' '}
        <span className={classes.count} data-empty={count === 0 || undefined}>
          {count}
        </span>
      </Link>
    </div>
  );
};
