import { type Attributes, figureOf, numberOf, textOf } from '../attributes.ts';
import type { Pen } from '../vocabulary/pen.ts';
import { corners, shape } from '../vocabulary/shape.ts';
import { hexagon, lay, pitchOf, threadOf, threads, turned } from './plug-parts.ts';

export function glowPlug(pen: Pen, attributes: Attributes): void {
  const thread = threadOf(attributes, 'M10x1');
  const radius = numberOf({ thread: thread.replace(/^M/i, '') }, 'thread', 10) / 2;
  const length = numberOf(attributes, 'length', 97);
  const flats = numberOf(attributes, 'hex', 10);
  lay(pen, 42);
  const hexTop = length * 0.16;
  const hexBottom = hexTop + 9;
  const threadEnd = hexBottom + Math.max(12, length * 0.2);
  const shank = length * 0.74;
  pen.draw(turned(corners(`0 2 0.6, ${hexTop - 3} 2`)), 'side');
  const studs = shape();
  for (let y = 2; y < hexTop - 4; y += 2) studs.segment(-2, y + 0.4, 2, y - 0.4);
  pen.detail(studs, 'fine');
  pen.draw(turned(corners(`${hexTop - 3} ${flats * 0.36} 0.8, ${hexTop} ${flats * 0.36}`)), 'dark');
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
  pen.draw(turned(corners(`${shank} ${radius * 0.5}, ${length} ${radius * 0.5} ${radius * 0.45}`)), 'glow');
  pen.stroke([0, -4], [0, length + 4], 'centre');
  pen.dimension([-flats * 0.4, 0], [-flats * 0.4, length], [0, 70], figureOf(attributes, 'length'));
  pen.leader([radius, (hexBottom + threadEnd) / 2], [-40, -60], textOf(attributes, 'thread').slice(0, 14));
  const voltage = figureOf(attributes, 'voltage');
  pen.leader([radius * 0.5, length * 0.9], [26, -60], voltage && `${voltage} V`);
}
