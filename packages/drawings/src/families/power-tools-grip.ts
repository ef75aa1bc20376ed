import type { Pen } from '../vocabulary/pen.ts';
import { corners, shape } from '../vocabulary/shape.ts';

/** Pistol grip with trigger and, below it, the battery pack. */
export function grip(pen: Pen, pack: boolean): void {
  if (pack) batteryPack(pen, -76, 112);
  pen.draw(shape().rounded(corners('-70 98 6, 30 98 6, 30 114 4, -70 114 4')), 'side');
  pen.draw(shape().rounded(corners('-52 22, 8 22, 2 60 14, 10 100 4, -50 100 4, -40 60 14')), 'body');
  pen.draw(shape().rounded(corners('-26 40 8, -14 40 6, -12 92 6, -32 92 6')), 'panelDark');
  pen.draw(shape().rounded(corners('4 28 3, 18 30 4, 12 48 6, 16 62 4, 2 58 3')), 'dark');
}

export function batteryPack(pen: Pen, x: number, y: number): void {
  pen.draw(
    shape().rounded(corners(`${x} ${y} 4, ${x + 112} ${y} 4, ${x + 112} ${y + 34} 8, ${x} ${y + 34} 8`)),
    'dark',
  );
  pen.detail(shape().segment(x, y + 10, x + 112, y + 10), 'fine');
  pen.draw(shape().rect(x + 82, y + 15, 20, 9, 2), 'solid');
}

/** Cooling slots. */
export function vents(pen: Pen, x: number, y: number, count: number): void {
  const slots = shape();
  for (let index = 0; index < count; index++) slots.segment(x + index * 5, y, x + index * 5 - 4, y + 20);
  pen.detail(slots, 'fine');
}
