import { Button } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { messages } from '../messages.ts';
import type { VehicleLabel } from '../model/vehicle-label.ts';
import classes from './finder-bar.module.css';
import { PartSearch } from './part-search.tsx';
import { VehicleBox } from './vehicle-box.tsx';

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

export const FinderBar = ({ vehicle, canReset, onOpenVehicle, onReset, ...search }: Props) => (
  <div className={classes.bar}>
    <div className={classes.inner}>
      <VehicleBox vehicle={vehicle} onOpen={onOpenVehicle} />
      <PartSearch {...search} />
      <Button variant="default" size="md" className={classes.reset} disabled={!canReset} onClick={onReset}>
        <FormattedMessage {...messages.reset} />
      </Button>
    </div>
  </div>
);
