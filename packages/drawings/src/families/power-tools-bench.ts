import type { Pen } from '../vocabulary/pen.ts';
import { type Corner, corners, shape } from '../vocabulary/shape.ts';
import { batteryPack, vents } from './power-tools-grip.ts';

export function sander(pen: Pen, pack: boolean): void {
  if (pack) pen.draw(shape().rounded(corners('-116 -50 6, -70 -52 4, -70 8 4, -116 6 6')), 'dark');
  pen.draw(
    shape().rounded(corners('-72 -50 10, -20 -82 30, 46 -82 34, 64 -40 20, 52 24 8, -44 24 8, -50 -10 12, -72 -6 8')),
    'body',
  );
  pen.draw(shape().rounded(corners('-62 24 4, 70 24 4, 76 44 4, -68 44 4')), 'side');
  pen.draw(shape().rect(-72, 44, 152, 10, 3), 'glow');
  vents(pen, -14, -30, 6);
}

export function jigsaw(pen: Pen, pack: boolean): void {
  if (pack) pen.draw(shape().rounded(corners('-126 -66 6, -84 -66 4, -84 -2 4, -126 -4 6')), 'dark');
  pen.draw(
    shape().rounded(corners('-86 -70 20, 60 -84 24, 86 -52 18, 84 44 8, 24 44 8, 16 12 12, -50 14 12, -86 -2 10')),
    'body',
  );
  pen.draw(shape().rounded(corners('-56 -50 10, 36 -58 10, 34 -30 10, -54 -26 10')), 'panelDark');
  pen.draw(shape().rounded(corners('-70 54 3, 104 54 8, 104 62 3, -70 62 3')), 'side');
  pen.draw(shape().rect(38, 44, 14, 10, 1), 'dark');
  pen.draw(shape().poly(corners('40 62, 50 62, 50 118, 40 106')), 'glow');
}

export function circularSaw(pen: Pen, pack: boolean): void {
  if (pack) batteryPack(pen, -158, 8);
  pen.draw(shape().ellipse(30, 20, 78), 'glow');
  const teeth = shape();
  for (let index = 0; index < 24; index++) {
    const a = (index / 24) * 2 * Math.PI;
    teeth.segment(
      30 + 78 * Math.cos(a),
      20 + 78 * Math.sin(a),
      30 + 70 * Math.cos(a + 0.12),
      20 + 70 * Math.sin(a + 0.12),
    );
  }
  pen.draw(teeth, 'accentFine');
  pen.draw(
    shape()
      .arc(30, 20, 86, 86, 170, 370)
      .line([30 + 40, 30], [-20, 30])
      .close(),
    'body',
  );
  pen.draw(
    shape().rounded(corners('-150 8 10, -128 -44 22, -40 -86 30, 10 -66 16, -30 -46 16, -92 -18 18, -98 10 10')),
    'side',
  );
  pen.draw(shape().ellipse(30, 10, 24), 'side');
  pen.draw(shape().ellipse(30, 10, 8), 'dark');
  pen.draw(shape().rect(-100, 52, 240, 9, 3), 'dark');
}

export function light(pen: Pen, pack: boolean, kind: string): void {
  if (/inspection/.test(kind)) {
    if (pen.isThumb) pen.turn = -26;
    pen.draw(shape().rounded(corners('-140 -20 12, 0 -22 8, 0 22 8, -140 20 12')), 'side');
    pen.draw(shape().rounded(corners('0 -18 6, 150 -18 10, 150 18 10, 0 18 6')), 'body');
    pen.draw(shape().rect(14, -10, 122, 20, 4), 'glow');
    for (let x = 24; x < 134; x += 16) pen.draw(shape().rect(x, -4, 8, 8, 1), 'solid');
    pen.draw(shape().arc(-150, 0, 14, 10, 60, 300), 'line');
    return;
  }
  pen.draw(shape().rounded(corners('-96 60, -104 96 6, 104 96 6, 96 60, 84 60, 84 80, -84 80, -84 60')), 'dark');
  pen.draw(shape().rect(-110, -70, 220, 132, 12), 'body');
  pen.draw(shape().rect(-92, -54, 184, 100, 6), 'glow');
  for (const x of pen.isThumb ? [-66, 44] : [-72, -39, -6, 27, 60]) {
    for (const y of pen.isThumb ? [-30, 6] : [-38, -10, 18]) pen.draw(shape().rect(x, y, 18, 12, 2), 'solid');
  }
  pen.draw(shape().rounded(corners('-60 -70, -50 -98 12, 50 -98 12, 60 -70'), false), 'line');
  if (pack) batteryPack(pen, -56, 96);
}

export function vacuum(pen: Pen): void {
  pen.draw(shape().rounded(corners('-80 -10, 80 -10, 88 96 16, -88 96 16')), 'body');
  pen.draw(shape().rounded(corners('-86 -12 4, -70 -66 26, 70 -66 26, 86 -12 4')), 'side');
  pen.draw(shape().rect(-90, -16, 180, 14, 4), 'dark');
  pen.draw(shape().rounded(corners('-34 -66, -28 -92 10, 28 -92 10, 34 -66'), false), 'line');
  pen.draw(
    shape().move(86, 30).curve([150, 26], [110, -70], [150, -84]).curve([196, -98], [178, -20], [190, 60]),
    'accent',
  );
  pen.draw(
    shape().move(86, 42).curve([166, 38], [124, -58], [156, -70]).curve([178, -78], [166, -10], [178, 62]),
    'accent',
  );
  pen.draw(shape().rounded(corners('166 60 3, 202 60 3, 210 84 3, 158 84 3')), 'dark');
  for (const x of [-58, 58]) pen.draw(shape().ellipse(x, 104, 12), 'dark');
  vents(pen, -10, -46, 6);
}

