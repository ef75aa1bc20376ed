import { Button } from '@mantine/core';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ChosenVehicle } from '../../../shared/store/finder-slice.ts';
import { CarIcon, ChevronDown, TreeIcon } from '../../../shared/ui/icons.tsx';
import { messages } from '../messages.ts';
import type { VehicleLabel } from '../model/vehicle-label.ts';
import type { VehicleSteps } from '../model/vehicle-steps.ts';
import classes from './mobile-panel.module.css';
import { PartNumberBox } from './part-number-box.tsx';
import { VehicleDropdowns } from './vehicle-dropdowns.tsx';

type Props = {
  vehicle: VehicleLabel | null;
  partNo: string;
  canReset: boolean;
  /** Whether a vehicle is being chosen already, as when a tablet is turned. */
  choosing: boolean;
  steps: VehicleSteps;
  onSteps: (steps: VehicleSteps) => void;
  onSearchPart: (partNo: string) => void;
  onChooseVehicle: (vehicle: ChosenVehicle) => void;
  onReset: () => void;
  onOpenCategories: (() => void) | null;
};

/** Folded to the chosen vehicle once there is something to show; unfolded at the start. */
export const MobilePanel = (props: Props) => {
  const {
    vehicle,
    partNo,
    canReset,
    choosing,
    steps,
    onSteps,
    onSearchPart,
    onChooseVehicle,
    onReset,
    onOpenCategories,
  } = props;
  const [open, setOpen] = useState(choosing || !canReset);
  const [numberOpen, setNumberOpen] = useState(partNo !== '');
  return (
    <section className={classes.panel}>
      <div className={classes.summary}>
        <button type="button" className={classes.fold} aria-expanded={open} onClick={() => setOpen(!open)}>
          <CarIcon size={24} />
          <span className={classes.text}>
            <span className={classes.name}>{vehicle?.name ?? <FormattedMessage {...messages.selectVehicle} />}</span>
            {vehicle?.details && <span className={classes.details}>{vehicle.details}</span>}
          </span>
          <ChevronDown />
        </button>
        {onOpenCategories && (
          <button type="button" className={classes.drawerButton} onClick={onOpenCategories}>
            <TreeIcon />
            <FormattedMessage {...messages.categories} />
          </button>
        )}
      </div>
      {open && (
        <div className={classes.body}>
          <button
            type="button"
            className={classes.accordion}
            aria-expanded={numberOpen}
            onClick={() => setNumberOpen(!numberOpen)}
          >
            <FormattedMessage {...messages.partNumber} />
            <ChevronDown size={18} />
          </button>
          {numberOpen && (
            <div className={classes.number}>
              <PartNumberBox
                value={partNo}
                onSearch={(value) => {
                  setOpen(false);
                  onSearchPart(value);
                }}
              />
            </div>
          )}
          <VehicleDropdowns
            steps={steps}
            onSteps={onSteps}
            onChoose={(chosen) => {
              setOpen(false);
              onChooseVehicle(chosen);
            }}
          />
          <Button variant="default" size="md" fullWidth disabled={!canReset} onClick={onReset}>
            <FormattedMessage {...messages.resetAll} />
          </Button>
        </div>
      )}
    </section>
  );
};
