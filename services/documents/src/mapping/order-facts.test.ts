import { Fit } from '@southline/contracts/common';
import { Cart } from '@southline/contracts/orders';
import { expect, test } from 'vitest';
import { cartFacts } from './order-facts.ts';

const vehicleOf = (line: { vehicleLabel: string; fit: Fit; fitNote?: string }) =>
  cartFacts(Cart.fromPartial({ lines: [line] }), 'au').lines[0]?.vehicle;

test('a line names its vehicle with the verdict', () => {
  const vehicleLabel = '2018 TOYOTA HiLux';
  expect(vehicleOf({ vehicleLabel, fit: Fit.FIT_FITS })).toBe('2018 TOYOTA HiLux: fits');
  expect(vehicleOf({ vehicleLabel, fit: Fit.FIT_FITS_IF, fitNote: 'with tow pack' })).toBe(
    '2018 TOYOTA HiLux: fits, on condition: with tow pack',
  );
  expect(vehicleOf({ vehicleLabel, fit: Fit.FIT_DOES_NOT_FIT })).toBe('2018 TOYOTA HiLux: does not fit');
});

test('without a vehicle or a verdict nothing is claimed', () => {
  expect(vehicleOf({ vehicleLabel: '', fit: Fit.FIT_UNKNOWN })).toBe('');
  expect(vehicleOf({ vehicleLabel: '2018 TOYOTA HiLux', fit: Fit.FIT_UNKNOWN })).toBe('2018 TOYOTA HiLux');
});
