import { expect, it } from 'vitest';
import { createShortages } from './shortages.ts';

const one = [{ partNo: 'A1', quantity: 1 }];

it('counts for requests that arrived before the reading', () => {
  const shortages = createShortages();
  const [early, looked] = [shortages.nextTick(), shortages.nextTick()];
  shortages.note({ A1: 0 }, looked);
  expect(shortages.knownTo(one, early)).toEqual({ A1: 0 });
  expect(shortages.knownTo(one, shortages.nextTick())).toBeUndefined();
});

it('does not apply to smaller quantities or other parts', () => {
  const shortages = createShortages();
  const early = shortages.nextTick();
  shortages.note({ A1: 1 }, shortages.nextTick());
  expect(shortages.knownTo(one, early)).toBeUndefined();
  expect(shortages.knownTo([{ partNo: 'A1', quantity: 2 }], early)).toEqual({ A1: 1 });
  expect(shortages.knownTo([{ partNo: 'B2', quantity: 2 }], early)).toBeUndefined();
});
