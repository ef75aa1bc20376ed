import { vehicleName } from '@southline/kernel/vehicle-name';
import type { Named } from '../model/names.ts';
import classes from './vehicle-words.module.css';

/** The label where there is one, the vehicle's name, and what tells it from others of the name. */
export const VehicleWords = ({ label, vehicle }: Named) => (
  <span className={classes.words}>
    {label && <span className={classes.label}>{label}</span>}
    <span className={classes.name} data-labelled={label !== '' || undefined}>
      {vehicleName(vehicle)}
    </span>
    {vehicle.carline && <span className={classes.details}>{vehicle.carline}</span>}
  </span>
);
