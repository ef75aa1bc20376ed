import { frontPlane } from '../vocabulary/isometric.ts';
import type { Pen } from '../vocabulary/pen.ts';
import { shape } from '../vocabulary/shape.ts';
import { isoBox } from '../vocabulary/solids.ts';

/** The drawing for a part of an unknown family. */
export function drawCarton(pen: Pen): void {
  isoBox(pen, { x: 0, y: 0, z: 0, length: 120, width: 90, height: 80 }, ['body', 'body', 'side']);
  pen.draw(shape(frontPlane(0)).rect(0, 44, 120, 16), 'solid');
}
