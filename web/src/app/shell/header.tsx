import { Link } from '@tanstack/react-router';
import { useIntl } from 'react-intl';
import { useApi } from '../../shared/http/api-context.ts';
import { Logo } from '../../shared/ui/logo.tsx';
import { messages } from '../messages.ts';
import { HeaderSearch } from './header-search.tsx';
import { HeaderTools } from './header-tools.tsx';
import { mainBar } from './menu.ts';
import { MenuButton } from './menu-button.tsx';
import { MenuLink } from './menu-link.tsx';
import classes from './shell.module.css';
import { UtilityRow } from './utility-row.tsx';

export const Header = () => {
  const api = useApi();
  const { formatMessage } = useIntl();
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
            <HeaderTools />
          </div>
        </div>
        {/* The search box on narrow screens, where the bar has no room; it scrolls away. */}
        <div className={classes.searchRow}>
          <HeaderSearch />
        </div>
      </header>
    </>
  );
};
