import { families } from 'virtual:family-art';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { messages } from './messages.ts';
import classes from './shell/shell.module.css';

type Props = {
  title: ReactNode;
  text: ReactNode;
  action?: ReactNode;
  /** Shown between the text and the links. */
  form?: ReactNode;
  /** Links in addition to those to the finder and the home page. */
  ways?: ReactNode;
  region: string;
  alert?: boolean;
};

/** A page that only shows a message and links to continue. */
export const MessagePage = ({ title, text, action, form, ways, region, alert }: Props) => (
  <div className={classes.page} role={alert ? 'alert' : undefined}>
    <div>
      <h1>{title}</h1>
      <p>{text}</p>
      {form}
      <div className={classes.actions}>
        {action}
        <Link to="/$region/parts-finder" params={{ region }}>
          <FormattedMessage {...messages.toFinder} />
        </Link>
        <Link to="/$region" params={{ region }}>
          <FormattedMessage {...messages.toHome} />
        </Link>
        {ways}
      </div>
    </div>
    <div className={classes.art}>
      <svg viewBox="0 0 96 96" aria-hidden="true">
        <use href={`${families}#${alert ? 'light-bulbs' : 'drive-belts'}`} />
      </svg>
    </div>
  </div>
);
