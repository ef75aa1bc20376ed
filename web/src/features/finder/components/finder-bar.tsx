import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../../shared/ui/button.tsx';
import { CarIcon, ChevronRight } from '../../../shared/ui/icons.tsx';
import { messages } from '../messages.ts';
import type { VehicleLabel } from '../model/vehicle-label.ts';
import classes from './finder-bar.module.css';
import { PartSearch } from './part-search.tsx';

type VehicleBoxProps = { vehicle: VehicleLabel | null; onOpen: () => void };

const VehicleBox = ({ vehicle, onOpen }: VehicleBoxProps) => (
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

type Props = {
  vehicle: VehicleLabel | null;
  part: string;
  keywords: string;
  canReset: boolean;
  onOpenVehicle: () => void;
  onSearchPart: (partNo: string) => void;
  onSearchKeywords: (keywords: string) => void;
  onReset: () => void;
};

export const FinderBar = ({ vehicle, canReset, onOpenVehicle, onReset, ...search }: Props) => {
  const [resets, setResets] = useState(0);
  // Text that was typed but not searched is cleared too.
  const reset = () => {
    setResets(resets + 1);
    onReset();
  };
  return (
    <div className={classes.bar}>
      <div className={classes.inner}>
        <VehicleBox vehicle={vehicle} onOpen={onOpenVehicle} />
        <PartSearch key={resets} {...search} />
        <Button variant="default" size="md" className={classes.reset} disabled={!canReset} onClick={reset}>
          <FormattedMessage {...messages.reset} />
        </Button>
      </div>
    </div>
  );
};
