import { AUSTRALIAN_STATES } from '@southline/kernel/place-names';
import { vehicleNumberIn } from '@southline/kernel/vehicle-number';
import type { Region } from '../../../shared/http/api-client.ts';

/** The most characters of each number. */
export const PLATE_LENGTH = 10;
export const VIN_LENGTH = 17;

/** As many letters and digits as a VIN has, with the signs between them. */
const longestVin = new RegExp(`^(?:[.-]*[^.-]){0,${VIN_LENGTH}}[.-]?`);

/** A pasted VIN may have spaces, brackets or a label such as "VIN:", which must not cut off its end. */
export const vinInput = (typed: string): string => {
  const number = vehicleNumberIn(typed.replace(/^\s*vin[\s:.#]+$/i, '')).number.replace(/\s/g, '');
  const cut = longestVin.exec(number)?.[0] ?? '';
  const bare = cut.replace(/[.-]/g, '');
  // The hyphen of a frame number stays.
  return bare.length === VIN_LENGTH ? bare : cut;
};

/** A plate without its label, and the state that was typed beside it. A blank while typing stays. */
export const plateInput = (typed: string): { plate: string; state: string } => {
  const { number, state, label } = vehicleNumberIn(typed);
  return { plate: (label ? number : typed).slice(0, PLATE_LENGTH), state };
};

/** The issuers of plates: the states in Australia, the whole country in New Zealand. */
export const plateStates = (region: Region): readonly string[] => (region === 'nz' ? ['NZ'] : AUSTRALIAN_STATES);
