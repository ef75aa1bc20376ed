import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../../shared/ui/button.tsx';
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
