import { expect, it } from 'vitest';
import { placeOf } from './person.ts';

const place = (addressLine: string, postcode = '3053') => placeOf({ addressLine, postcode });

it.each(['3/12 Rathdowne Street', 'Unit 3, 12 rathdowne st.', 'U3/12  RATHDOWNE ST', 'Flat 3 - 12 Rathdówne Street'])(
  '"%s" is one place',
  (line) => {
    expect(place(line)).toBe(place('3/12 Rathdowne St'));
  },
);

it.each([
  ['another unit', '4/12 Rathdowne St', '3053'],
  ['another number', '3/14 Rathdowne St', '3053'],
  ['a street type of its own', '3/12 Rathdowne Pl', '3053'],
  ['another postcode', '3/12 Rathdowne St', '3054'],
])('%s is another place', (_, line, postcode) => {
  expect(place(line, postcode)).not.toBe(place('3/12 Rathdowne St'));
});
