import { Button } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { messages } from '../messages.ts';
import type { VehicleLabel } from '../model/vehicle-label.ts';
import classes from './finder-bar.module.css';
import { PartNumberBox } from './part-number-box.tsx';
import { VehicleBox } from './vehicle-box.tsx';

type Props = {
  vehicle: VehicleLabel | null;
  partNo: string;
  canReset: boolean;
  onOpenVehicle: () => void;
  onSearchPart: (partNo: string) => void;
  onReset: () => void;
};

export const FinderBar = ({ vehicle, partNo, canReset, onOpenVehicle, onSearchPart, onReset }: Props) => (
  <div className={classes.bar}>
    <div className={classes.inner}>
      <VehicleBox vehicle={vehicle} onOpen={onOpenVehicle} />
      <PartNumberBox value={partNo} onSearch={onSearchPart} />
      <Button variant="default" size="md" className={classes.reset} disabled={!canReset} onClick={onReset}>
        <FormattedMessage {...messages.reset} />
      </Button>
    </div>
  </div>
);
