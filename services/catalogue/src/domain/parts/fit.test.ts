import { expect, it } from 'vitest';
import { fitVerdict } from './fit.ts';

const row = (note = '', qty = 1, position = '') => ({ note, qty, position });

it('claims nothing without a vehicle, nor for a part that is listed for none', () => {
  expect(fitVerdict(undefined, true).fit).toBe('Unknown');
  expect(fitVerdict([], false).fit).toBe('Unknown');
});

it('a part with fitments on other vehicles only does not fit', () => {
  expect(fitVerdict([], true)).toEqual({
    fit: 'DoesNotFit',
    note: '',
    quantity: 0,
    position: '',
  });
});

it('names the conditions when every row has one', () => {
  expect(fitVerdict([row('Turbo'), row('From 06/2018'), row('Turbo')], true)).toMatchObject({
    fit: 'FitsIf',
    note: 'Turbo / From 06/2018',
  });
});

it('fits without conditions when one row has none', () => {
  expect(fitVerdict([row('Turbo'), row()], true)).toMatchObject({ fit: 'Fits', note: '' });
});

it.each(['Sump about 4.6 L', 'With wear indicator.', 'Without sensor'])('%s is no condition', (note) => {
  expect(fitVerdict([row(note)], true)).toMatchObject({ fit: 'Fits', note });
  expect(fitVerdict([row(note), row('Turbo')], true)).toMatchObject({ fit: 'Fits', note });
});

it.each(['Automatic transmission only', 'With electric park brake.', 'Built up to 06/2017'])(
  '%s is a condition',
  (note) => {
    expect(fitVerdict([row(note)], true)).toMatchObject({ fit: 'FitsIf', note });
  },
);

it('adds up the pieces of positions, and takes the larger of alternatives', () => {
  expect(fitVerdict([row('', 2, 'Front'), row('', 2, 'Rear')], true).quantity).toBe(4);
  expect(fitVerdict([row('A', 2), row('B', 4)], true).quantity).toBe(4);
});

it('names each position once', () => {
  const fitments = [row('', 1, 'Passenger side'), row('', 1, 'Driver side'), row('A', 1, 'Driver side'), row()];
  expect(fitVerdict(fitments, true).position).toBe('Driver side / Passenger side');
});
