import type { Pen } from '../vocabulary/pen.ts';
import { type Corner, corners, type Point, shape } from '../vocabulary/shape.ts';

export type Blade = { readonly length: number; readonly depth: number; readonly bow: number };

/** Height of the bowed blade at x; the ends touch y = 0. */
export const bowAt = ({ length, bow }: Blade, x: number) => -bow * (1 - ((2 * x) / length) ** 2);

/** The arm end that fits the blade, enlarged in a circle as on an assembly drawing. */
export function fitting(pen: Pen, name: string, blade: Blade): void {
  const r = blade.length * 0.15;
  const cx = -blade.length * 0.3;
  const cy = -blade.length * 0.32;
  const u = r / 50;
  const at = (points: readonly Corner[]): Corner[] => points.map(([x, y, c = 0]) => [cx + x * u, cy + y * u, c * u]);
  pen.draw(shape().ellipse(cx, cy, r), 'panel');
  pen.stroke([cx + r * 0.8, cy + r * 0.6], [-blade.depth * 2, bowAt(blade, 0) - blade.depth * 2], 'fine');
  if (/hook/i.test(name)) {
    pen.draw(
      shape().rounded(
        at(corners('42 -20, -16 -20 16, -30 -2 14, -14 16 12, 8 16, 8 8, -10 8 7, -19 -2 8, -10 -11 8, 42 -11')),
      ),
      'body',
    );
  } else if (/side pin/i.test(name)) {
    pen.draw(shape().rounded(at(corners('-40 -12, 8 -12 6, 8 12 6, -40 12'))), 'body');
    pen.draw(shape().rounded(at(corners('8 -6, 34 -6 3, 34 6 3, 8 6'))), 'dark');
  } else {
    pen.draw(shape().rounded(at(corners('-38 -10, 24 -10 3, 24 10 3, -38 10'))), 'body');
    const tall = /push|top/i.test(name) ? 5 : 17;
    const slot: Corner[] = corners(`-6 ${-tall} 1, 10 ${-tall} 1, 10 ${tall} 1, -6 ${tall} 1`);
    pen.draw(shape().rounded(at(slot)), 'dark');
  }
  pen.leader([cx, cy - r], [14, -20], name.slice(0, 22));
  squeegee(pen, { cx: -cx, cy, r }, blade);
}

/** Section of the rubber: head in its rail, neck, wiping lip. */
function squeegee(pen: Pen, { cx, cy, r }: { cx: number; cy: number; r: number }, blade: Blade): void {
  const u = r / 50;
  const profile = corners(
    '-14 -32, 14 -32, 14 -22, 6 -19, 6 -14, 18 -12, 16 0, 3 6, 1.6 34, -1.6 34, -3 6, -16 0, -18 -12, -6 -14, -6 -19, -14 -22',
  );
  const outline = profile.map(([x, y]): Point => [cx + x * u, cy + y * u]);
  pen.draw(shape().ellipse(cx, cy, r), 'panel');
  pen.stroke([cx - r * 0.6, cy + r * 0.8], [cx * 0.7, bowAt(blade, cx * 0.7)], 'fine');
  pen.draw(shape().poly(outline), 'glow');
  pen.hatch(outline, true);
  pen.draw(
    shape()
      .rect(cx - 22 * u, cy - 30 * u, 12 * u, 6 * u)
      .rect(cx + 10 * u, cy - 30 * u, 12 * u, 6 * u),
    'dark',
  );
}