export function blower(pen: Pen, pack: boolean): void {
  if (pack) pen.draw(shape().rounded(corners('-150 22 5, -86 30 5, -86 72 6, -150 64 6')), 'dark');
  pen.draw(shape().rounded(corners('-4 -36 10, 60 -24 10, 186 34 4, 174 60 4, 30 34 12, -4 36 10')), 'glow');
  pen.draw(shape().ellipse(-36, 0, 52), 'body');
  for (const r of [36, 22, 8]) pen.draw(shape().ellipse(-36, 0, r), pen.isThumb ? 'fine' : 'panelDark');
  pen.draw(shape().rounded(corners('-148 24 8, -142 -40 24, -60 -64 20, -44 -46 8, -112 -26 14, -112 24 8')), 'side');
}

/** Inflators, jump starters, chargers: a case with a display and leads. */
export function box(pen: Pen, _pack: boolean, kind: string): void {
  const leads = shape();
  if (/inflator/.test(kind)) {
    leads.move(92, 40).curve([170, 40], [150, -60], [120, -96]);
    leads.move(92, 30).curve([158, 30], [138, -54], [112, -90]);
    pen.draw(leads, 'line');
    pen.draw(shape().rounded(corners('104 -116 3, 122 -122 3, 128 -94 3, 110 -88 3')), 'dark');
  } else if (!/radio/.test(kind)) {
    for (const [sign, style] of [
      [-1, 'line'],
      [1, 'accent'],
    ] as const) {
      pen.draw(
        shape()
          .move(sign * 40, 60)
          .curve([sign * 46, 110], [sign * 120, 70], [sign * 124, 108]),
        style,
      );
      const clip: Corner[] = [
        [sign * 112, 106, 3],
        [sign * 134, 104, 3],
        [sign * 142, 150, 4],
        [sign * 128, 154],
        [sign * 122, 132],
        [sign * 116, 154],
        [sign * 104, 150, 4],
      ];
      pen.draw(shape().rounded(clip), sign < 0 ? 'dark' : 'glow');
    }
  }
  pen.draw(shape().rounded(corners('-44 -62, -36 -92 12, 36 -92 12, 44 -62'), false), 'line');
  pen.draw(shape().rect(-96, -64, 192, 128, 16), 'body');
  pen.draw(shape().rect(-96, 44, 192, 20, 8), 'dark');
  pen.draw(shape().rect(-72, -44, 90, 56, 5), 'panelDark');
  pen.letter([-27, -6], /inflator/.test(kind) ? '32' : /radio/.test(kind) ? 'FM' : '12.6', 30, true);
  pen.draw(shape().ellipse(56, -22, 21), 'glow');
  pen.draw(shape().segment(56, -22, 66, -34), 'accent');
  for (const x of [40, 56, 72]) pen.draw(shape().ellipse(x, 20, 4), 'ink');
}

export function fan(pen: Pen, pack: boolean): void {
  if (pack) batteryPack(pen, -56, 108);
  pen.draw(shape().rounded(corners('-60 92 6, 60 92 6, 60 110 4, -60 110 4')), 'side');
  pen.draw(shape().rect(-8, 60, 16, 34), 'dark');
  pen.draw(shape().ellipse(0, -14, 86), 'body');
  for (let blade = 0; blade < 5; blade++) {
    const a = (blade * 72 * Math.PI) / 180;
    const at = (r: number, t: number): [number, number] => [r * Math.cos(a + t), -14 + r * Math.sin(a + t)];
    pen.draw(
      shape()
        .move(...at(14, 0))
        .curve(at(40, -0.5), at(68, -0.3), at(70, 0.2))
        .curve(at(60, 0.6), at(30, 0.5), at(14, 0.5))
        .close(),
      'glow',
    );
  }
  for (const r of [78, 56, 34]) pen.detail(shape().ellipse(0, -14, r), 'fine');
  pen.draw(shape().ellipse(0, -14, 14), 'dark');
}

export function battery(pen: Pen): void {
  pen.draw(shape().rounded(corners('-70 -52 6, 70 -52 6, 78 -20 4, -78 -20 4')), 'side');
  for (const x of [-46, -16, 14, 44]) pen.draw(shape().rect(x - 5, -48, 12, 16, 1), 'dark');
  pen.draw(shape().rounded(corners('-94 -24 10, 94 -24 10, 94 66 16, -94 66 16')), 'body');
  pen.draw(shape().rect(-94, 6, 188, 26), 'glow');
  for (let bar = 0; bar < 4; bar++) pen.draw(shape().rect(-36 + bar * 19, 42, 13, 9, 2), bar < 3 ? 'solid' : 'panel');
}
