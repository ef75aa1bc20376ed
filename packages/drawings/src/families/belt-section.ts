import { type Attributes, figureOf } from '../attributes.ts';
import type { Pen } from '../vocabulary/pen.ts';
import { type Point, shape } from '../vocabulary/shape.ts';

export const ribPitch = 3.56;
export type Belt = {
  readonly form: 'ribbed' | 'v' | 'timing';
  readonly ribs: number;
  readonly width: number;
  readonly length: number;
};
type Cut = { x0: number; y0: number; w: number; u: number; back: number; height: number };

/** Section at a larger scale: across the belt with its true number of ribs, along it for a toothed belt. */
export function section(pen: Pen, attributes: Attributes, belt: Belt): void {
  const u = belt.form === 'timing' ? 5 : Math.min(7, 190 / belt.width);
  const w = (belt.form === 'timing' ? 9.525 * 4 : belt.width) * u;
  const x0 = -w / 2 - 30;
  const y0 = 150 + belt.width;
  const back = 1.9 * u;
  const height = belt.form === 'v' ? w * 0.78 : (belt.form === 'timing' ? 5.4 : 4.4) * u;
  const outline = profile(belt, { x0, y0, w, u, back, height });
  pen.draw(shape().poly(outline), 'body');
  pen.hatch(outline, true);
  const cords = shape();
  for (let x = x0 + u; x < x0 + w - u / 2; x += u * 1.18) cords.ellipse(x, y0 + back * 0.5, u * 0.3);
  if (belt.form === 'timing') pen.stroke([x0, y0 + back * 0.5], [x0 + w, y0 + back * 0.5], 'line');
  else pen.draw(cords, 'ink');
  const pitch = belt.form === 'timing' ? w / 4 : w;
  const label = {
    ribbed: `${belt.ribs} × ${ribPitch} = ${(belt.ribs * ribPitch).toFixed(1)}`,
    v: figureOf(attributes, 'v_section'),
    timing: '9.525',
  }[belt.form];
  pen.dimension([x0, y0 + height], [x0 + pitch, y0 + height], [0, 24], label);
  const length = figureOf(attributes, 'effective_length');
  const teeth = figureOf(attributes, 'timing_teeth');
  const width = figureOf(attributes, 'timing_width_mm');
  pen.leader(
    [x0 + w, y0 + height * 0.3],
    [46, -12],
    belt.form === 'timing'
      ? [teeth && `${teeth} teeth`, width && `${width} wide`].filter(Boolean).join(', ')
      : length && `L ${length}`,
  );
}

export function profile(belt: Belt, { x0, y0, w, u, back, height }: Cut): Point[] {
  const top: Point[] = [
    [x0, y0],
    [x0 + w, y0],
  ];
  if (belt.form === 'v') {
    const shoulder = y0 + height * 0.16;
    return [...top, [x0 + w, shoulder], [x0 + w * 0.8, y0 + height], [x0 + w * 0.2, y0 + height], [x0, shoulder]];
  }
  const count = belt.form === 'timing' ? 4 : belt.ribs;
  const pitch = w / count;
  // Share of the pitch between tooth flanks: ribs are pointed, teeth are broad.
  const flank = belt.form === 'timing' ? [0.22, 0.32] : [0.04, 0.3];
  const teeth = Array.from({ length: count }, (_, index): Point[] => {
    const right = x0 + (count - index) * pitch;
    const left = right - pitch;
    const [foot = 0, head = 0] = flank.map((share) => share * pitch);
    const deep = y0 + height;
    return [
      [right - foot, y0 + back],
      [right - head, deep],
      [left + head, deep],
      [left + foot, y0 + back],
    ];
  });
  return u > 0 ? [...top, [x0 + w, y0 + back], ...teeth.flat(), [x0, y0 + back]] : top;
}
