import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApi } from '../../../shared/http/api-context.ts';
import { Link } from '../../../shared/ui/link.tsx';
import { messages } from '../member/messages.ts';
import classes from './member-panel.module.css';

type Props = {
  /** Price offers that wait for an answer. */
  offers: ReactNode;
  orders: ReactNode;
  vehicles: ReactNode;
  /** Undefined until it is known. */
  favourites: number | undefined;
  openReturns: number | undefined;
};

/** A member's own things, in the place of the home page's drawing. */
export const MemberPanel = ({ offers, orders, vehicles, favourites, openReturns }: Props) => {
  const { formatMessage } = useIntl();
  const { region } = useApi();
  const params = { region };
  return (
    <div className={classes.panel}>
      {offers}
      <section aria-labelledby="home-orders">
        <div className={classes.head}>
          <h2 id="home-orders">{formatMessage(messages.orders)}</h2>
          <Link to="/$region/member-orders/$showTab" params={{ showTab: '0' }} text={messages.allOrders} />
        </div>
        {orders}
      </section>
      <section aria-labelledby="home-vehicles">
        <div className={classes.head}>
          <h2 id="home-vehicles">{formatMessage(messages.vehicles)}</h2>
          <Link to="/$region/garage" params={params} text={messages.garage} />
        </div>
        {vehicles}
      </section>
      <nav className={classes.lists} aria-labelledby="home-lists">
        <h2 id="home-lists" className={classes.head}>
          <FormattedMessage {...messages.lists} />
        </h2>
        <Link to="/$region/favourites" params={params}>
          <FormattedMessage {...messages.favourites} values={{ count: favourites ?? 0 }} />
        </Link>
        <Link to="/$region/member-orders/$showTab" params={{ showTab: '1' }} search={{ status: 'P' }}>
          <FormattedMessage {...messages.returns} values={{ count: openReturns ?? 0 }} />
        </Link>
        <Link to="/$region/quick-order" params={params} text={messages.pad} />
      </nav>
    </div>
  );
};
