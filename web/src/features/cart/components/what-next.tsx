import type { ExpectedDays } from '@southline/kernel/dispatch-day';
import { type ComponentType, Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { nearDay } from '../../../shared/i18n/near-day.ts';
import { useMoney } from '../../../shared/i18n/use-money.ts';
import { expectedMessages } from '../../../shared/places/expected-messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { messages } from '../messages.ts';
import classes from './thank-you.module.css';

type Props = {
  paid: number;
  /** Last four digits of the card; empty if they are not known. */
  cardEnding: string;
  /** As the order's page and its mail show them; null if a price was to be advised. */
  expected: ExpectedDays | null;
  dealer: { dealerName: string; dealerPhone: string } | null;
  /** The dialog to register; only guests have one. */
  Join: ComponentType<{ onClose: () => void }> | undefined;
};

/** The total paid, the day of dispatch, and the dealer who helps. */
export const WhatNext = ({ paid, cardEnding, expected, dealer, Join }: Props) => {
  const { money } = useMoney();
  const { formatMessage, formatDate } = useIntl();
  const [joining, setJoining] = useState(false);
  return (
    <section className={classes.next}>
      <p className={classes.paid}>
        {cardEnding ? (
          <FormattedMessage {...messages.paidByCard} values={{ total: money(paid), digits: cardEnding }} />
        ) : (
          <FormattedMessage {...messages.totalPaid} values={{ total: money(paid) }} />
        )}
      </p>
      <h2>{formatMessage(messages.whatNext)}</h2>
      <ol>
        {expected && <li>{formatMessage(messages.leavesOn, { day: formatDate(expected.dispatchDay, nearDay) })}</li>}
        <li>{formatMessage(messages.mailedOnTheWay)}</li>
        {expected?.arrivalDay && (
          <li>{formatMessage(expectedMessages.arrival, { day: formatDate(expected.arrivalDay, nearDay) })}</li>
        )}
        {dealer && (
          <li>{formatMessage(messages.dealerHelps, { dealer: dealer.dealerName, phone: dealer.dealerPhone })}</li>
        )}
      </ol>
      {Join && (
        <p className={classes.join}>
          <FormattedMessage {...messages.joinAfter} />
          <Button size="sm" variant="outline" onClick={() => setJoining(true)} aria-haspopup="dialog">
            <FormattedMessage {...messages.joinUs} />
          </Button>
        </p>
      )}
      <Suspense fallback={null}>{Join && joining && <Join onClose={() => setJoining(false)} />}</Suspense>
    </section>
  );
};
