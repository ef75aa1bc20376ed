import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { ChosenVehicle } from '../../../shared/store/finder-slice.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { messages } from '../messages.ts';
import { vehicleLabel } from '../model/vehicle-label.ts';
import classes from './vehicle-modal.module.css';

type Props = {
  vehicles: readonly ChosenVehicle[];
  onChoose: (vehicle: ChosenVehicle) => void;
  /** Shown below each vehicle, unless there are many. */
  below?: ((vehicle: ChosenVehicle) => ReactNode) | undefined;
};

const MANY = 5;

/** A list of vehicles, each with a button to choose it. */
export const VehicleChoices = ({ vehicles, onChoose, below }: Props) => {
  const { formatMessage } = useIntl();
  return (
    <ul className={classes.vehicles}>
      {vehicles.map((vehicle) => (
        <li key={vehicle.vehicleSlug} className={classes.vehicle}>
          <div className={classes.vehicleText}>
            <span className={classes.vehicleName}>{vehicle.carline}</span>
            <span className={classes.vehicleDetails}>{vehicleLabel(vehicle).name}</span>
          </div>
          <Button
            size="sm"
            onClick={() => onChoose(vehicle)}
            aria-label={`${formatMessage(messages.shopThis)}: ${vehicleLabel(vehicle).name} ${vehicle.carline}`}
            text={messages.shopThis}
          />
          {vehicles.length < MANY && below?.(vehicle)}
        </li>
      ))}
    </ul>
  );
};
