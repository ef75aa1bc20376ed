import type { VehicleRegister } from '../domain/vehicles/plate.ts';
import { registerAway } from './register-errors.ts';

/** Used if no register is configured: look-ups are refused. */
export const noRegister: VehicleRegister = {
  vehiclesOf: async () => {
    throw registerAway('not configured');
  },
};
