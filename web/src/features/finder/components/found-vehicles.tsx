import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ChosenVehicle } from '../../../shared/store/finder-slice.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { messages } from '../messages.ts';
import { VehicleChoices } from './vehicle-choices.tsx';
import classes from './vehicle-modal.module.css';

const PAGE = 20;

/** All vehicles of a look-up, in portions, with their total. */
export const FoundVehicles = ({ vehicles, onChoose, below }: Parameters<typeof VehicleChoices>[0]) => {
  const [count, setCount] = useState(PAGE);
  const shown: readonly ChosenVehicle[] = vehicles.slice(0, count);
  return (
    <>
      <p className={classes.count}>
        <FormattedMessage {...messages.vehicleCount} values={{ shown: shown.length, total: vehicles.length }} />
      </p>
      <VehicleChoices vehicles={shown} onChoose={onChoose} below={below} />
      {shown.length < vehicles.length && (
        <Button variant="default" mt="md" onClick={() => setCount(count + PAGE)} text={messages.moreVehicles} />
      )}
    </>
  );
};
