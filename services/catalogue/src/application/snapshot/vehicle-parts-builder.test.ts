import { expect, it } from 'vitest';
import { holds, partsOf } from '../../domain/lists/vehicle-parts.ts';
import { vehiclePartsBuilder } from './vehicle-parts-builder.ts';

it('data by part can be read by vehicle: in order, each part once, unknown vehicles left out', () => {
  const builder = vehiclePartsBuilder();
  for (const id of ['H2018', 'C2018', 'W2018']) builder.addVehicle(id);
  builder.add(7, ['H2018', 'W2018']);
  builder.add(2, ['H2018', 'NOBODY']);
  builder.add(7, ['H2018']);
  const data = builder.build();
  expect([...partsOf(data, 'H2018')]).toEqual([2, 7]);
  expect([...partsOf(data, 'W2018')]).toEqual([7]);
  expect([...partsOf(data, 'C2018')]).toEqual([]);
  expect([...partsOf(data, 'NOBODY')]).toEqual([]);
  expect([2, 7, 3].map((part) => holds(partsOf(data, 'H2018'), part))).toEqual([true, true, false]);
});
