import { type Attributes, figureOf, kindOf, numberOf, textOf } from '../attributes.ts';
import type { Pen } from '../vocabulary/pen.ts';
import { type Corner, corners, shape } from '../vocabulary/shape.ts';

export function drawPlug(pen: Pen, attributes: Attributes): void {
  if (/glow/.test(kindOf(attributes))) glowPlug(pen, attributes);
  else sparkPlug(pen, attributes);
}

const threadOf = (attributes: Attributes, fallback: string) => textOf(attributes, 'thread') || fallback;
/** Electrode to the right on large sheets, diagonal in a thumb. */
function lay(pen: Pen, thumbTurn: number): void {
  pen.turn = pen.isThumb ? thumbTurn : -90;
  if (pen.isDetail) pen.margin = [98, 110];
}

const pitchOf = (thread: string) => Number(/x\s*(\d+(?:\.\d+)?)/i.exec(thread)?.[1] ?? 1.25);

/** Mirrored outline about the axis x = 0 from [y, half width, rounding]. */
function turned(profile: readonly Corner[]) {
  const right = profile.map(([y, r, rounding]): Corner => [r, y, rounding]);
  const left = [...profile].reverse().map(([y, r, rounding]): Corner => [-r, y, rounding]);
  return shape().rounded([...right, ...left]);
}

function hexagon(pen: Pen, top: number, bottom: number, flats: number): number {
  // Seen corner to corner, so the width on the sheet is across corners.
  const half = flats / Math.sqrt(3);
  pen.draw(
    turned([
      [top, half, 1.4],
      [bottom, half, 1.4],
    ]),
    'body',
  );
  pen.draw(shape().rect(half / 2, top, half / 2, bottom - top), 'tint');
  for (const x of [-half / 2, half / 2]) pen.stroke([x, top + 0.6], [x, bottom - 0.6], pen.isThumb ? 'fine' : 'line');
  pen.draw(
    turned([
      [top, half, 1.4],
      [bottom, half, 1.4],
    ]),
    'line',
  );
  return half;
}

function threads(pen: Pen, from: number, to: number, radius: number, pitch: number): void {
  pen.draw(
    turned([
      [from, radius],
      [to - 0.6, radius],
      [to, radius * 0.92],
    ]),
    'body',
  );
  const step = pen.isThumb ? (to - from) / 6 : Math.max(pitch, (to - from) / 24);
  const turns = shape();
  for (let y = from + step * 0.7; y < to - step * 0.5; y += step) {
    turns.poly(
      [
        [-radius, y + step * 0.22],
        [radius, y - step * 0.22],
      ],
      false,
    );
  }
  pen.draw(turns, 'fine');
}

/** Elevation on the axis: seat at y = 0, thread below, insulator above. */
function sparkPlug(pen: Pen, attributes: Attributes): void {
  const thread = threadOf(attributes, 'M14x1.25');
  const radius = numberOf({ thread: thread.replace(/^M/i, '') }, 'thread', 14) / 2;
  const reach = numberOf(attributes, 'reach', 19);
  const flats = numberOf(attributes, 'hex', 16);
  const conical = /conical|taper/i.test(`${textOf(attributes, 'seat')} ${textOf(attributes, 'reach')}`);
  lay(pen, 40);
  const ceramic = Math.min(flats * 0.33, 6.6);
  pen.draw(turned(corners('-53 3.1 1, -46 3.1, -46 2, -44 2')), 'side');
  const insulator: Corner[] = [[-44, ceramic * 0.62, 1]];
  for (let rib = 0; rib < 5; rib++) {
    const y = -41.5 + rib * 3;
    insulator.push([y, ceramic * 0.74, 0.6], [y + 1.3, ceramic * 0.62, 0.6]);
  }
  insulator.push([-27, ceramic * 0.86, 2], [-20, ceramic], [-16, ceramic]);
  pen.draw(turned(insulator), 'body');
  for (let rib = 0; rib < 5; rib++) {
    const y = -41.5 + rib * 3;
    pen.detail(
      shape().poly(
        [
          [-ceramic * 0.72, y],
          [ceramic * 0.72, y],
        ],
        false,
      ),
      'fine',
    );
  }
  pen.draw(
    turned([
      [-20, flats * 0.44, 1.5],
      [-17, flats * 0.46],
    ]),
    'side',
  );
  hexagon(pen, -17.5, -7.5, flats);
  pen.draw(
    turned(
      conical
        ? [
            [-7.5, flats * 0.48],
            [-4, flats * 0.48, 1],
            [0, radius],
          ]
        : [
            [-7.5, flats * 0.5],
            [-2, flats * 0.5, 1],
          ],
    ),
    'side',
  );
  if (!conical)
    pen.draw(
      turned([
        [-2, radius * 1.38, 0.9],
        [0, radius * 1.38, 0.9],
      ]),
      'dark',
    );
  threads(pen, 0, reach, radius, pitchOf(thread));
  electrodes(pen, attributes, reach, radius);
  pen.stroke([0, -57], [0, reach + 8], 'centre');
  pen.dimension([radius, 0], [radius, reach], [0, -58], figureOf(attributes, 'reach'));
  const flatsFigure = figureOf(attributes, 'hex');
  pen.leader([flats / Math.sqrt(3), -12], [-52, -54], flatsFigure && `Hex ${flatsFigure}`);
  pen.leader([-radius, reach * 0.4], [-46, 66], textOf(attributes, 'thread').slice(0, 14));
  const gap = figureOf(attributes, 'gap');
  pen.leader([-1.6, reach + 2.6], [38, 72], gap && `Gap ${gap}`);
}

