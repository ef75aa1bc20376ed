import type { Pen } from '../vocabulary/pen.ts';
import { type Corner, type Point, shape } from '../vocabulary/shape.ts';

export type Clamp = { readonly radius: number; readonly t: number; readonly u: number };

function ringFrom(radius: number, t: number, from: number, to: number) {
  return shape()
    .arc(0, 0, radius + t, radius + t, from, to)
    .arc(0, 0, radius, radius, to, from, true)
    .close();
}

export function slots(pen: Pen, { radius, t }: Clamp, from: number, to: number): void {
  const lines = shape();
  const step = pen.isThumb ? 11 : 5;
  for (let angle = from; angle <= to; angle += step) {
    const a = (angle * Math.PI) / 180;
    lines.segment(
      (radius + t * 0.1) * Math.cos(a),
      (radius + t * 0.1) * Math.sin(a),
      (radius + t) * Math.cos(a + 0.035),
      (radius + t) * Math.sin(a + 0.035),
    );
  }
  pen.draw(lines, 'fine');
}

export function screw(pen: Pen, x: number, y: number, u: number): void {
  const head: Corner[] = [
    [x, y - 4 * u, u],
    [x + 5 * u, y - 4 * u, u],
    [x + 5 * u, y + 4 * u, u],
    [x, y + 4 * u, u],
  ];
  pen.draw(shape().rounded(head), 'glow');
  pen.draw(
    shape()
      .segment(x, y - 1.4 * u, x + 5 * u, y - 1.4 * u)
      .segment(x, y + 1.4 * u, x + 5 * u, y + 1.4 * u),
    'accentFine',
  );
}

export function worm(pen: Pen, clamp: Clamp, constant: boolean): void {
  const { radius, t, u } = clamp;
  pen.draw(ringFrom(radius, t, 0, 360), 'side');
  pen.draw(ringFrom(radius, t * 1.9, -90, -38), 'body');
  slots(pen, clamp, -180, -96);
  const y = -radius - t - 4.3 * u;
  if (constant) {
    for (let washer = 0; washer < 4; washer++) {
      const x = 7 * u + washer * 1.7 * u;
      pen.draw(
        shape().rounded([
          [x, y - 4.6 * u],
          [x + 1.2 * u, y - 3.4 * u],
          [x + 1.2 * u, y + 3.4 * u],
          [x, y + 4.6 * u],
        ]),
        'panelDark',
      );
    }
  }
  const housing: Corner[] = [
    [-9 * u, y + 4.4 * u, u],
    [-9 * u, y - 2.5 * u, 2 * u],
    [-7 * u, y - 4.6 * u, 2 * u],
    [6 * u, y - 4.6 * u, 2 * u],
    [7 * u, y - 2 * u, u],
    [7 * u, y + 4.6 * u, u],
  ];
  pen.draw(shape().rounded(housing), 'body');
  const turns = shape();
  for (let x = -7; x < 6; x += pen.isThumb ? 3.6 : 1.9) turns.segment(x * u, y + 3 * u, (x + 1.4) * u, y - 3.4 * u);
  pen.draw(turns, 'fine');
  screw(pen, (constant ? 14 : 7) * u, y, u);
}

export function fuel(pen: Pen, { radius, t, u }: Clamp): void {
  pen.draw(ringFrom(radius, t * 1.3, -74, 254), 'side');
  for (const sign of [-1, 1]) {
    const lug: Corner[] = [
      [sign * radius * 0.3, -radius * 0.96],
      [sign * 2.4 * u, -radius - 2 * u, u],
      [sign * 2.4 * u, -radius - 11 * u, u],
      [sign * 4.6 * u, -radius - 11 * u, u],
      [sign * 4.6 * u, -radius - 2 * u, 2 * u],
      [sign * radius * 0.42, -radius * 0.96],
    ];
    pen.draw(shape().rounded(lug), 'side');
  }
  pen.draw(shape().rect(-9 * u, -radius - 8.6 * u, 18 * u, 3.4 * u), 'body');
  screw(pen, 8 * u, -radius - 7 * u, u * 0.9);
  pen.draw(shape().rect(-8 * u, -radius - 10 * u, 3.2 * u, 6.4 * u, u * 0.5), 'dark');
}

