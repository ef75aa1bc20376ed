import type { Pen } from '../vocabulary/pen.ts';
import { type Corner, corners, shape } from '../vocabulary/shape.ts';

const mirror = (points: readonly Corner[], sign: number): Corner[] => points.map(([x, y, r]) => [x * sign, y, r]);

export function glasses(pen: Pen, kind: string): void {
  const over = /over/.test(kind);
  for (const sign of [-1, 1]) {
    pen.draw(
      shape().rounded(
        mirror(corners('116 -26 6, 136 -32 10, 150 26 20, 142 56 4, 136 54 4, 140 26 16, 128 -18 8, 116 -12 4'), sign),
      ),
      'side',
    );
    const lens: Corner[] = corners('5 -22 16, 52 -40 20, 110 -34 20, 118 4 24, 92 42 26, 38 44 24, 8 6 12');
    pen.draw(shape().rounded(mirror(lens, sign)), 'glow');
    pen.draw(
      shape()
        .segment(sign * 42, 26, sign * 84, -22)
        .segment(sign * 62, 30, sign * 94, -8),
      'accentFine',
    );
    if (over) pen.draw(shape().rounded(mirror(corners('118 -30 4, 132 -26 6, 130 24 8, 114 14 6'), sign)), 'panelDark');
  }
  pen.draw(
    shape().rounded(
      corners(
        '-118 -40 10, -52 -52 24, 0 -38 10, 52 -52 24, 118 -40 10, 118 -30 4, 52 -40 24, 0 -24 12, -52 -40 24, -118 -30 4',
      ),
    ),
    'body',
  );
  pen.draw(shape().rounded(corners('-10 6 2, -4 -16 4, 4 -16 4, 10 6 2'), false), 'line');
}

export function goggles(pen: Pen): void {
  for (const sign of [-1, 1]) {
    pen.draw(shape().rounded(mirror(corners('110 -26 4, 168 -34 8, 168 14 8, 110 30 4'), sign)), 'dark');
    for (const y of [-18, -6, 6]) pen.detail(shape().segment(sign * 122, y, sign * 168, y - 3), 'fine');
  }
  pen.draw(
    shape().rounded(
      corners('-124 -44 30, 0 -62 60, 124 -44 30, 124 40 34, 60 62 30, 20 30 18, -20 30 18, -60 62 30, -124 40 34'),
    ),
    'side',
  );
  pen.draw(
    shape().rounded(
      corners('-106 -32 26, 0 -46 50, 106 -32 26, 104 32 28, 56 46 24, 20 14 18, -20 14 18, -56 46 24, -104 32 28'),
    ),
    'glow',
  );
  pen.draw(shape().segment(-66, 24, -34, -30).segment(-46, 26, -18, -20), 'accentFine');
  for (const x of [-40, -14, 12, 38]) pen.detail(shape().rect(x - 2, -57, 12, 6, 2), 'panelDark');
}

export function shield(pen: Pen, kind: string): void {
  if (/weld/.test(kind)) {
    pen.draw(
      shape().rounded(corners('-86 -96 50, 0 -120 60, 86 -96 50, 96 20 40, 62 116 40, -62 116 40, -96 20 40')),
      'body',
    );
    pen.draw(shape().rect(-62, -58, 124, 62, 6), 'side');
    pen.draw(shape().rect(-50, -46, 100, 38, 3), 'solid');
    pen.draw(shape().rounded(corners('-66 30 10, 0 44 20, 66 30 10'), false), 'fine');
    for (const sign of [-1, 1]) pen.draw(shape().ellipse(sign * 96, -8, 12), 'dark');
    return;
  }
  pen.draw(shape().rounded(corners('-104 -70 10, -88 -106 30, 88 -106 30, 104 -70 10, 104 -52 6, -104 -52 6')), 'side');
  pen.draw(shape().rounded(corners('-98 -52, 98 -52, 92 70 40, 44 118 30, -44 118 30, -92 70 40')), 'glow');
  pen.draw(shape().segment(-50, 50, 0, -30).segment(-20, 58, 24, -16), 'accentFine');
  for (const sign of [-1, 1]) pen.draw(shape().ellipse(sign * 104, -62, 11), 'dark');
}

export function earMuffs(pen: Pen): void {
  pen.draw(shape().arc(0, -10, 112, 118, 188, 352).arc(0, -10, 96, 100, 352, 188, true).close(), 'side');
  pen.draw(shape().arc(0, -10, 100, 106, 222, 318), 'fine');
  for (const sign of [-1, 1]) {
    pen.draw(shape().rect(sign * 103 - 7, -34, 14, 44, 4), 'dark');
    pen.draw(shape().rounded(mirror(corners('76 2 8, 92 -2 10, 92 106 10, 76 102 8'), sign)), 'dark');
    pen.draw(
      shape().rounded(mirror(corners('90 -4 12, 118 0 24, 138 30 20, 138 74 20, 118 106 24, 90 108 12'), sign)),
      'glow',
    );
    pen.draw(shape().rounded(mirror(corners('104 18 6, 118 26 10, 118 80 10, 104 88 6'), sign), false), 'accentFine');
  }
}

export function hardHat(pen: Pen): void {
  pen.draw(shape().rounded(corners('-132 34 10, -150 50 8, -60 66 20, 120 62 10, 124 46 8, 112 34 10')), 'side');
  pen.draw(
    shape().move(-118, 44).curve([-122, -60], [-60, -96], [4, -96]).curve([74, -96], [112, -44], [112, 44]).close(),
    'body',
  );
  pen.draw(
    shape()
      .move(-26, 44)
      .curve([-30, -50], [-22, -86], [-10, -102])
      .line([22, -102])
      .curve([34, -80], [40, -40], [38, 44])
      .close(),
    'glow',
  );
  pen.draw(shape().move(-70, 44).curve([-72, -30], [-56, -66], [-44, -80]), 'fine');
  pen.draw(shape().move(76, 44).curve([78, -20], [66, -54], [56, -70]), 'fine');
}