/** Centre and ground electrode with the gap between them: the characteristic feature. */
function electrodes(pen: Pen, attributes: Attributes, reach: number, radius: number): void {
  const precious = /iridium|platinum/i.test(textOf(attributes, 'electrode'));
  const gap = numberOf(attributes, 'gap', 1.1);
  const tip = precious ? 0.55 : 1.25;
  const end = reach + 2.2;
  pen.draw(
    turned([
      [reach, radius * 0.42],
      [reach + 1, radius * 0.3],
    ]),
    'body',
  );
  pen.draw(shape().rect(-tip, reach + 0.8, tip * 2, end - reach - 0.8), 'solid');
  const y = end + Math.max(gap, 0.7);
  const strap: Corner[] = [
    [-radius * 0.88, reach],
    [-radius * 0.88, y + 1.7, 2],
    [tip + 1.2, y + 1.7],
    [tip + 1.2, y],
    [-radius * 0.62, y, 1.2],
    [-radius * 0.62, reach],
  ];
  pen.draw(shape().rounded(strap), 'glow');
}

function glowPlug(pen: Pen, attributes: Attributes): void {
  const thread = threadOf(attributes, 'M10x1');
  const radius = numberOf({ thread: thread.replace(/^M/i, '') }, 'thread', 10) / 2;
  const length = numberOf(attributes, 'length', 97);
  const flats = numberOf(attributes, 'hex', 10);
  lay(pen, 42);
  const hexTop = length * 0.16;
  const hexBottom = hexTop + 9;
  const threadEnd = hexBottom + Math.max(12, length * 0.2);
  const shank = length * 0.74;
  pen.draw(
    turned([
      [0, 2, 0.6],
      [hexTop - 3, 2],
    ]),
    'side',
  );
  const studs = shape();
  for (let y = 2; y < hexTop - 4; y += 2)
    studs.poly(
      [
        [-2, y + 0.4],
        [2, y - 0.4],
      ],
      false,
    );
  pen.detail(studs, 'fine');
  pen.draw(
    turned([
      [hexTop - 3, flats * 0.36, 0.8],
      [hexTop, flats * 0.36],
    ]),
    'dark',
  );
  hexagon(pen, hexTop, hexBottom, flats);
  threads(pen, hexBottom, threadEnd, radius, pitchOf(thread));
  pen.draw(
    turned([
      [threadEnd, radius * 0.84],
      [shank - 3, radius * 0.84],
      [shank, radius * 0.52],
    ]),
    'body',
  );
  pen.draw(
    turned([
      [shank, radius * 0.5],
      [length, radius * 0.5, radius * 0.45],
    ]),
    'glow',
  );
  pen.stroke([0, -4], [0, length + 4], 'centre');
  pen.dimension([-flats * 0.4, 0], [-flats * 0.4, length], [0, 70], figureOf(attributes, 'length'));
  pen.leader([radius, (hexBottom + threadEnd) / 2], [-40, -60], textOf(attributes, 'thread').slice(0, 14));
  const voltage = figureOf(attributes, 'voltage');
  pen.leader([radius * 0.5, length * 0.9], [26, -60], voltage && `${voltage} V`);
}
