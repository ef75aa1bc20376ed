import { Link } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import { useApi } from '../../../shared/http/api-context.ts';
import { messages } from '../messages.ts';
import classes from './garage-picks.module.css';
import { useGarage } from './use-garage.ts';
import { VehicleWords } from './vehicle-words.tsx';

/** Vehicles that are shown; the garage has the others. */
const SHOWN = 4;

/** Vehicles of the account and the device. A press shows the parts of one. */
export const GaragePicks = () => {
  const { region } = useApi();
  const { account, deviceOnly, choose } = useGarage();
  const all = [...account, ...deviceOnly.map((vehicle) => ({ label: '', vehicle }))];
  return (
    <div className={classes.picks}>
      {all.slice(0, SHOWN).map(({ label, vehicle }) => (
        <button key={vehicle.vehicleSlug} type="button" className={classes.pick} onClick={() => choose(vehicle)}>
          <VehicleWords label={label} vehicle={vehicle} />
        </button>
      ))}
      <Link
        to={all.length > 0 ? '/$region/garage' : '/$region/parts-finder'}
        params={{ region }}
        search={all.length > 0 ? {} : { choose: true }}
        className={classes.more}
      >
        <FormattedMessage {...(all.length > 0 ? messages.manage : messages.findVehicle)} />
      </Link>
    </div>
  );
};
