import type { Pen } from '../vocabulary/pen.ts';
import { type Corner, corners, shape } from '../vocabulary/shape.ts';

const mirror = (points: readonly Corner[], sign: number): Corner[] => points.map(([x, y, r]) => [x * sign, y, r]);

/** Vest, polo or jacket with its reflective bands. */
export function upper(pen: Pen, kind: string): void {
  const sleeves = /polo/.test(kind) ? 66 : /vest/.test(kind) ? 0 : 150;
  for (const sign of [-1, 1]) {
    if (sleeves > 0) {
      pen.draw(
        shape().rounded(
          mirror(
            [
              [58, -104, 14],
              [88, -94, 16],
              [88 + sleeves * 0.42, -60 + sleeves, 5],
              [88 + sleeves * 0.42 - 40, -48 + sleeves, 5],
              [60, -30, 6],
            ],
            sign,
          ),
        ),
        'body',
      );
      if (sleeves > 100)
        pen.draw(
          shape().poly(mirror(corners('117 22, 132 58, 96 68, 84 34'), sign).map(([x, y]) => [x, y] as const)),
          'glow',
        );
    }
  }
  pen.draw(
    shape().rounded(
      corners('-64 -108 10, -26 -118 6, 0 -82 16, 26 -118 6, 64 -108 10, 74 -40 20, 78 112 6, -78 112 6, -74 -40 20'),
    ),
    'body',
  );
  for (const y of [0, 62]) pen.draw(shape().poly(corners(`-76 ${y}, 76 ${y}, 77 ${y + 24}, -77 ${y + 24}`)), 'glow');
  for (const x of [-40, 40])
    pen.draw(shape().poly(corners(`${x - 9} -108, ${x + 9} -110, ${x + 9} 0, ${x - 9} 0`)), 'glow');
  pen.stroke([0, -84], [0, 112], 'line');
  if (/jacket|rain/.test(kind))
    pen.draw(shape().rounded(corners('-34 -116 6, -22 -138 14, 22 -138 14, 34 -116 6, 0 -84 14')), 'side');
}

export function coverall(pen: Pen, kind: string): void {
  for (const sign of [-1, 1]) {
    pen.draw(shape().rounded(mirror(corners('40 -122 10, 62 -112 12, 100 12 4, 76 22 4, 46 -60 6'), sign)), 'body');
  }
  pen.draw(
    shape().rounded(
      corners(
        '-46 -124 10, -18 -134 6, 0 -116 12, 18 -134 6, 46 -124 10, 52 0 20, 58 168 4, 16 168 4, 0 40 4, -16 168 4, -58 168 4, -52 0 20',
      ),
    ),
    'body',
  );
  pen.stroke([0, -116], [0, 40], 'line');
  pen.draw(shape().poly(corners('-51 -14, 51 -14, 52 2, -52 2')), 'glow');
  if (/disposable/.test(kind)) {
    pen.draw(shape().rounded(corners('-26 -126 8, -24 -164 24, 24 -164 24, 26 -126 8, 0 -112 16')), 'side');
  } else {
    for (const x of [-30, 12]) pen.draw(shape().rect(x, -84, 20, 24, 2), 'panelDark');
    for (const sign of [-1, 1])
      pen.draw(shape().poly(corners(`${sign * 18} 112, ${sign * 56} 112, ${sign * 57} 126, ${sign * 17} 126`)), 'glow');
  }
}
