import { type Attributes, figureOf, kindOf, numberOf, textOf } from '../attributes.ts';
import type { Pen } from '../vocabulary/pen.ts';
import { type Corner, corners, shape } from '../vocabulary/shape.ts';
import { glowPlug } from './glow-plugs.ts';
import { hexagon, lay, pitchOf, threadOf, threads, turned } from './plug-parts.ts';

export function drawPlug(pen: Pen, attributes: Attributes): void {
  if (/glow/.test(kindOf(attributes))) glowPlug(pen, attributes);
  else sparkPlug(pen, attributes);
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
    pen.detail(shape().segment(-ceramic * 0.72, y, ceramic * 0.72, y), 'fine');
  }
  pen.draw(turned(corners(`-20 ${flats * 0.44} 1.5, -17 ${flats * 0.46}`)), 'side');
  hexagon(pen, -17.5, -7.5, flats);
  pen.draw(
    turned(
      conical
        ? corners(`-7.5 ${flats * 0.48}, -4 ${flats * 0.48} 1, 0 ${radius}`)
        : corners(`-7.5 ${flats * 0.5}, -2 ${flats * 0.5} 1`),
    ),
    'side',
  );
  if (!conical) pen.draw(turned(corners(`-2 ${radius * 1.38} 0.9, 0 ${radius * 1.38} 0.9`)), 'dark');
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
  pen.draw(turned(corners(`${reach} ${radius * 0.42}, ${reach + 1} ${radius * 0.3}`)), 'body');
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
