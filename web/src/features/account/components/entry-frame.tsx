import { families } from 'virtual:family-art';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { SignInSearch } from '../../../shared/session/sign-in-search.ts';
import { CheckIcon } from '../../../shared/ui/icons.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { messages } from '../messages.ts';
import classes from './entry-frame.module.css';

type Props = {
  title: ReactNode;
  /** Shows sign-in and registration as tabs; `re` is passed on between them. */
  tabs?: SignInSearch;
  children: ReactNode;
};

const BENEFITS = [messages.benefitPrefilled, messages.benefitFavourites, messages.benefitCart, messages.benefitLookUp];
const ART = ['brakes', 'filters', 'spark-plugs', 'drive-belts', 'batteries', 'wipers'] as const;

/** The frame of the sign-in pages: the form on the left, a drawing of the benefits of an account on the right. */
export const EntryFrame = ({ title, tabs, children }: Props) => {
  const { formatMessage } = useIntl();
  return (
    <div className={classes.page}>
      <div className={classes.main}>
        {tabs && (
          <nav className={classes.tabs} aria-label={formatMessage(messages.entryTabs)}>
            <Link to="/$region/sign-in" search={tabs} className={classes.tab} text={messages.signIn} />
            <Link to="/$region/join-us" search={tabs} className={classes.tab} text={messages.joinUs} />
          </nav>
        )}
        <h1 className={classes.title}>{title}</h1>
        {children}
      </div>
      <aside className={classes.sheet} aria-labelledby="account-benefits">
        <div className={classes.art} aria-hidden="true">
          {ART.map((family) => (
            <svg key={family} viewBox="0 0 96 96" aria-hidden="true">
              <use href={`${families}#${family}`} />
            </svg>
          ))}
        </div>
        <h2 id="account-benefits" className={classes.good}>
          <FormattedMessage {...messages.benefits} />
        </h2>
        <ul className={classes.benefits}>
          {BENEFITS.map((benefit) => (
            <li key={benefit.id}>
              <CheckIcon size={18} />
              <FormattedMessage {...benefit} />
            </li>
          ))}
        </ul>
      </aside>
    </div>
  );
};
