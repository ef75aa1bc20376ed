import { FormattedMessage } from 'react-intl';
import { useApi } from '../../../shared/http/api-context.ts';
import rows from '../../../shared/lists/rows.module.css';
import { RegionDay } from '../../../shared/ui/region-time.tsx';
import { messages } from '../messages.ts';
import { ageOf } from '../model/age.ts';

/** The order's date, and how many days after it the return was requested, of 30. */
export const Age = ({ orderedAt, askedAt }: { orderedAt: string; askedAt: string }) => {
  const { region } = useApi();
  const { late, ...values } = ageOf(orderedAt, askedAt, region);
  return (
    <>
      <RegionDay at={orderedAt} />
      <span className={rows.under} data-late={late || undefined}>
        <FormattedMessage {...messages.age} values={values} />
      </span>
    </>
  );
};

/** DD/MM/YYYY of a day that was chosen in a calendar, without a time zone. */
export const CalendarDay = ({ day }: { day: string }) =>
  day ? <time dateTime={day}>{day.split('-').reverse().join('/')}</time> : <FormattedMessage {...messages.none} />;
