import { useIntl } from 'react-intl';
import { messages } from '../messages.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { utilityBar } from './menu.ts';
import { MenuLink } from './menu-link.tsx';
import { SocialLink, TechnicalDataLink } from './outside-links.tsx';
import { RegionSwitch } from './region-switch.tsx';
import classes from './utility-row.module.css';

/** Desktop only: links about the brand. The row scrolls away; the main bar stays. */
export const UtilityRow = () => {
  const { formatMessage } = useIntl();
  return (
    <div className={classes.row}>
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
