import type { Dealer } from '@southline/rest/types';
import { FormattedMessage, useIntl } from 'react-intl';
import { outside } from '../../../shared/brand/links.ts';
import { Link } from '../../../shared/ui/link.tsx';
import { messages } from '../messages.ts';
import { bookingOf, directionsTo, telephoneHref } from '../model/links.ts';
import classes from './dealer.module.css';

const Booking = ({ dealer }: { dealer: Dealer }) => {
  const text = <FormattedMessage {...messages.book} />;
  switch (bookingOf(dealer)) {
    case 'none':
      return null;
    case 'own page':
      return (
        <a href={dealer.bookNow} {...outside} className={classes.book}>
          {text}
        </a>
      );
    case 'ours':
      return (
        <Link to="/$region/select-location" search={{ dealer: dealer.dealerCode }} className={classes.book}>
          {text}
        </Link>
      );
  }
};

/** Links for a dealer's address: directions, call, booking. */
export const DealerLinks = ({ dealer }: { dealer: Dealer }) => {
  const { formatMessage } = useIntl();
  const { dealerName: name, telephone, web } = dealer;
  return (
    <p className={classes.links}>
      <Booking dealer={dealer} />
      <a href={directionsTo(dealer)} {...outside}>
        <FormattedMessage {...messages.directions} />
      </a>
      {telephone && (
        <a href={telephoneHref(dealer)} aria-label={formatMessage(messages.callName, { name, telephone })}>
          {telephone}
        </a>
      )}
      {web && (
        <a href={web} {...outside}>
          <FormattedMessage {...messages.website} />
        </a>
      )}
    </p>
  );
};
