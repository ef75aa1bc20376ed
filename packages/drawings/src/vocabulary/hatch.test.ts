import { expect, it } from 'vitest';
import { hatchLines } from './hatch.ts';

it('keeps its lines inside the outline, also if it is notched', () => {
  const notched = [
    [0, 0],
    [60, 0],
    [60, 40],
    [40, 40],
    [40, 15],
    [20, 15],
    [20, 40],
    [0, 40],
  ] as const;
  const lines = hatchLines(notched, 4);
  expect(lines.length).toBeGreaterThan(10);
  for (const [[ax, ay], [bx, by]] of lines) {
    const [x, y] = [(ax + bx) / 2, (ay + by) / 2];
    expect(x > 20 && x < 40 && y > 15).toBe(false);
  }
});
