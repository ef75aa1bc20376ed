import { vehicleName } from '@southline/kernel/vehicle-name';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ChosenVehicle } from '../../../shared/store/finder-slice.ts';
import { BinIcon } from '../../../shared/ui/icons.tsx';
import { messages } from '../messages.ts';
import classes from './garage-page.module.css';
import { VehicleWords } from './vehicle-words.tsx';

type Props = {
  vehicle: ChosenVehicle;
  chosen: boolean;
  onChoose: () => void;
  onForget: () => void;
  /** For members: saves the vehicle in the account. */
  onKeep: (() => void) | undefined;
};

export const DeviceVehicle = ({ vehicle, chosen, onChoose, onForget, onKeep }: Props) => {
  const { formatMessage } = useIntl();
  const name = vehicleName(vehicle);
  return (
    <li className={classes.row} aria-current={chosen || undefined}>
      <button type="button" className={classes.choose} onClick={onChoose}>
        <VehicleWords label="" vehicle={vehicle} />
      </button>
      {onKeep && (
        <button
          type="button"
          className={classes.quiet}
          aria-label={formatMessage(messages.keepNamed, { name })}
          onClick={onKeep}
        >
          <FormattedMessage {...messages.keep} />
        </button>
      )}
      <button
        type="button"
        className={classes.icon}
        aria-label={formatMessage(messages.forget, { name })}
        onClick={onForget}
      >
        <BinIcon />
      </button>
    </li>
  );
};
