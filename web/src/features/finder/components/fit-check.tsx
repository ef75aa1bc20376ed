import { vehicleName } from '@southline/kernel/vehicle-name';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ChosenVehicle } from '../../../shared/store/finder-slice.ts';
import { CarIcon } from '../../../shared/ui/icons.tsx';
import { messages } from '../messages.ts';
import { labelOfSlug } from '../model/vehicle-label.ts';
import { noSteps } from '../model/vehicle-steps.ts';
import classes from './fit-check.module.css';

// Loaded when the visitor opens it.
const VehicleModal = lazy(() => import('./vehicle-modal.tsx').then((file) => ({ default: file.VehicleModal })));

type Props = {
  vehicle: ChosenVehicle | null;
  /** The vehicle in the URL; empty without one. */
  slug: string;
  onChoose: (vehicle: ChosenVehicle) => void;
  /** The part that is checked. */
  children: ReactNode;
};

/** Shown above a part's page: the chosen vehicle and whether the part fits it, or the button to choose a vehicle. */
export const FitCheck = ({ vehicle, slug, onChoose, children }: Props) => {
  const [open, setOpen] = useState(false);
  const [steps, setSteps] = useState(noSteps);
  const named = vehicle?.vehicleSlug === slug ? vehicleName(vehicle) : labelOfSlug(slug).name;
  const close = () => {
    setOpen(false);
    setSteps(noSteps);
  };
  return (
    <div className={classes.check} data-print="hidden">
      <CarIcon size={24} />
      <div className={classes.text}>
        {slug ? <strong>{named}</strong> : <FormattedMessage {...messages.fitQuestion} />}
        {slug && children}
      </div>
      <button type="button" className={classes.button} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <FormattedMessage {...(slug ? messages.changeVehicle : messages.checkFit)} />
      </button>
      <Suspense fallback={null}>
        {open && (
          <VehicleModal
            opened
            steps={steps}
            onSteps={setSteps}
            onClose={close}
            onChoose={(chosen) => {
              close();
              onChoose(chosen);
            }}
          />
        )}
      </Suspense>
    </div>
  );
};
