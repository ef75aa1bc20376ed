import { regionZones } from '@southline/kernel/region';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApi } from '../../../shared/http/api-context.ts';
import { messages } from '../messages.ts';
import classes from './payment-section.module.css';

/** The time until which the goods of an unpaid order are held, in the region's time zone. */
export const HeldUntil = ({ at }: { at: string }) => {
  const { region } = useApi();
  const { formatTime } = useIntl();
  if (Date.parse(at) <= Date.now()) return null;
  const zone = { timeZone: regionZones[region], timeZoneName: 'short' } as const;
  return (
    <p className={classes.held}>
      <FormattedMessage
        {...messages.heldUntil}
        values={{ time: formatTime(at, { hour: 'numeric', minute: '2-digit', ...zone }) }}
      />
    </p>
  );
};
