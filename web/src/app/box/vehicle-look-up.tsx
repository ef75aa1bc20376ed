import { vehicleNumberIn } from '@southline/kernel/vehicle-number';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { useRegoLookup, useVinLookup } from '../../features/finder/api/look-up-vehicle.ts';
import { LookupForm } from '../../features/finder/components/lookup-form.tsx';
import { vehicleLabel } from '../../features/finder/model/vehicle-label.ts';
import { plateStates, VIN_LENGTH } from '../../features/finder/model/vehicle-numbers.ts';
import { jobsQuery } from '../../features/jobs/api/jobs-query.ts';
import { JobLinks } from '../../features/jobs/components/job-links.tsx';
import { useApi } from '../../shared/http/api-context.ts';
import { useLanguage } from '../../shared/i18n/use-language.ts';
import type { ChosenVehicle } from '../../shared/store/finder-slice.ts';
import { Button } from '../../shared/ui/button.tsx';
import classes from './box-panel.module.css';
import { messages } from './messages.ts';

type Props = {
  kind: 'Plate' | 'Vin' | 'Frame';
  typed: string;
  /** Parts match the text as well. */
  isPart: boolean;
  onChoose: (vehicle: ChosenVehicle) => void;
  /** Called if the visitor goes straight to a job of a vehicle. */
  onJob: (vehicle: ChosenVehicle) => void;
};

/** How many jobs each vehicle shows. Its own page shows all. */
const JOBS = 4;

const Jobs = ({ vehicle, onFollow }: { vehicle: ChosenVehicle; onFollow: () => void }) => {
  const { vehicleSlug } = vehicle;
  const { data = [] } = useQuery(jobsQuery(useApi(), vehicleSlug, useLanguage()));
  const { formatMessage } = useIntl();
  if (data.length === 0) return null;
  return (
    <nav
      className={classes.jobs}
      aria-label={formatMessage(messages.jobsOf, { vehicle: `${vehicleLabel(vehicle).name} ${vehicle.carline}` })}
    >
      <JobLinks vehicle={vehicleSlug} jobs={data.slice(0, JOBS)} onFollow={onFollow} />
    </nav>
  );
};

type NumberProps = Omit<Props, 'kind' | 'onJob'> & {
  /** Shown below each vehicle found. */
  below: (vehicle: ChosenVehicle) => ReactNode;
};

const Plate = ({ typed: text, isPart, onChoose, below }: NumberProps) => {
  const { formatMessage } = useIntl();
  const { number: typed, state: named } = vehicleNumberIn(text);
  const states = plateStates(useApi().region);
  const [chosen, setState] = useState(states.length === 1 ? (states[0] ?? '') : '');
  const state = chosen || (states.includes(named) ? named : '');
  const lookup = useRegoLookup();
  const chips = (ask: (asked: { value: string; state: string }) => void) => (
    <fieldset className={classes.states}>
      <legend>{formatMessage(messages.plateState)}</legend>
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
        {formatMessage(isPart ? messages.plate : states.length > 1 ? messages.unknownNumber : messages.unknownPlate)}
      </p>
      <LookupForm
        lookup={lookup}
        asked={state ? { value: typed, state } : null}
        onChoose={onChoose}
        below={below}
        {...(states.length > 1 && { controls: chips })}
      />
    </>
  );
};

const Vin = ({ kind, typed: text, onChoose, below }: Omit<NumberProps, 'isPart'> & Pick<Props, 'kind'>) => {
  const { formatMessage } = useIntl();
  const lookup = useVinLookup();
  const { number: typed } = vehicleNumberIn(text);
  const unfinished = kind === 'Vin' && typed.replace(/[^a-z0-9]/gi, '').length < VIN_LENGTH;
  return (
    <>
      <p className={classes.title}>{formatMessage(kind === 'Frame' ? messages.frame : messages.vin)}</p>
      {unfinished ? (
        <p className={classes.hint}>{formatMessage(messages.vinUnfinished)}</p>
      ) : (
        <LookupForm lookup={lookup} asked={typed} onChoose={onChoose} below={below} />
      )}
    </>
  );
};

/** The finder's look-up, with its limits, for the text in the box. The text is sent in the body of a call only. */
export const VehicleLookUp = ({ kind, onJob, ...rest }: Props) => {
  const below = (vehicle: ChosenVehicle) => <Jobs vehicle={vehicle} onFollow={() => onJob(vehicle)} />;
  const props = { ...rest, below };
  return (
    <div className={classes.lookUp}>{kind === 'Plate' ? <Plate {...props} /> : <Vin kind={kind} {...props} />}</div>
  );
};
