import { isVehicleNumber } from '@southline/kernel/vehicle-kind';
import { hide } from './hidden-texts.ts';

/**
 * Keeps a text that a visitor has typed out of URLs, if it may identify a person or a vehicle. Words such as "rav4 pads" are not
 * hidden, because links to them are shared. A file of its own, because the first page reads URLs and hides nothing.
 */
export const hideIfPersonal = (typed: string): void => {
  if (isVehicleNumber(typed) || typed.includes('@')) hide(typed);
};
