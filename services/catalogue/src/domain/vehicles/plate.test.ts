import { expect, test } from 'vitest';
import { readPlate } from './plate.ts';

test.each([
  ['ＡＢＣ１２３', 'ABC123'],
  ['abc\u2011123', 'ABC123'],
  ['\u200bABC 123', 'ABC123'],
  // Cyrillic А, В and С.
  ['АВС123', 'ABC123'],
])('%j is the plate %j', (typed, number) => expect(readPlate(typed, 'vic').number).toBe(number));

test.each([
  ['KØB123', 'Ø'],
  ['ЖB123', 'Ж'],
  ['KÉB123', 'É'],
  ['KB12٣', '٣'],
])('%j is refused, its sign named', (typed, sign) =>
  expect(() => readPlate(typed, 'VIC')).toThrow(
    expect.objectContaining({ kind: 'invalid', details: { value: `A registration has no “${sign}”.` } }),
  ),
);

test('a refusal names its field', () => {
  expect(() => readPlate('ABCDEFGHIJK', 'VIC')).toThrow(
    expect.objectContaining({
      kind: 'invalid',
      details: { value: 'A registration has at most 10 letters and digits.' },
    }),
  );
});
