import { useIntl } from 'react-intl';
import { Link } from '../../shared/ui/link.tsx';
import { Logo } from '../../shared/ui/logo.tsx';
import { messages } from '../messages.ts';
import { HeaderSearch } from './header-search.tsx';
import { HeaderTools } from './header-tools.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { mainBar, utilityBar } from './menu.ts';
import { MenuButton } from './menu-button.tsx';
import { MenuLink } from './menu-link.tsx';
import { SocialLink, TechnicalDataLink } from './outside-links.tsx';
import { RegionSwitch } from './region-switch.tsx';
import classes from './shell.module.css';

/** Desktop only: links about the brand. The row scrolls away; the main bar stays. */
const UtilityRow = () => {
  const { formatMessage } = useIntl();
  return (
    <div className={classes.row} data-print="hidden">
      <div className={classes.inner}>
        <nav className={classes.links} aria-label={formatMessage(messages.utilityNav)}>
          {utilityBar.map((entry) => (
            <MenuLink key={entry.path} entry={entry} className={classes.link} />
          ))}
          <TechnicalDataLink className={classes.link} />
          <SocialLink className={classes.link} />
        </nav>
        <div className={classes.choices}>
          <LanguageSwitch />
          <RegionSwitch />
        </div>
      </div>
    </div>
  );
};

export const Header = () => {
  const { formatMessage } = useIntl();
  return (
    <>
      <UtilityRow />
      <header className={classes.banner}>
        <div className={classes.header}>
          <div className={classes.bar}>
            <MenuButton />
            <Link to="/$region" className={classes.brand} aria-label={formatMessage(messages.home)}>
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
