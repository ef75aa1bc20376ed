import { type Attributes, hasAny, kindOf, numberOf, textOf } from '../attributes.ts';
import type { Pen } from '../vocabulary/pen.ts';
import { corners, type Point, type Projection, type Shape, shape } from '../vocabulary/shape.ts';
import { type Belt, ribPitch, section } from './belt-section.ts';

export function drawBelt(pen: Pen, attributes: Attributes): void {
  const kind = kindOf(attributes);
  const belt = beltOf(attributes, kind);
  if (/kit/.test(kind)) kit(pen, belt);
  else loop(pen, belt);
  if (pen.isDetail && !/kit/.test(kind)) section(pen, attributes, belt);
}

function beltOf(attributes: Attributes, kind: string): Belt {
  const timing = /timing/.test(kind) || (kind === '' && hasAny(attributes, 'timing_teeth'));
  const v = !timing && (/v-belt/.test(kind) || (kind === '' && hasAny(attributes, 'v_section')));
  const ribs = Math.min(12, Math.round(numberOf(attributes, 'ribs', 6)));
  const teeth = numberOf(attributes, 'timing_teeth', 120);
  // Timing belts state teeth; their usual pitch of 9.525 mm gives the length.
  const length = numberOf(attributes, 'effective_length', timing ? teeth * 9.525 : 1200);
  const width = timing
    ? numberOf(attributes, 'timing_width_mm', 25)
    : v
      ? Number.parseFloat(textOf(attributes, 'v_section')) || 13
      : ribs * ribPitch;
  return { form: timing ? 'timing' : v ? 'v' : 'ribbed', ribs, width: Math.min(60, width), length };
}

/** The belt in oblique view: two round ends, width towards the viewer; the drive face inside is characteristic. */
function loop(pen: Pen, belt: Belt): void {
  const long = 150 + 330 * Math.min(1, belt.length / 2600) ** 0.5;
  const r = 78;
  const t = pen.isThumb ? 9 : 7;
  const half = long / 2 - r;
  const depth: Point = [-belt.width * 1.6 - 8, belt.width * 0.95 + 5];
  const at =
    (share: number): Projection =>
    (x, y) => [x + depth[0] * share, y + depth[1] * share];
  pen.relative = { size: long, reference: 480, power: 0.4 };
  // The angle at which the view only grazes the belt: beyond it the inside of the wall is visible.
  const graze = (Math.atan2(-depth[0], depth[1]) * 180) / Math.PI;
  const under = (plane: Shape, radius: number, back: boolean) =>
    back
      ? plane.arc(-half, 0, radius, radius, graze + 180, 90, true).arc(half, 0, radius, radius, 90, graze, true)
      : plane.arc(half, 0, radius, radius, graze, 90).arc(-half, 0, radius, radius, 90, graze + 180, true);
  const inside = under(shape(at(1)), r - t, false);
  pen.draw(under(inside.on(at(0)), r - t, true).close(), 'glow');
  driveFace(pen, belt, { half, radius: r - t, at, under });
  const wall = shape(at(0))
    .arc(-half, 0, r, r, graze - 180, -90)
    .arc(half, 0, r, r, -90, graze, true);
  wall
    .on(at(1))
    .arc(half, 0, r, r, graze, -90, true)
    .arc(-half, 0, r, r, -90, graze - 180, true);
  pen.draw(wall.close(), 'body');
  // The hole runs in the opposite direction of the rim, so that it stays open.
  const rim = shape(at(1)).arc(half, 0, r, r, -90, 90).arc(-half, 0, r, r, 90, 270, true).close();
  rim
    .arc(half, 0, r - t, r - t, 90, -90)
    .arc(-half, 0, r - t, r - t, 270, 90, true)
    .close();
  pen.draw(rim, 'side');
}

type Track = {
  half: number;
  radius: number;
  at: (share: number) => Projection;
  under: (plane: Shape, radius: number, back: boolean) => Shape;
};

/** Ribs run along the belt; teeth run across it. */
function driveFace(pen: Pen, belt: Belt, { half, radius, at, under }: Track): void {
  const lines = shape();
  if (belt.form === 'timing') {
    const across = (x: number, y: number) => lines.on(at(0)).move(x, y).on(at(1)).line([x, y]);
    const step = pen.isThumb ? 24 : 10;
    for (let x = -half; x <= half; x += step) across(x, radius);
    for (let angle = 98; angle < 228; angle += pen.isThumb ? 22 : 9) {
      const a = (angle * Math.PI) / 180;
      across(-half + radius * Math.cos(a), radius * Math.sin(a));
    }
  } else {
    const count = belt.form === 'v' ? 2 : pen.isThumb ? Math.min(belt.ribs, 4) : belt.ribs;
    for (let rib = 1; rib < count; rib++) under(lines.on(at(rib / count)), radius, false);
  }
  pen.draw(lines, 'accentFine');
}

/** Belt round crankshaft, alternator and pump, held by the tensioner. */
function kit(pen: Pen, belt: Belt): void {
  const pulleys: readonly (readonly [x: number, y: number, r: number])[] = [
    [0, 90, 62],
    [-120, -60, 40],
    [118, -70, 34],
  ];
  const t = pen.isThumb ? 5 : 5.5;
  const around = (grow: number) =>
    shape()
      .arc(0, 90, 62 + grow, 62 + grow, 28, 152)
      .arc(-120, -60, 40 + grow, 40 + grow, 160, 272, true)
      .arc(118, -70, 34 + grow, 34 + grow, 268, 380, true)
      .close();
  pen.draw(around(t), 'glow');
  pen.draw(around(0), 'body');
  for (const [x, y, r] of pulleys) {
    pen.draw(shape().ellipse(x, y, r), 'side');
    pen.draw(shape().ellipse(x, y, r * 0.8), 'panel');
    pen.draw(shape().ellipse(x, y, r * 0.24), 'dark');
    if (r > 50) {
      for (let hole = 0; hole < 6; hole++) {
        const a = (hole * Math.PI) / 3;
        pen.detail(shape().ellipse(x + r * 0.52 * Math.cos(a), y + r * 0.52 * Math.sin(a), r * 0.1), 'panelDark');
      }
    }
  }
  // Tensioner: spring housing, arm, smooth idler against the back of the belt.
  pen.draw(shape().rounded(corners('120 14 10, 206 66 24, 188 100 24, 104 54 10')), 'body');
  pen.draw(shape().ellipse(190, 80, 33), 'dark');
  pen.draw(shape().ellipse(190, 80, 12), 'body');
  pen.draw(shape().ellipse(126, 42, 28), 'glow');
  pen.draw(shape().ellipse(126, 42, 9), 'body');
  pen.leader([190, 112], [30, 40], 'Tensioner');
  pen.leader([-84, 52], [-66, 30], belt.form === 'ribbed' ? `${belt.ribs}PK${Math.round(belt.length)}` : '');
}
