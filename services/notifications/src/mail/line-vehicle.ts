import type { Fitting } from '@southline/kernel/part-facts';
import type { OrderMailWords } from './order-words/en.ts';

type Chosen = Pick<Fitting, 'fit' | 'fitNote' | 'vehicleLabel'>;

/** The vehicle of a line and, if the part does not simply fit it, the condition. Empty without a vehicle. */
export const lineVehicle = ({ fit, fitNote, vehicleLabel }: Chosen, words: OrderMailWords): string => {
  if (vehicleLabel === '') return '';
  if (fit === 'FitsIf') return `${vehicleLabel} · ${words.fitsIf(fitNote)}`;
  return fit === 'DoesNotFit' ? `${vehicleLabel} · ${words.doesNotFit}` : vehicleLabel;
};
