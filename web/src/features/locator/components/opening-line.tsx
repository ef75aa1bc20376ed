import { openingAt } from '@southline/kernel/trading-hours';
import type { Dealer } from '@southline/rest/types';
import { type IntlShape, useIntl } from 'react-intl';
import { messages } from '../messages.ts';
import classes from './dealer.module.css';
import { useNow } from './use-now.ts';

type Hours = Dealer['openingHours'];

/** In the dealer's time zone, not the visitor's. Some zones differ from UTC by half an hour. */
const isFullHour = (timeZone: string, time: Date) =>
  time.toLocaleTimeString('en-AU', { timeZone, minute: 'numeric' }) === '0';

/** "8 am", "8:30 am"; with a clock of 24 hours "8:00". */
const timeIn = ({ formatTime, formatters, locale }: IntlShape, timeZone: string, time: Date) => {
  const { hour12 } = formatters.getDateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions();
  return formatTime(time, {
    timeZone,
    hour: 'numeric',
    ...(!(hour12 && isFullHour(timeZone, time)) && { minute: '2-digit' }),
  });
};

const dayIn = (timeZone: string, time: Date) => time.toLocaleDateString('en-CA', { timeZone });

export const openingText = (intl: IntlShape, hours: Hours, now: Date): string => {
  const { timeZone } = hours;
  const { formatMessage } = intl;
  const opening = openingAt(hours, now);
  if (opening.isOpen) {
    const { until } = opening;
    return until
      ? formatMessage(messages.openUntil, { time: timeIn(intl, timeZone, until) })
      : formatMessage(messages.openAlways);
  }
  const { opensAt, closure } = opening;
  if (closure)
    return closure.name ? formatMessage(messages.holiday, { name: closure.name }) : formatMessage(messages.closedToday);
  if (!opensAt) return formatMessage(messages.closed);
  const time = timeIn(intl, timeZone, opensAt);
  if (dayIn(timeZone, opensAt) === dayIn(timeZone, now)) return formatMessage(messages.closedUntil, { time });
  return formatMessage(messages.closedUntilDay, { day: intl.formatDate(opensAt, { timeZone, weekday: 'long' }), time });
};

/** "Open now until 5 pm", in a line whose space is reserved. */
export const OpeningLine = ({ hours }: { hours: Hours }) => {
  const intl = useIntl();
  const now = useNow();
  const isOpen = now && openingAt(hours, now).isOpen;
  return (
    <p className={classes.opening} data-open={isOpen}>
      {now ? openingText(intl, hours, now) : '\u00a0'}
    </p>
  );
};
