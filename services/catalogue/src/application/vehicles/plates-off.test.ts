import { DomainError } from '@southline/kernel/errors';
import { expect, test } from 'vitest';
import type { VehicleRegister } from '../../domain/vehicles/plate.ts';
import type { Reading } from '../snapshot/reading.ts';
import { searchByRego } from './look-up-vehicle.ts';

test('while plate look-ups are switched off no register is asked', async () => {
  let asked = 0;
  const register: VehicleRegister = {
    vehiclesOf: async () => {
      asked += 1;
      return [];
    },
  };
  const reading = { catalogue: { snapshot: () => ({}) } } as unknown as Reading;
  const query = { plate: 'ABC123', state: 'VIC' };
  const off = () => Promise.reject(new DomainError('unavailable', 'SwitchedOff', 'Later.'));
  await expect(searchByRego(reading, register, off)(query)).rejects.toMatchObject({ code: 'SwitchedOff' });
  expect(asked).toBe(0);
  expect(await searchByRego(reading, register, async () => {})(query)).toEqual([]);
  expect(asked).toBe(1);
});
