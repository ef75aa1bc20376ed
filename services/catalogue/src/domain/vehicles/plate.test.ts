import { expect, test } from 'vitest';
import { readPlate } from './plate.ts';

test('a refusal names its field', () => {
  expect(() => readPlate('ABCDEFGHIJK', 'VIC')).toThrow(
    expect.objectContaining({
      kind: 'invalid',
      details: { value: 'A registration has at most 10 letters and digits.' },
    }),
  );
});
