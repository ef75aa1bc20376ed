import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { type Plate, plateStates, type RegisteredVehicle, type VehicleRegister } from '../domain/vehicles/plate.ts';
import { registerAway } from './register-errors.ts';

// make|model|year|series|variant|body: vehicles of the demo catalogue.
const vehicles: readonly RegisteredVehicle[] = `
TOYOTA|HiLux|2018|GUN126|SR5|Utility
TOYOTA|Corolla|2015|ZRE||Hatchback
TOYOTA|LandCruiser 200|2016|||SUV
FORD|Ranger|2019|PX|XLT|Utility
FORD|Falcon|2012|FG||Sedan
HOLDEN|Commodore|2014|VF||Sedan
MAZDA|3|2016|||Hatchback
MAZDA|CX-5|2017|||SUV
MITSUBISHI|Triton|2017|||Utility
NISSAN|Navara|2016|||Utility
HYUNDAI|i30|2016|||Hatchback
SUBARU|Forester|2015|SJ||SUV
VOLKSWAGEN|Golf|2014|||Hatchback
HONDA|Civic|2013|||Sedan
ISUZU|D-MAX|2018|||Utility
`
  .trim()
  .split('\n')
  .map((line) => {
    const [make = '', model = '', year = '', series = '', variant = '', body = ''] = line.split('|');
    return { make, model, year: Number(year), series, variant, body };
  });

const diceOf = ({ number, state }: Plate): number =>
  createHash('sha256').update(`${state}:${number}`).digest().readUInt32BE(0);
const vehicleAt = (dice: number): RegisteredVehicle[] => vehicles.slice(dice % vehicles.length).slice(0, 1);

/** A plate that begins with a state's name is known only in that state. */
const homeOf = (number: string) => plateStates.find((state) => new RegExp(`^${state}\\d`).test(number));

/**
 * Replaces the register where none is configured: the same plate always gives the same answer. The beginning of some plates
 * selects a special case; every other plate is known and has one vehicle.
 */
export const simulatedRegister = (timeoutMs: number): VehicleRegister => ({
  vehiclesOf: async (plate, signal) => {
    const { number, state } = plate;
    const dice = diceOf(plate);
    const home = homeOf(number);
    if (number.startsWith('NONE') || (home && home !== state)) return [];
    if (number.startsWith('MANY')) return [0, 1, 2].flatMap((step) => vehicleAt(dice + step));
    if (number.startsWith('DOWN')) throw registerAway('down');
    if (number.startsWith('DENY')) throw registerAway('unauthorised');
    if (number.startsWith('SLOW')) {
      await setTimeout(timeoutMs, undefined, signal ? { signal } : {}).catch(() => undefined);
      throw registerAway('slow');
    }
    return vehicleAt(dice);
  },
});
