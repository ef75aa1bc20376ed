import { AUSTRALIAN_STATES } from '@southline/kernel/place-names';
import { type FormEvent, lazy, Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApi } from '../../../shared/http/api-context.ts';
import type { ChosenVehicle } from '../../../shared/store/finder-slice.ts';
import { useAppSelector } from '../../../shared/store/store.ts';
import type { Plate } from '../api/look-up-vehicle.ts';
import { plateMessages } from '../plate-messages.ts';
import lookup from './lookup-form.module.css';
import classes from './plate-entry.module.css';

// Loaded with the first look-up: the home page's script has a limit.
const PlateAnswer = lazy(() => import('./plate-answer.tsx').then((file) => ({ default: file.PlateAnswer })));

/** Plate, state and Go. Both values leave this form only in the request itself. */
export const PlateEntry = ({ onChoose }: { onChoose: (vehicle: ChosenVehicle) => void }) => {
  const { formatMessage } = useIntl();
  const isNz = useApi().region === 'nz';
  const remembered = useAppSelector(({ preferences }) => preferences.plateState) ?? '';
  const [asked, setAsked] = useState<Plate>();
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { plate = '', state = 'NZ' } = Object.fromEntries(new FormData(event.currentTarget));
    setAsked({ value: String(plate).trim(), state: String(state) });
  };
  return (
    <div>
      <form className={classes.form} onSubmit={search} data-print="hidden">
        <label className={classes.number}>
          <span>{formatMessage(plateMessages.plate)}</span>
          <input
            className={lookup.plate}
            name="plate"
            required
            maxLength={30}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            enterKeyHint="search"
          />
        </label>
        {!isNz && (
          <label>
            <span>{formatMessage(plateMessages.plateState)}</span>
            {/* Another key takes the remembered state, which is loaded after the first rendering. */}
            <select key={remembered} name="state" required defaultValue={remembered}>
              <option value="">{formatMessage(plateMessages.pick)}</option>
              {AUSTRALIAN_STATES.map((state) => (
                <option key={state}>{state}</option>
              ))}
            </select>
          </label>
        )}
        <button type="submit">
          <FormattedMessage {...plateMessages.go} />
        </button>
      </form>
      {asked && (
        <Suspense fallback={null}>
          <PlateAnswer asked={asked} onChoose={onChoose} />
        </Suspense>
      )}
    </div>
  );
};
