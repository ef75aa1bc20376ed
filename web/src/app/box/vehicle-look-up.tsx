import { Button } from '@mantine/core';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useRegoLookup, useVinLookup } from '../../features/finder/api/look-up-vehicle.ts';
import { LookupForm } from '../../features/finder/components/lookup-form.tsx';
import { plateStates, VIN_LENGTH } from '../../features/finder/model/vehicle-numbers.ts';
import { useApi } from '../../shared/http/api-context.ts';
import type { ChosenVehicle } from '../../shared/store/finder-slice.ts';
import classes from './box-panel.module.css';
import { messages } from './messages.ts';

type Props = {
  kind: 'Plate' | 'Vin' | 'Frame';
  typed: string;
  /** Parts match the text as well. */
  isPart: boolean;
  onChoose: (vehicle: ChosenVehicle) => void;
};

const Plate = ({ typed, isPart, onChoose }: Omit<Props, 'kind'>) => {
  const states = plateStates(useApi().region);
  const [state, setState] = useState(states.length === 1 ? (states[0] ?? '') : '');
  const lookup = useRegoLookup();
  const chips = (ask: (asked: { value: string; state: string }) => void) => (
    <fieldset className={classes.states}>
      <legend>
        <FormattedMessage {...messages.plateState} />
      </legend>
      {states.map((name) => (
        <Button
          key={name}
          size="md"
          variant={name === state ? 'filled' : 'outline'}
          aria-pressed={name === state}
          loading={name === state && lookup.isPending}
          onClick={() => {
            setState(name);
            ask({ value: typed, state: name });
          }}
        >
          {name}
        </Button>
      ))}
    </fieldset>
  );
  return (
    <>
      <p className={classes.title}>
        <FormattedMessage {...(isPart ? messages.plate : messages.unknownNumber)} />
      </p>
      <LookupForm
        lookup={lookup}
        asked={state ? { value: typed, state } : null}
        onChoose={onChoose}
        {...(states.length > 1 && { controls: chips })}
      />
    </>
  );
};

const Vin = ({ kind, typed, onChoose }: Omit<Props, 'isPart'>) => {
  const lookup = useVinLookup();
  const unfinished = kind === 'Vin' && typed.replace(/[^a-z0-9]/gi, '').length < VIN_LENGTH;
  return (
    <>
      <p className={classes.title}>
        <FormattedMessage {...(kind === 'Frame' ? messages.frame : messages.vin)} />
      </p>
      {unfinished ? (
        <p className={classes.hint}>
          <FormattedMessage {...messages.vinUnfinished} />
        </p>
      ) : (
        <LookupForm lookup={lookup} asked={typed} onChoose={onChoose}>
          {null}
        </LookupForm>
      )}
    </>
  );
};

/** The finder's look-up, with its limits, for the text in the box. The text is sent in the body of a call only. */
export const VehicleLookUp = ({ kind, ...rest }: Props) => (
  <div className={classes.lookUp}>{kind === 'Plate' ? <Plate {...rest} /> : <Vin kind={kind} {...rest} />}</div>
);
