import type { Point } from './shape.ts';

/** Lines at 45° inside a polygon (even-odd, so concave outlines work), `spacing` apart; all in sheet units. */
export function hatchLines(polygon: readonly Point[], spacing: number): (readonly [Point, Point])[] {
  // Turned by 45° the lines are horizontal: v = x + y is constant along each.
  const turned = polygon.map(([x, y]): Point => [x - y, x + y]);
  const levels = turned.map(([, v]) => v);
  const lines: (readonly [Point, Point])[] = [];
  const gap = spacing * Math.SQRT2;
  const back = (u: number, v: number): Point => [(u + v) / 2, (v - u) / 2];
  for (let v = Math.ceil(Math.min(...levels) / gap) * gap; v < Math.max(...levels); v += gap) {
    const crossings: number[] = [];
    turned.forEach(([au, av], index) => {
      const [bu, bv] = turned[(index + 1) % turned.length] ?? [au, av];
      if (av <= v !== bv <= v) crossings.push(au + ((v - av) / (bv - av)) * (bu - au));
    });
    crossings.sort((a, b) => a - b);
    for (let index = 0; index + 1 < crossings.length; index += 2) {
      lines.push([back(crossings[index] ?? 0, v), back(crossings[index + 1] ?? 0, v)]);
    }
  }
  return lines;
}
