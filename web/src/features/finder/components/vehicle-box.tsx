import { FormattedMessage } from 'react-intl';
import { CarIcon, ChevronRight } from '../../../shared/ui/icons.tsx';
import { messages } from '../messages.ts';
import type { VehicleLabel } from '../model/vehicle-label.ts';
import classes from './finder-bar.module.css';

type Props = { vehicle: VehicleLabel | null; onOpen: () => void };

export const VehicleBox = ({ vehicle, onOpen }: Props) => (
  <div>
    <span className={classes.label} id="vehicle-label">
      <FormattedMessage {...messages.vehicle} />
    </span>
    <button
      type="button"
      id="vehicle-button"
      className={classes.vehicleButton}
      data-chosen={vehicle !== null || undefined}
      aria-labelledby="vehicle-label vehicle-button"
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      <CarIcon size={24} />
      <span className={classes.vehicleText} title={vehicle ? `${vehicle.name}, ${vehicle.details}` : undefined}>
        <span className={classes.vehicleName}>{vehicle?.name ?? <FormattedMessage {...messages.chooseVehicle} />}</span>
        {vehicle?.details && <span className={classes.vehicleDetails}>{vehicle.details}</span>}
      </span>
      {vehicle ? (
        <span className={classes.change}>
          <FormattedMessage {...messages.changeVehicle} />
        </span>
      ) : (
        <ChevronRight />
      )}
    </button>
  </div>
);
