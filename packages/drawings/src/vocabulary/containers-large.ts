import { type Contents, label, tilt, words } from './container-label.ts';
import type { Pen } from './pen.ts';
import { type Corner, corners, shape } from './shape.ts';
import { revolve, ring } from './solids.ts';

/** Oil jug with the handle moulded into its shoulder, 1 L to 10 L. */
export function jug(pen: Pen, contents: Contents): void {
  const size = Math.cbrt(Math.max(contents.amount, 0.5) / 5);
  const u = 100 * size;
  const slim = contents.amount <= 1.2 ? 0.82 : 1;
  const w = u * slim;
  const body: Corner[] = [
    [-w, u * 0.1, u * 0.22],
    [-w * 0.78, -u * 0.62, u * 0.2],
    [-w * 0.2, -u * 0.78, u * 0.1],
    [w * 0.18, -u * 0.78, u * 0.08],
    [w * 0.34, -u * 1.02],
    [w * 0.84, -u * 1.02],
    [w, -u * 0.5, u * 0.2],
    [w, u * 1.55, u * 0.16],
    [-w, u * 1.55, u * 0.16],
  ];
  pen.draw(shape().rounded(body), 'body');
  const hole: Corner[] = [
    [-w * 0.66, -u * 0.06, u * 0.14],
    [-w * 0.52, -u * 0.44, u * 0.14],
    [w * 0.06, -u * 0.52, u * 0.14],
    [w * 0.04, -u * 0.26, u * 0.12],
  ];
  pen.draw(shape().rounded(hole), 'dark');
  pen.draw(shape().rect(w * 0.3, -u * 1.3, w * 0.58, u * 0.3, u * 0.05), 'side');
  for (const x of [0.4, 0.5, 0.6, 0.7, 0.8]) pen.detail(shape().segment(w * x, -u * 1.26, w * x, -u * 1.04), 'fine');
  const inset = w * 0.13;
  pen.draw(shape().rect(-w + inset, u * 0.24, 2 * (w - inset), u * 1.12, u * 0.06), 'panel');
  pen.draw(shape().rect(-w + inset, u * 0.24, 2 * (w - inset), u * (pen.isThumb ? 0.5 : 0.3)), 'solid');
  words(pen, { y: u * 0.5, height: u * 0.86, radius: w - inset }, contents);
  // Level strip.
  for (let index = 0; index < 5; index++)
    pen.detail(shape().segment(w * 0.93, u * (0.2 + index * 0.26), w, u * (0.2 + index * 0.26)), 'fine');
}

export function pail(pen: Pen, contents: Contents): void {
  const size = Math.cbrt(contents.amount / 20);
  const radius = 145 * size;
  const height = 370 * size;
  pen.draw(shape().arc(0, height * 0.02, radius * 1.04, radius * 0.6, 180, 360), 'line');
  revolve(pen, 0, corners(`0 ${radius}, ${height} ${radius * 0.9} 8`), tilt, { wall: 'body' });
  label(pen, { y: height * 0.36, height: height * 0.46, radius: radius * 0.94 }, contents);
  revolve(pen, 0, corners(`${-height * 0.02} ${radius * 1.06} 3, ${height * 0.06} ${radius * 1.06} 3`), tilt, {
    wall: 'side',
    top: 'side',
  });
  pen.draw(shape().ellipse(0, -height * 0.02, radius * 0.88, radius * 0.88 * tilt), 'panel');
  for (const y of [0.13, 0.2]) pen.draw(ring(0, height * y, radius * 0.99, tilt), 'fine');
}

export function drum(pen: Pen, contents: Contents): void {
  const size = Math.cbrt(contents.amount / 205);
  const radius = 285 * size;
  const height = 850 * size;
  revolve(pen, 0, corners(`0 ${radius}, ${height} ${radius} 6`), tilt, { wall: 'body', top: 'side' });
  pen.draw(shape().ellipse(0, 0, radius * 0.93, radius * 0.93 * tilt), 'panel');
  pen.draw(shape().ellipse(-radius * 0.55, -radius * 0.02, radius * 0.13, radius * 0.13 * tilt * 1.4), 'dark');
  pen.draw(shape().ellipse(radius * 0.6, radius * 0.02, radius * 0.07, radius * 0.07 * tilt * 1.4), 'dark');
  label(pen, { y: height * 0.4, height: height * 0.22, radius }, contents);
  for (const y of [0.33, 0.355, 0.66, 0.685]) pen.draw(ring(0, height * y, radius * 1.015, tilt), 'line');
  for (const y of [0.05, 0.96]) pen.detail(ring(0, height * y, radius, tilt), 'fine');
}

/** Intermediate bulk container in its cage. */
export function bulk(pen: Pen, contents: Contents): void {
  pen.draw(shape().rect(-500, 0, 1000, 880, 40), 'body');
  pen.draw(shape().rect(-130, -60, 260, 60, 10), 'dark');
  pen.draw(shape().rect(-330, 250, 660, 330, 10), 'panel');
  pen.draw(shape().rect(-330, 250, 660, 110), 'solid');
  words(pen, { y: 350, height: 230, radius: 300 }, contents);
  const cage = shape();
  for (let x = -500; x <= 500; x += 200) cage.segment(x, -20, x, 900);
  for (let y = 80; y < 880; y += 200) cage.segment(-520, y, 520, y);
  pen.draw(cage, pen.isThumb ? 'fine' : 'line');
  pen.draw(shape().rect(-540, 900, 1080, 50), 'side');
  for (const x of [-520, -80, 360]) pen.draw(shape().rect(x, 950, 160, 90), 'side');
}
