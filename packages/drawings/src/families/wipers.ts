import { type Attributes, figureOf, kindOf, numberOf, textOf } from '../attributes.ts';
import type { Pen } from '../vocabulary/pen.ts';
import { type Corner, type Point, shape } from '../vocabulary/shape.ts';
import { type Blade, bowAt, fitting } from './wiper-insets.ts';

const longest = 800;

/** Elevation of the blade in true length, bowed as it leaves the windscreen; the rubber is the characteristic feature. */
export function drawWiper(pen: Pen, attributes: Attributes): void {
  const length = numberOf(attributes, 'length', 600);
  const kind = kindOf(attributes);
  if (!pen.isDetail) pen.turn = pen.isThumb ? -36 : -24;
  pen.relative = { size: length, reference: longest, power: 0.6 };
  // A thumbnail enlarges the section: at true scale a blade would be one line.
  const depth = (pen.isThumb ? 2.4 : pen.isDetail ? 1.25 : 2) * 16 * Math.max(0.6, length / longest);
  const blade: Blade = { length, depth, bow: length * 0.035 };
  if (/refill/.test(kind)) refill(pen, blade);
  else if (/beam|flat/.test(kind)) beam(pen, blade);
  else if (/hybrid/.test(kind)) hybrid(pen, blade);
  else bridged(pen, blade, /heavy/.test(kind));
  const half = length / 2;
  if (pen.isDetail) pen.margin = [46, 60];
  const inches = figureOf(attributes, 'length_inch');
  const figure = figureOf(attributes, 'length');
  const foot = /refill/.test(kind) ? depth * 3 : 0;
  pen.dimension([-half, foot], [half, foot], [0, 46], inches && figure ? `${figure} (${inches}")` : figure);
  if (pen.isDetail && !/refill/.test(kind)) fitting(pen, textOf(attributes, 'fitting'), blade);
}

function strip(blade: Blade, from: number, to: number, above: (x: number) => number, below: (x: number) => number) {
  const steps = 12;
  const upper: Point[] = [];
  const lower: Point[] = [];
  for (let index = 0; index <= steps; index++) {
    const x = from + ((to - from) * index) / steps;
    upper.push([x, bowAt(blade, x) - above(x)]);
    lower.unshift([x, bowAt(blade, x) - below(x)]);
  }
  return shape().poly([...upper, ...lower]);
}

function rubber(pen: Pen, blade: Blade): void {
  const half = blade.length / 2;
  pen.draw(
    strip(
      blade,
      -half,
      half,
      () => 0,
      () => -blade.depth * 0.42,
    ),
    'glow',
  );
  pen.detail(
    strip(
      blade,
      -half,
      half,
      () => -blade.depth * 0.2,
      () => -blade.depth * 0.2,
    ),
    'accentFine',
  );
}

function adaptor(pen: Pen, blade: Blade, width: number): void {
  const top = bowAt(blade, 0) - blade.depth * 1.75;
  const block: Corner[] = [
    [-width, bowAt(blade, 0) - blade.depth * 0.3, 3],
    [-width * 0.8, top, 8],
    [width * 0.8, top, 8],
    [width, bowAt(blade, 0) - blade.depth * 0.3, 3],
  ];
  pen.draw(shape().rounded(block), 'dark');
  pen.draw(shape().ellipse(0, (top + bowAt(blade, 0)) / 2, blade.depth * 0.3), 'body');
}

function beam(pen: Pen, blade: Blade): void {
  const half = blade.length / 2;
  rubber(pen, blade);
  const spoiler = (x: number) => blade.depth * (0.25 + 0.75 * (1 - Math.abs(x / half) ** 1.6));
  pen.draw(
    strip(blade, -half, half, spoiler, () => 0),
    'body',
  );
  pen.detail(
    strip(
      blade,
      -half * 0.96,
      half * 0.96,
      (x) => spoiler(x) * 0.45,
      (x) => spoiler(x) * 0.45,
    ),
    'fine',
  );
  adaptor(pen, blade, blade.depth * 2.1);
}

function hybrid(pen: Pen, blade: Blade): void {
  const half = blade.length / 2;
  rubber(pen, blade);
  const cover = (x: number) => blade.depth * (0.4 + 0.85 * (1 - Math.abs(x / half)));
  pen.draw(
    strip(blade, -half, half, cover, () => 0),
    'side',
  );
  for (const sign of [-1, 1]) {
    for (const at of [0.34, 0.68]) {
      const x = sign * half * at;
      pen.stroke([x, bowAt(blade, x)], [x, bowAt(blade, x) - cover(x)], 'line');
    }
  }
  adaptor(pen, blade, blade.depth * 2.3);
}

/** Conventional: a main bridge and two yokes that press the rubber at claws. */
function bridged(pen: Pen, blade: Blade, heavy: boolean): void {
  const half = blade.length / 2;
  const { depth } = blade;
  rubber(pen, blade);
  for (const sign of [-1, 1]) {
    const a = sign * half * 0.9;
    const b = sign * half * 0.3;
    const middle = (a + b) / 2;
    const yoke: Corner[] = [
      [a, bowAt(blade, a) + depth * 0.15],
      [middle, bowAt(blade, middle) - depth * 0.95, 30],
      [b, bowAt(blade, b) + depth * 0.15],
      [b, bowAt(blade, b) - depth * 0.2],
      [middle, bowAt(blade, middle) - depth * 1.5, 30],
      [a, bowAt(blade, a) - depth * 0.2],
    ];
    pen.draw(shape().rounded(yoke), 'side');
    for (const x of [a, b])
      pen.draw(shape().rect(x - depth * 0.16, bowAt(blade, x) - depth * 0.25, depth * 0.32, depth * 0.6), 'dark');
  }
  const end = half * 0.6;
  const bridge: Corner[] = [
    [-end, bowAt(blade, end) - depth * 0.7, 6],
    [-end * 0.4, bowAt(blade, 0) - depth * 1.5, 40],
    [end * 0.4, bowAt(blade, 0) - depth * 1.5, 40],
    [end, bowAt(blade, end) - depth * 0.7, 6],
    [end, bowAt(blade, end) - depth * 1.35, 6],
    [end * 0.42, bowAt(blade, 0) - depth * (heavy ? 3 : 2.4), 40],
    [-end * 0.42, bowAt(blade, 0) - depth * (heavy ? 3 : 2.4), 40],
    [-end, bowAt(blade, end) - depth * 1.35, 6],
  ];
  pen.draw(shape().rounded(bridge), 'body');
  for (const sign of [-1, 1])
    pen.draw(shape().ellipse(sign * end * 0.97, bowAt(blade, end) - depth * 1.02, depth * 0.26), 'dark');
  pen.draw(shape().rect(-depth * 1.1, bowAt(blade, 0) - depth * 2.3, depth * 2.2, depth * 0.75, 3), 'dark');
}

function refill(pen: Pen, blade: Blade): void {
  const half = blade.length / 2;
  const flat: Blade = { ...blade, bow: 0 };
  for (const row of [0, 1]) {
    const y = row * blade.depth * 2.4;
    pen.draw(shape().rect(-half, y - blade.depth * 0.5, blade.length, blade.depth * 0.55, 3), 'side');
    pen.draw(shape().rect(-half, y + blade.depth * 0.05, blade.length, blade.depth * 0.5), 'glow');
    pen.stroke([-half, y + blade.depth * 0.3], [half, y + blade.depth * 0.3], 'accentFine');
  }
  rubber(pen, { ...flat, length: 0.001 });
}
