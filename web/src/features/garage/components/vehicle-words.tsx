import { vehicleName } from '@southline/kernel/vehicle-name';
import type { Named } from '../model/names.ts';
import classes from './vehicle-words.module.css';

/** The label if there is one, the vehicle's name, and the details that distinguish it from vehicles of the same name. */
export const VehicleWords = ({ label, vehicle }: Named) => (
  <span className={classes.words}>
    {label && <span className={classes.label}>{label}</span>}
    <span className={classes.name} data-labelled={label !== '' || undefined}>
      {vehicleName(vehicle)}
    </span>
    {vehicle.carline && <span className={classes.details}>{vehicle.carline}</span>}
  </span>
);
