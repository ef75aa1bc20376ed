import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useTermsAddress } from '../../features/promotion/components/use-terms-address.ts';
import { SUPPORT_EMAIL, SUPPORT_PHONE, SUPPORT_PHONE_HREF } from '../../shared/brand/contact.ts';
import { outside } from '../../shared/brand/links.ts';
import { announcementQuery } from '../../shared/content/flags.ts';
import { useApi } from '../../shared/http/api-context.ts';
import { messages } from '../messages.ts';
import classes from './footer.module.css';
import { LanguageSwitch } from './language-switch.tsx';
import { footerColumns, legal } from './menu.ts';
import { MenuLink } from './menu-link.tsx';
import { SocialLink, TechnicalDataLink } from './outside-links.tsx';
import { RegionSwitch } from './region-switch.tsx';

const WinnersAnnouncement = lazy(() =>
  import('../../features/promotion/winners/winners-announcement.tsx').then((file) => ({
    default: file.WinnersAnnouncement,
  })),
);

/** Shown when the server announces the winners: the competition's terms, and the winners. */
const Announcement = () => {
  const api = useApi();
  const { data: announced } = useQuery(announcementQuery(api));
  const terms = useTermsAddress();
  const [open, setOpen] = useState(false);
  if (!announced) return null;
  return (
    <>
      <a href={terms} {...outside}>
        <FormattedMessage {...messages.competitionTerms} />
      </a>
      <button type="button" className={classes.button} onClick={() => setOpen(true)}>
        <FormattedMessage {...messages.winners} />
      </button>
      {open && (
        <Suspense fallback={null}>
          <WinnersAnnouncement onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};

export const Footer = () => {
  const { formatMessage } = useIntl();
  return (
    <footer className={classes.footer}>
      <div className={classes.inner}>
        <div className={classes.about}>
          <p className={classes.name}>{formatMessage(messages.footName)}</p>
          <p>
            <FormattedMessage {...messages.footPrices} /> <FormattedMessage {...messages.footShips} />
          </p>
          <p className={classes.reach}>
            <a href={SUPPORT_PHONE_HREF}>{SUPPORT_PHONE}</a>
            <a href={`mailto:${SUPPORT_EMAIL}`}>{SUPPORT_EMAIL}</a>
          </p>
        </div>
        <nav className={classes.columns} aria-label={formatMessage(messages.footNav)}>
          {footerColumns.map(({ title, entries }, column) => (
            <div key={title.id}>
              <p className={classes.title}>{formatMessage(title)}</p>
              <ul>
                {entries.map((entry) => (
                  <li key={entry.path}>
                    <MenuLink entry={entry} />
                  </li>
                ))}
                {column === footerColumns.length - 1 && (
                  <>
                    <li>
                      <TechnicalDataLink />
                    </li>
                    <li>
                      <SocialLink />
                    </li>
                  </>
                )}
              </ul>
            </div>
          ))}
        </nav>
      </div>
      <div className={classes.foot}>
        <nav className={classes.legal} aria-label={formatMessage(messages.legalNav)}>
          {legal.map((entry) => (
            <MenuLink key={entry.path} entry={entry} />
          ))}
          <Announcement />
        </nav>
        <div className={classes.regions}>
          <LanguageSwitch />
          <RegionSwitch />
        </div>
      </div>
    </footer>
  );
};
