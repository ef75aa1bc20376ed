import type { Pen } from '../vocabulary/pen.ts';
import { corners, shape } from '../vocabulary/shape.ts';
import { emitters, filament, mirrored } from './light-bulb-parts.ts';

/** Bayonet: pins on the shell, one or two contacts in the foot. */
export function bayonet(pen: Pen, base: string, type: string, cap: number, twin: boolean, led: boolean): number {
  const glass = /R5W|T4W|H6W|H21|HY21/i.test(type) || cap < 12 ? cap * 0.5 : cap * 0.82;
  const length = cap < 12 ? 16 : /R5W|R10W/.test(type) ? 21 : 33;
  const contacts = /d$/i.test(base) || twin ? [-cap * 0.2, cap * 0.2] : [0];
  for (const y of contacts) pen.draw(shape().ellipse(-cap * 1.02, y, cap * 0.13), 'dark');
  pen.draw(
    mirrored([
      [-cap, -cap * 0.42, 1.5],
      [-cap * 0.9, -cap / 2, 1],
      [0, -cap / 2],
      [2, -cap * 0.46],
    ]),
    'side',
  );
  // BAY and BAZ pins are at different heights; BA pins are at the same height on opposite sides.
  const uneven = /^BA[YZ]/i.test(base);
  const pin = cap * 0.11;
  pen.draw(shape().rect(-cap * 0.42, -cap / 2 - pin * 1.6, pin * 2, pin * 1.6), 'dark');
  pen.draw(shape().rect(-cap * (uneven ? 0.64 : 0.42), cap / 2, pin * 2, pin * 1.6), 'dark');
  if (led) {
    emitters(pen, 2, length * 0.8, cap * 0.44);
  } else {
    const amber = /Y/.test(type) && /W$/.test(type);
    const bulb = mirrored([
      [2, -cap * 0.4],
      [length * 0.3, -glass, glass * 0.7],
      [length * 0.82, -glass, glass * 0.8],
      [length, -glass * 0.2, glass * 0.4],
    ]);
    pen.draw(bulb, amber ? 'side' : 'body');
    pen.draw(
      shape()
        .segment(2, -3, length * 0.55, -cap * 0.2)
        .segment(2, 3, length * 0.55, cap * 0.2),
      'fine',
    );
    const coil = shape().arc(length * 0.55, 0, cap * 0.12, cap * 0.2, -90, 90);
    pen.draw(coil, 'accent');
    if (twin) pen.draw(shape().arc(length * 0.36, 0, cap * 0.1, cap * 0.16, -90, 90), 'accent');
  }
  pen.dimension([-cap * 1.1, -cap / 2], [-cap * 1.1, cap / 2], [-34, 0], `Ø ${cap}`);
  return length;
}

export function wedge(pen: Pen, cap: number, twin: boolean, led: boolean): number {
  const half = cap / 2;
  const length = cap * 2;
  pen.draw(shape().rect(-cap * 0.9, -half, cap * 0.9, cap, 1), 'side');
  for (const y of twin ? [-0.32, -0.1, 0.1, 0.32] : [-0.28, 0.28]) {
    pen.draw(
      shape().rounded(corners(`0 ${y * cap}, ${-cap * 1.05} ${y * cap} 1, ${-cap * 0.95} ${y * cap * 1.5}`), false),
      'accent',
    );
  }
  pen.stroke([-cap * 0.45, -half], [-cap * 0.45, half], 'fine');
  if (led) {
    emitters(pen, 0, length * 0.8, half);
  } else {
    pen.draw(
      mirrored([
        [0, -half * 0.9],
        [cap * 0.3, -half * 1.08, 2],
        [length * 0.8, -half * 1.08, half],
        [length, -half * 0.2, half * 0.4],
      ]),
      'body',
    );
    pen.draw(
      shape()
        .segment(0, -half * 0.5, length * 0.5, -half * 0.36)
        .segment(0, half * 0.5, length * 0.5, half * 0.36),
      'fine',
    );
    pen.draw(shape().arc(length * 0.5, 0, cap * 0.12, half * 0.36, -90, 90), 'accent');
  }
  pen.dimension([-cap * 1.1, -half], [-cap * 1.1, half], [-34, 0], String(cap));
  return length;
}

export function festoon(pen: Pen, type: string, cap: number, led: boolean): number {
  const length = /C5W/i.test(type) ? 36 : 41;
  const half = length / 2;
  const glass = /C5W/i.test(type) ? 5.5 : 7;
  pen.draw(
    mirrored([
      [-half + 6, -cap * 0.42],
      [-half + 9, -glass, 2],
      [half - 9, -glass, 2],
      [half - 6, -cap * 0.42],
    ]),
    'body',
  );
  for (const sign of [-1, 1]) {
    const outer = sign * half;
    pen.draw(
      mirrored(corners(`${outer - sign * 7} ${-cap / 2}, ${outer - sign * 2} ${-cap / 2} 1.4, ${outer} -1 1`)),
      'side',
    );
  }
  if (led) emitters(pen, -half + 9, half - 9, 4);
  else {
    filament(pen, -6, 1, 12, 2.4);
    pen.draw(
      shape()
        .segment(-half + 7, 1, -6, 1)
        .segment(6, 1, half - 7, 1),
      'fine',
    );
  }
  pen.dimension([-half, glass], [half, glass], [0, 52], String(length));
  pen.dimension([-half, -cap / 2], [-half, cap / 2], [-40, 0], `Ø ${cap}`);
  return half * 1.1;
}
