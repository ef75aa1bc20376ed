import { FormattedMessage } from 'react-intl';
import { useApi } from '../http/api-context.ts';
import rows from '../lists/rows.module.css';
import { RegionDay } from '../ui/region-time.tsx';
import { daysBetween } from './days-between.ts';
import { messages } from './messages.ts';

/** Since which day, and for how many days, an entry waits for staff. */
export const Waiting = ({ since }: { since: string }) => {
  const { region } = useApi();
  return (
    <>
      <RegionDay at={since} />
      <span className={rows.under}>
        <FormattedMessage
          {...messages.waitingDays}
          values={{ days: daysBetween(new Date(since), new Date(), region) }}
        />
      </span>
    </>
  );
};
