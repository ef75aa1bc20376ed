import { type Attributes, textOf } from '../attributes.ts';
import type { Pen } from '../vocabulary/pen.ts';
import { type Corner, corners, shape } from '../vocabulary/shape.ts';

export const threadOf = (attributes: Attributes, fallback: string) => textOf(attributes, 'thread') || fallback;

export const pitchOf = (thread: string) => Number(/x\s*(\d+(?:\.\d+)?)/i.exec(thread)?.[1] ?? 1.25);

/** Electrode to the right on large sheets, diagonal in a thumb. */
export function lay(pen: Pen, thumbTurn: number): void {
  pen.turn = pen.isThumb ? thumbTurn : -90;
  if (pen.isDetail) pen.margin = [98, 110];
}

/** Mirrored outline about the axis x = 0 from [y, half width, rounding]. */
export function turned(profile: readonly Corner[]) {
  const right = profile.map(([y, r, rounding]): Corner => [r, y, rounding]);
  const left = [...profile].reverse().map(([y, r, rounding]): Corner => [-r, y, rounding]);
  return shape().rounded([...right, ...left]);
}

export function hexagon(pen: Pen, top: number, bottom: number, flats: number): number {
  // Seen corner to corner, so the width on the sheet is across corners.
  const half = flats / Math.sqrt(3);
  pen.draw(turned(corners(`${top} ${half} 1.4, ${bottom} ${half} 1.4`)), 'body');
  pen.draw(shape().rect(half / 2, top, half / 2, bottom - top), 'tint');
  for (const x of [-half / 2, half / 2]) pen.stroke([x, top + 0.6], [x, bottom - 0.6], pen.isThumb ? 'fine' : 'line');
  pen.draw(turned(corners(`${top} ${half} 1.4, ${bottom} ${half} 1.4`)), 'line');
  return half;
}

export function threads(pen: Pen, from: number, to: number, radius: number, pitch: number): void {
  pen.draw(turned(corners(`${from} ${radius}, ${to - 0.6} ${radius}, ${to} ${radius * 0.92}`)), 'body');
  const step = pen.isThumb ? (to - from) / 6 : Math.max(pitch, (to - from) / 24);
  const turns = shape();
  for (let y = from + step * 0.7; y < to - step * 0.5; y += step) {
    turns.segment(-radius, y + step * 0.22, radius, y - step * 0.22);
  }
  pen.draw(turns, 'fine');
}
