import { vehicleName } from '@southline/kernel/vehicle-name';
import { FormattedMessage } from 'react-intl';
import { Link } from '../../../shared/ui/link.tsx';
import { messages } from '../messages.ts';
import classes from './garage-picks.module.css';
import { useGarage } from './use-garage.ts';

/** Vehicles that are shown; the page of the garage has all. */
const SHOWN = 4;

/** Vehicles of the account and the device. A press shows the parts of one. */
export const GaragePicks = () => {
  const { account, deviceOnly, choose } = useGarage();
  const all = [...account, ...deviceOnly.map((vehicle) => ({ label: '', vehicle }))];
  return (
    <div className={classes.picks}>
      {all.slice(0, SHOWN).map(({ label, vehicle }) => (
        <button key={vehicle.vehicleSlug} type="button" className={classes.pick} onClick={() => choose(vehicle)}>
          {label && <b>{label}</b>}
          <span>{vehicleName(vehicle)}</span>
        </button>
      ))}
      {all.length === 0 && (
        <Link to="/$region/parts-finder" search={{ choose: true }} className={classes.find}>
          <FormattedMessage {...messages.findVehicle} />
        </Link>
      )}
    </div>
  );
};
