import { VehicleServiceService } from '@southline/contracts/catalogue';
import { systemClock } from '@southline/kernel/clock';
import type { Host } from '@southline/platform/host';
import type { Reading } from '../application/snapshot/reading.ts';
import { searchByRego, searchByVin } from '../application/vehicles/look-up-vehicle.ts';
import { vehicleLists } from '../application/vehicles/vehicle-lists.ts';
import { httpRegister } from '../clients/http-register.ts';
import { noRegister } from '../clients/no-register.ts';
import { simulatedRegister } from '../clients/simulated-register.ts';
import type { Config } from '../config.ts';
import { vehicleHandlers } from '../transport/grpc/vehicle-handlers.ts';

export const registerOf = ({ REGO_PROVIDER_URL: url, REGO_PROVIDER_KEY: key, REGO_TIMEOUT_MS: timeoutMs }: Config) => {
  if (url === undefined) return noRegister;
  return url === 'simulated' ? simulatedRegister(timeoutMs) : httpRegister({ url, key, timeoutMs });
};

/** The steps of the finder, and look-ups by plate and by VIN. */
export const addVehicles = (host: Host, config: Config, reading: Reading): void => {
  if (config.REGO_PROVIDER_URL === undefined) {
    host.logger.warn('no REGO_PROVIDER_URL: registrations cannot be looked up');
  }
  const lookUps = {
    searchByRego: searchByRego(reading, registerOf(config), () => host.switches.refuse('plate-look-up-off')),
    searchByVin: searchByVin(reading, systemClock),
  };
  host.grpc().add(VehicleServiceService, vehicleHandlers(vehicleLists(reading), lookUps));
};
