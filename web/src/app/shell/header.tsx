import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApi } from '../../shared/http/api-context.ts';
import { sessionQuery } from '../../shared/http/session-query.ts';
import { CartIcon } from '../../shared/ui/icons.tsx';
import { Logo } from '../../shared/ui/logo.tsx';
import { messages } from '../messages.ts';
import { AccountEntry } from './account-entry.tsx';
import { HeaderSearch } from './header-search.tsx';
import { mainBar } from './menu.ts';
import { MenuButton } from './menu-button.tsx';
import { MenuLink } from './menu-link.tsx';
import classes from './shell.module.css';
import { UtilityRow } from './utility-row.tsx';
import { VehicleEntry } from './vehicle-entry.tsx';

export const Header = () => {
  const api = useApi();
  const { formatMessage } = useIntl();
  const { data: session } = useQuery(sessionQuery(api));
  const count = session?.cartCount ?? 0;
  return (
    <>
      <UtilityRow />
      <header className={classes.banner}>
        <div className={classes.header}>
          <div className={classes.bar}>
            <MenuButton />
            <Link to="/$region" params={api} className={classes.brand} aria-label={formatMessage(messages.home)}>
              <Logo />
            </Link>
            <nav className={classes.nav} aria-label={formatMessage(messages.mainNav)}>
              {mainBar.map((entry) => (
                <MenuLink key={entry.path} entry={entry} className={classes.entry} />
              ))}
            </nav>
            <HeaderSearch />
            <div className={classes.tools}>
              <VehicleEntry signedIn={session?.signedIn ?? false} />
              <AccountEntry session={session} />
              <Link
                to="/$region/cart"
                params={api}
                className={classes.cart}
                aria-label={formatMessage(messages.cartCount, { count })}
              >
                <CartIcon size={22} />
                <span className={classes.cartWord}>
                  <FormattedMessage {...messages.cart} />
                </span>{' '}
                <span className={classes.count} data-empty={count === 0 || undefined}>
                  {count}
                </span>
              </Link>
            </div>
          </div>
        </div>
        {/* Where the bar has no room for it; it scrolls away. */}
        <div className={classes.searchRow}>
          <HeaderSearch />
        </div>
      </header>
    </>
  );
};
