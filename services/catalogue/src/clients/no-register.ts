import type { VehicleRegister } from '../domain/vehicles/plate.ts';
import { registerAway } from './register-errors.ts';

/** Where no register is configured: nothing is made up. */
export const noRegister: VehicleRegister = {
  vehiclesOf: async () => {
    throw registerAway('not configured');
  },
};