export function tBolt(pen: Pen, { radius, t, u }: Clamp): void {
  pen.draw(ringFrom(radius, t * 1.5, -72, 252), 'side');
  pen.draw(ringFrom(radius - t * 0.9, t * 0.9, -110, -70), 'body');
  for (const sign of [-1, 1]) {
    const eye: Point = [sign * 7.5 * u, -radius - t * 1.5 - 4 * u];
    pen.draw(
      shape().rounded([
        [sign * radius * 0.3, -radius * 0.98 - t],
        [eye[0] - sign * 4.5 * u, eye[1], 2 * u],
        [eye[0], eye[1] - 4.6 * u, 3 * u],
        [eye[0] + sign * 4 * u, eye[1], 2 * u],
        [sign * radius * 0.56, -radius * 0.84 - t],
      ]),
      'body',
    );
    pen.draw(shape().ellipse(eye[0], eye[1], 2.6 * u), 'dark');
  }
  const y = -radius - t * 1.5 - 4 * u;
  pen.draw(shape().rect(-13 * u, y - 1.5 * u, 32 * u, 3 * u, 0.6 * u), 'body');
  const threads = shape();
  for (let x = 12; x < 19; x += pen.isThumb ? 2.4 : 1.1)
    threads.segment(x * u, y - 1.5 * u, (x + 0.5) * u, y + 1.5 * u);
  pen.draw(threads, 'fine');
  pen.draw(shape().rect(11 * u, y - 3.4 * u, 4.4 * u, 6.8 * u, 0.6 * u), 'glow');
  pen.draw(shape().rect(-15 * u, y - 3.6 * u, 3 * u, 7.2 * u, u), 'dark');
}

export function springBand(pen: Pen, { radius, t, u }: Clamp): void {
  pen.draw(ringFrom(radius, t * 1.3, -66, 246), 'body');
  for (const [angle, lean] of [
    [-66, 1],
    [246, -1],
  ] as const) {
    const a = (angle * Math.PI) / 180;
    const [x, y] = [radius * Math.cos(a), radius * Math.sin(a)];
    pen.draw(
      shape().rounded([
        [x - 1.2 * u, y - 0.6 * u],
        [x - 1.2 * u + lean * 2.2 * u, y - 9 * u, u],
        [x + 1.4 * u + lean * 2.2 * u, y - 9 * u, u],
        [x + 1.4 * u, y + 0.6 * u],
      ]),
      'glow',
    );
  }
  pen.draw(shape().arc(0, 0, radius + t * 0.65, radius + t * 0.65, -20, 200), 'fine');
}

export function ear(pen: Pen, { radius, t, u }: Clamp): void {
  pen.draw(ringFrom(radius, t * 1.2, 0, 360), 'side');
  const loop: Corner[] = [
    [-5 * u, -radius * 0.97],
    [-7 * u, -radius - 7.5 * u, 3 * u],
    [7 * u, -radius - 7.5 * u, 3 * u],
    [5 * u, -radius * 0.97],
    [3.4 * u, -radius * 0.99],
    [4.8 * u, -radius - 5.6 * u, 2 * u],
    [-4.8 * u, -radius - 5.6 * u, 2 * u],
    [-3.4 * u, -radius * 0.99],
  ];
  pen.draw(shape().rounded(loop), 'glow');
  pen.draw(shape().arc(0, 0, radius + t * 1.9, radius + t * 1.9, 30, 62), 'line');
}

export function pClip(pen: Pen, { radius, t, u }: Clamp): void {
  pen.draw(ringFrom(radius - t, t * 2.4, 60, 378), 'glow');
  pen.draw(ringFrom(radius + t * 1.4, t, 60, 378), 'side');
  const tab: Corner[] = [
    [radius * 0.9, radius * 0.36],
    [radius * 2.3, radius * 0.46, 3 * u],
    [radius * 2.3, radius * 0.7, 3 * u],
    [radius * 0.7, radius * 1.02, 3 * u],
    [radius * 0.5, radius * 0.94],
  ];
  pen.draw(shape().rounded(tab), 'body');
  pen.draw(
    shape().ellipse(radius * 1.72, radius * 0.6, Math.max(1.6, radius * 0.1), Math.max(0.8, radius * 0.06)),
    'dark',
  );
}
