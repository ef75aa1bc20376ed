import type { Place } from './place.ts';
import { Pen } from './vocabulary/pen.ts';
import { renderSvg } from './vocabulary/render-svg.ts';
import { type Corner, corners, type Shape, shape } from './vocabulary/shape.ts';

// A car from above, its front at the top; millimetres / 10, the middle between the axles at 0 0.
const body =
  '-66 -216 34, 0 -228 60, 66 -216 34, 86 -170 40, 88 -60 30, 84 60 30, 88 150 30, 80 212 26, 0 220 60, -80 212 26, -88 150 30, -84 60 30, -88 -60 30, -86 -170 40';
const axles = { front: -136, rear: 134 } as const;
const windows = {
  front: '-68 -88 18, 0 -98 40, 68 -88 18, 58 -42 10, 0 -48 40, -58 -42 10',
  rear: '-60 146 10, 0 150 40, 60 146 10, 70 186 14, 0 192 40, -70 186 14',
} as const;
/** The right halves of the windows. */
const halves = { front: '0 -94, 68 -88 18, 58 -42 10, 0 -47', rear: '0 149, 60 146 10, 70 186 14, 0 191' } as const;
const bodies = {
  front: '-66 -216 34, 0 -228 60, 66 -216 34, 86 -170 30, 86 -150 2, -86 -150 2, -86 -170 30',
  rear: '-86 168 2, 86 168 2, 80 212 26, 0 220 60, -80 212 26',
} as const;
const wheel = { width: 26, length: 70, x: 78 } as const;

const rounded = (text: string): Shape => shape().rounded(corners(text));
const signOf = (side: Place['side']): number => (side === 'left' ? -1 : 1);

const wheelAt = (end: Place['end'], side: 'left' | 'right'): Shape => {
  return shape().rect(
    signOf(side) * wheel.x - wheel.width / 2,
    axles[end] - wheel.length / 2,
    wheel.width,
    wheel.length,
    7,
  );
};

const sidesOf = ({ side }: Place): readonly ('left' | 'right')[] => (side === 'both' ? ['left', 'right'] : [side]);

function car(pen: Pen): void {
  for (const end of ['front', 'rear'] as const)
    for (const side of ['left', 'right'] as const) pen.draw(wheelAt(end, side), 'dark');
  for (const sign of [-1, 1])
    pen.draw(
      shape().rounded(corners(`${sign * 80} -66 4, ${sign * 104} -60 8, ${sign * 102} -48 6, ${sign * 80} -52 4`)),
      'side',
    );
  pen.draw(rounded(body), 'body');
  // Bonnet, lamps, roof.
  for (const sign of [-1, 1]) {
    pen.stroke([sign * 62, -94], [sign * 54, -206], 'fine');
    pen.draw(rounded(`${sign * 46} -211 4, ${sign * 72} -200 8, ${sign * 80} -174 4, ${sign * 62} -196 8`), 'panel');
    pen.draw(rounded(`${sign * 78} 190 3, ${sign * 75} 208 6, ${sign * 46} 213 3, ${sign * 48} 206 3`), 'panel');
    pen.draw(
      rounded(`${sign * 74} -76 6, ${sign * 64} -36 6, ${sign * 64} 136 6, ${sign * 76} 168 6, ${sign * 78} 60 20`),
      'panel',
    );
    pen.stroke([sign * 64, 42], [sign * 78, 42], 'fine');
  }
  for (const end of ['front', 'rear'] as const) pen.draw(rounded(windows[end]), 'side');
  pen.draw(rounded('-52 -34 16, 52 -34 16, 52 132 16, -52 132 16'), 'fine');
}

/** The axle's line with its wheels, seen through the body. */
function wheels(pen: Pen, place: Place): void {
  const y = axles[place.end];
  pen.stroke([-wheel.x - 40, y], [wheel.x + 40, y], 'centre');
  for (const side of sidesOf(place)) {
    pen.draw(shape().ellipse(signOf(side) * wheel.x, y, 50), 'accent');
    pen.draw(wheelAt(place.end, side), 'solid');
  }
}

const windowMark = ({ end, side }: Place): Shape => {
  if (side === 'both') return rounded(windows[end]);
  return shape().rounded(corners(halves[end]).map(([x, y, radius]): Corner => [x * signOf(side), y, radius]));
};

const bodyMark = ({ end, side }: Place): Shape =>
  side === 'both' ? rounded(bodies[end]) : shape().ellipse(signOf(side) * 58, end === 'front' ? -186 : 188, 36);

/** A vehicle from above, front at the top, with the place of a part marked: self-contained like the parts' drawings. */
export function drawPlace(place: Place, title?: string): string {
  const pen = new Pen('detail');
  pen.margin = [40, 16];
  car(pen);
  if (place.spot === 'wheel') wheels(pen, place);
  else pen.draw(place.spot === 'window' ? windowMark(place) : bodyMark(place), 'glow');
  return renderSvg(pen, title);
}
