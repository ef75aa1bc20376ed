import type { Dealer } from '@southline/rest/types';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { messages } from '../messages.ts';
import { weekRows } from '../model/week.ts';
import classes from './dealer.module.css';

// 1 January 2024 was a Monday.
const nameOf = ({ formatDate }: IntlShape, day: number) =>
  formatDate(Date.UTC(2024, 0, day), { weekday: 'short', timeZone: 'UTC' });

const timeOf = ({ formatTime }: IntlShape, time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return formatTime(Date.UTC(2024, 0, 1, hours, minutes), { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
};

const isAlways = ({ opens, closes }: { opens: string; closes: string }) => opens === '00:00' && closes === '24:00';

/** The week, days with the same hours together. */
export const OpeningHours = ({ hours }: { hours: Dealer['openingHours'] }) => {
  const intl = useIntl();
  const { formatMessage } = intl;
  const textOf = (span: { opens: string; closes: string }) =>
    isAlways(span) ? formatMessage(messages.openAlways) : `${timeOf(intl, span.opens)} – ${timeOf(intl, span.closes)}`;
  return (
    <dl className={classes.hours} aria-label={formatMessage(messages.hours)}>
      {weekRows(hours.week).map(({ from, to, spans }) => (
        <div key={from}>
          <dt>
            {from === to ? (
              nameOf(intl, from)
            ) : (
              <FormattedMessage {...messages.days} values={{ from: nameOf(intl, from), to: nameOf(intl, to) }} />
            )}
          </dt>
          <dd>{spans.length > 0 ? spans.map(textOf).join(', ') : formatMessage(messages.closed)}</dd>
        </div>
      ))}
    </dl>
  );
};
