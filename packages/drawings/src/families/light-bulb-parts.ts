import type { Pen } from '../vocabulary/pen.ts';
import { type Corner, shape } from '../vocabulary/shape.ts';

export const mirrored = (profile: readonly Corner[]) =>
  shape().rounded([...profile, ...[...profile].reverse().map(([x, y, r]): Corner => [x, -y, r])]);

export function filament(pen: Pen, x: number, y: number, length: number, height: number): void {
  const coil = shape().move(x, y);
  const turns = Math.max(3, Math.min(pen.isThumb ? 4 : 9, Math.round(length / 1.4)));
  for (let index = 0; index < turns; index++) {
    const a = x + (length * index) / turns;
    const b = x + (length * (index + 1)) / turns;
    coil.line([(a + b) / 2, y - height], [b, y]);
  }
  pen.draw(coil, 'accent');
}

export function emitters(pen: Pen, from: number, to: number, half: number): void {
  pen.draw(shape().rect(from, -half, to - from, half * 2, 1.5), 'side');
  for (let index = 0; index < 3; index++) {
    const width = (to - from) * 0.2;
    pen.draw(shape().rect(from + (to - from) * (0.12 + index * 0.28), -half * 0.5, width, half, 0.4), 'solid');
  }
}

export function fins(pen: Pen, from: number, to: number, half: number): void {
  pen.draw(shape().rect(from, -half, to - from, half * 2, 1.5), 'body');
  const count = pen.isThumb ? 4 : 7;
  for (let index = 1; index < count; index++) {
    const x = from + ((to - from) * index) / count;
    pen.stroke([x, -half], [x, half], pen.isThumb ? 'fine' : 'line');
  }
}
