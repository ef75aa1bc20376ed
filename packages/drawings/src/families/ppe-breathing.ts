import type { Pen } from '../vocabulary/pen.ts';
import { corners, shape } from '../vocabulary/shape.ts';

export function dustMask(pen: Pen): void {
  for (const y of [-34, 34]) {
    pen.draw(
      shape()
        .move(-92, y * 0.7)
        .curve([-190, y * 2.6], [-150, y * 3], [-60, y * 2.2]),
      'line',
    );
    pen.draw(
      shape()
        .move(92, y * 0.7)
        .curve([190, y * 2.6], [150, y * 3], [60, y * 2.2]),
      'line',
    );
  }
  pen.draw(
    shape().rounded(corners('-100 -6 26, -48 -76 40, 0 -88 26, 48 -76 40, 100 -6 26, 62 76 46, -62 76 46')),
    'body',
  );
  pen.draw(shape().rounded(corners('-94 4 20, 0 -26 60, 94 4 20'), false), 'fine');
  pen.draw(shape().rounded(corners('-84 38 20, 0 22 60, 84 38 20'), false), 'fine');
  pen.draw(shape().rounded(corners('-26 -78 4, 0 -90 14, 26 -78 4, 24 -70 4, 0 -80 14, -24 -70 4')), 'dark');
  pen.draw(shape().rect(26, 12, 40, 34, 8), 'glow');
  for (const y of [20, 28, 36]) pen.draw(shape().segment(32, y, 60, y), 'accentFine');
}

export function respirator(pen: Pen): void {
  for (const sign of [-1, 1]) {
    pen.draw(shape().ellipse(sign * 92, 28, 46), 'glow');
    pen.draw(shape().ellipse(sign * 92, 28, 30), 'accent');
    for (const y of [12, 28, 44]) pen.detail(shape().segment(sign * 70, y, sign * 114, y), 'accentFine');
  }
  pen.draw(
    shape().rounded(corners('0 -104 20, 34 -64 20, 66 -8 20, 60 70 30, 0 98 40, -60 70 30, -66 -8 20, -34 -64 20')),
    'side',
  );
  pen.draw(shape().rounded(corners('-28 6 12, 28 6 12, 24 62 12, -24 62 12')), 'body');
  for (const y of [22, 34, 46]) pen.draw(shape().segment(-16, y, 16, y), 'fine');
}

export function filterCartridge(pen: Pen): void {
  for (const [x, y] of [
    [-56, -16],
    [56, 16],
  ] as const) {
    pen.draw(shape().ellipse(x + 12, y + 12, 66), 'dark');
    pen.draw(shape().ellipse(x, y, 66), 'glow');
    pen.draw(shape().ellipse(x, y, 50), 'accentFine');
    for (let line = -3; line <= 3; line++) {
      const half = Math.sqrt(50 ** 2 - (line * 13) ** 2);
      pen.draw(shape().segment(x - half, y + line * 13, x + half, y + line * 13), 'accentFine');
    }
  }
}

export function earPlugs(pen: Pen): void {
  for (const [x, y] of [
    [-52, -20],
    [52, 20],
  ] as const) {
    pen.draw(
      shape().rounded([
        [x - 13, y - 46, 13],
        [x + 13, y - 46, 13],
        [x + 24, y + 8, 8],
        [x + 26, y + 46, 8],
        [x - 26, y + 46, 8],
        [x - 24, y + 8, 8],
      ]),
      'glow',
    );
    pen.draw(shape().ellipse(x, y + 44, 25, 7), 'body');
  }
  pen.draw(shape().move(-52, 30).curve([-60, 120], [30, 20], [52, 70]), 'line');
}
