import { Link } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import { useApi } from '../../shared/http/api-context.ts';
import { messages } from '../messages.ts';
import { RegionSwitch } from './region-switch.tsx';
import classes from './shell.module.css';

export const Footer = () => {
  const api = useApi();
  return (
    <footer className={classes.footer}>
      <div className={classes.footerBar}>
        <p className={classes.footName}>
          <FormattedMessage {...messages.footName} />
        </p>
        <p>
          <FormattedMessage {...messages.footPrices} />
          <br />
          <FormattedMessage {...messages.footShips} />
        </p>
        <div className={classes.footRegions}>
          <RegionSwitch />
        </div>
        <nav aria-label="Southline" className={classes.footNav}>
          <Link to="/$region/products/$" params={{ region: api.region, _splat: '' }}>
            <FormattedMessage {...messages.products} />
          </Link>
          <Link to="/$region/parts-finder" params={api}>
            <FormattedMessage {...messages.finder} />
          </Link>
          <Link to="/$region/cart" params={api}>
            <FormattedMessage {...messages.cart} />
          </Link>
        </nav>
      </div>
    </footer>
  );
};
