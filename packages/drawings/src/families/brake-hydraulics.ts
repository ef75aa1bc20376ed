import { type Attributes, figureOf, numberOf } from '../attributes.ts';
import type { Pen } from '../vocabulary/pen.ts';
import { type Corner, corners, type Point, shape } from '../vocabulary/shape.ts';

export function drawHose(pen: Pen, attributes: Attributes): void {
  const span = Math.min(700, numberOf(attributes, 'length', 420));
  const run = (offset: number) =>
    shape()
      .move(-span / 2, offset)
      .curve([-span * 0.2, offset], [-span * 0.2, -span * 0.22 + offset], [0, -span * 0.22 + offset])
      .curve([span * 0.2, -span * 0.22 + offset], [span * 0.2, span * 0.1 + offset], [span / 2, span * 0.1 + offset]);
  const r = span * 0.022;
  const hose = run(-r);
  const back = shape()
    .move(span / 2, span * 0.1 + r)
    .curve([span * 0.2, span * 0.1 + r], [span * 0.2, -span * 0.22 + r], [0, -span * 0.22 + r])
    .curve([-span * 0.2, -span * 0.22 + r], [-span * 0.2, r], [-span / 2, r]);
  for (const segment of back.segments)
    hose.segments.push(segment.op === 'M' ? { op: 'L', points: segment.points } : segment);
  pen.draw(hose.close(), 'side');
  pen.detail(run(0), 'fine');
  for (const [x, y, sign] of [
    [-span / 2, 0, -1],
    [span / 2, span * 0.1, 1],
  ] as const) {
    const at = (points: readonly Corner[]): Corner[] =>
      points.map(([px, py, c]) => [x + sign * px * span, y + py * span, c]);
    pen.draw(shape().rounded(at(corners('-0.07 -0.03, 0.01 -0.03, 0.01 0.03, -0.07 0.03'))), 'dark');
    pen.draw(shape().rounded(at(corners('0.01 -0.042, 0.07 -0.042, 0.07 0.042, 0.01 0.042'))), 'glow');
    pen.draw(shape().rounded(at(corners('0.07 -0.022, 0.13 -0.022, 0.13 0.022, 0.07 0.022'))), 'body');
  }
  pen.draw(shape().rect(-span * 0.03, -span * 0.26, span * 0.06, span * 0.08, 4), 'body');
  const end = span * 0.63;
  pen.dimension([-end, span * 0.1], [end, span * 0.1], [0, 54], figureOf(attributes, 'length'));
}

export function drawWheelCylinder(pen: Pen): void {
  pen.draw(shape().rounded(corners('-50 -17 4, 50 -17 4, 50 17 4, -50 17 4')), 'body');
  for (const sign of [-1, 1]) {
    pen.draw(
      shape().rounded([
        [sign * 50, -19, 2],
        [sign * 58, -19, 3],
        [sign * 64, -14, 3],
        [sign * 72, -12, 2],
        [sign * 72, 12, 2],
        [sign * 64, 14, 3],
        [sign * 58, 19, 3],
        [sign * 50, 19, 2],
      ]),
      'dark',
    );
    pen.draw(shape().rect(sign > 0 ? 72 : -90, -6, 18, 12, 2), 'body');
  }
  pen.draw(shape().rect(-22, -34, 44, 68, 8), 'side');
  pen.draw(shape().ellipse(0, 0, 15), 'glow');
  pen.draw(shape().ellipse(0, 0, 6), 'accent');
  for (const y of [-26, 26]) pen.draw(shape().ellipse(0, y, 4), 'ink');
  pen.stroke([-98, 0], [98, 0], 'centre');
}

export function drawCalliper(pen: Pen): void {
  const body: Corner[] = corners(
    '-92 40 8, -96 -10 20, -70 -58 26, -10 -74 30, 10 -74 30, 70 -58 26, 96 -10 20, 92 40 8, 54 34 8, 44 4 14, -44 4 14, -54 34 8',
  );
  pen.draw(shape().rounded(corners('-112 -30 10, -86 -36 8, 86 -36 8, 112 -30 10, 112 20 10, -112 20 10')), 'side');
  for (const x of [-103, 103]) pen.draw(shape().ellipse(x, -5, 6.5), 'body');
  pen.draw(shape().rounded(body), 'body');
  for (const x of [-34, 34]) {
    pen.draw(shape().ellipse(x, -32, 24), 'glow');
    pen.draw(shape().ellipse(x, -32, 17), 'accent');
  }
  pen.draw(shape().rounded(corners('-6 -90 2, 6 -90 2, 8 -72, -8 -72')), 'dark');
  pen.detail(shape().rounded(corners('-66 10 6, -76 -20 16, -58 -46 16'), false), 'fine');
  pen.detail(shape().rounded(corners('66 10 6, 76 -20 16, 58 -46 16'), false), 'fine');
}

export function drawSensor(pen: Pen): void {
  const lead = shape().move(-80, 20).curve([-40, 20], [-50, -40], [0, -30]).curve([40, -22], [20, 30], [70, 24]);
  pen.draw(lead, 'line');
  pen.draw(shape().rounded(corners('-112 8 3, -80 8, -80 32, -112 32 3')), 'glow');
  pen.draw(shape().rect(-124, 14, 12, 12, 2), 'side');
  pen.draw(shape().rounded(corners('70 10 4, 104 10 4, 104 38 4, 70 38 4')), 'body');
  const pins: readonly Point[] = [
    [80, 18],
    [80, 28],
  ];
  for (const [x, y] of pins) pen.draw(shape().rect(x, y - 2, 18, 4), 'dark');
  pen.draw(shape().rect(-8, -38, 16, 16, 3), 'side');
}
