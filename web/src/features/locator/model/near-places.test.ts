import { expect, test } from 'vitest';
import { aDealer } from '../../../testing/dealers.ts';
import { placesAround } from './near-places.ts';

test('suburbs of the results, each once, without the searched one', () => {
  const dealers = ['Takapuna', 'Milford', 'Milford', 'Albany'].map((suburb) => aDealer({ suburb }));
  expect(placesAround(dealers, { state: 'NZ', suburb: 'Takapuna' }).map(({ suburb }) => suburb)).toEqual([
    'Milford',
    'Albany',
  ]);
});
