import type { StockLevel } from '@southline/rest/types';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApi } from '../http/api-context.ts';
import { useAppSelector } from '../store/store.ts';
import messages from './arrival-messages.json';
import classes from './arrival-note.module.css';
import { shortDay } from './short-day.ts';
import { useExpectedDays } from './use-expected-days.ts';

type Part = { overallStockLevel: StockLevel; listPrice: number; isFreePart: boolean };

/** Whether the part leaves with the next parcel: it is in stock, and its price need not be agreed first. */
export const leavesNow = ({ overallStockLevel, listPrice, isFreePart }: Part): boolean =>
  overallStockLevel !== 'None' && (listPrice > 0 || isFreePart);

const Day = () => {
  const { formatDate } = useIntl();
  const day = useExpectedDays()?.arrivalDay;
  if (!day) return null;
  return (
    <span className={classes.note}>
      <FormattedMessage {...messages.withYou} values={{ day: formatDate(day, shortDay) }} />
    </span>
  );
};

/** The day of arrival of a part for the postcode that is stored on the device, in few words. The shop delivers in Australia. */
export const ArrivalNote = ({ part }: { part: Part }) => {
  const { region } = useApi();
  const known = useAppSelector(({ preferences }) => preferences.postcode) !== undefined;
  return known && region === 'au' && leavesNow(part) ? <Day /> : null;
};
