import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSwitchText } from '../../../shared/content/switches.ts';
import { useApi } from '../../../shared/http/api-context.ts';
import type { ChosenVehicle } from '../../../shared/store/finder-slice.ts';
import { ErrorLine } from '../../../shared/ui/error-text.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { type Plate, useRegoLookup } from '../api/look-up-vehicle.ts';
import { messages } from '../messages.ts';
import { plateInput, plateStates } from '../model/vehicle-numbers.ts';
import { FoundVehicles } from './found-vehicles.tsx';
import classes from './plate-entry.module.css';

type Props = { asked: Plate; onChoose: (vehicle: ChosenVehicle) => void };

/** Looks up the plate. A single vehicle is chosen at once; of several the visitor chooses. */
export const PlateAnswer = ({ asked, onChoose }: Props) => {
  const states = plateStates(useApi().region);
  const { mutate, data, error, isPending } = useRegoLookup();
  const off = useSwitchText('plate-look-up-off');
  const isOff = off !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each press of Go is one look-up
  useEffect(() => {
    if (isOff) return;
    const { plate, state } = plateInput(asked.value);
    const plateState = states.includes(state) ? state : asked.state;
    mutate(
      { value: plate.trim(), state: plateState },
      {
        onSuccess: (vehicles) => {
          const [only, ...others] = vehicles;
          if (only && others.length === 0) onChoose(only);
        },
      },
    );
  }, [asked, isOff]);
  if (isOff) return <Notice kind="warning">{off}</Notice>;
  return (
    <div className={classes.answer} role="status" aria-busy={isPending || undefined}>
      {isPending && <FormattedMessage {...messages.lookingUp} />}
      <ErrorLine error={error} className={classes.problem} />
      {data && data.length > 1 && !isPending && (
        <FoundVehicles key={JSON.stringify(asked)} vehicles={data} onChoose={onChoose} />
      )}
    </div>
  );
};
