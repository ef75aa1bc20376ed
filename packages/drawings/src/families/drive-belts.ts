import { type Attributes, figureOf, hasAny, kindOf, numberOf, textOf } from '../attributes.ts';
import type { Pen } from '../vocabulary/pen.ts';
import { type Point, type Projection, shape } from '../vocabulary/shape.ts';

const ribPitch = 3.56;

export function drawBelt(pen: Pen, attributes: Attributes): void {
  const kind = kindOf(attributes);
  const belt = beltOf(attributes, kind);
  if (/kit/.test(kind)) kit(pen, belt);
  else loop(pen, belt);
  if (pen.isDetail && !/kit/.test(kind)) section(pen, attributes, belt);
}

type Belt = {
  readonly form: 'ribbed' | 'v' | 'timing';
  readonly ribs: number;
  readonly width: number;
  readonly length: number;
};

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

/** The belt as it hangs, in oblique view: two round ends, width towards the viewer, ribs on the inside. */
function loop(pen: Pen, belt: Belt): void {
  const share = Math.min(1, belt.length / 2600) ** 0.5;
  const long = 150 + 330 * share;
  const r = 78;
  const depth: Point = [-belt.width * 1.5, belt.width * 0.95];
  const face: Projection = (x, y) => [x, y];
  const near: Projection = (x, y) => [x + depth[0], y + depth[1]];
  const half = long / 2 - r;
  const t = pen.isThumb ? 9 : 7;
  const track = (plane: Projection, radius: number) =>
    shape(plane).arc(half, 0, radius, radius, -90, 90).arc(-half, 0, radius, radius, 90, 270, true).close();
  pen.relative = { size: long, reference: 480, power: 0.4 };
  // Far edge, then the inside of the lower run, then the outer wall that faces the viewer.
  pen.draw(track(face, r), 'body');
  const inside = shape(face)
    .arc(half, 0, r - t, r - t, -20, 90)
    .arc(-half, 0, r - t, r - t, 90, 135, true);
  inside
    .on(near)
    .arc(-half, 0, r - t, r - t, 135, 90, true)
    .arc(half, 0, r - t, r - t, 90, -20, true)
    .close();
  pen.draw(track(face, r - t), 'dark');
  pen.draw(inside, 'glow');
  innerFace(pen, belt, { half, radius: r - t, depth });
  const wall = shape(face).arc(-half, 0, r, r, 238, 270).line([half, -r]).arc(half, 0, r, r, -90, -32, true);
  wall.on(near).arc(half, 0, r, r, -32, -90, true).arc(-half, 0, r, r, 270, 238, true).close();
  pen.draw(wall, 'body');
  const rim = track(near, r);
  rim
    .arc(half, 0, r - t, r - t, 90, -90)
    .arc(-half, 0, r - t, r - t, 270, 90, true)
    .close();
  pen.draw(rim, 'side');
}

/** Ribs run along the belt; teeth stand across it. */
function innerFace(
  pen: Pen,
  belt: Belt,
  { half, radius, depth }: { half: number; radius: number; depth: Point },
): void {
  const at =
    (share: number): Projection =>
    (x, y) => [x + depth[0] * share, y + depth[1] * share];
  const lines = shape();
  if (belt.form === 'timing') {
    const count = Math.round((half * 2) / (pen.isThumb ? 26 : 11));
    for (let index = 0; index <= count; index++) {
      const x = -half + (half * 2 * index) / Math.max(1, count);
      lines.on(at(0)).move(x, radius).on(at(1)).line([x, radius]);
    }
  } else if (belt.form === 'ribbed') {
    const shown = pen.isThumb ? Math.min(belt.ribs, 5) : belt.ribs;
    for (let rib = 1; rib < shown; rib++) {
      lines
        .on(at(rib / shown))
        .arc(half, 0, radius, radius, 4, 90)
        .arc(-half, 0, radius, radius, 90, 128, true);
    }
  } else {
    lines.on(at(0.5)).arc(half, 0, radius, radius, 0, 90).arc(-half, 0, radius, radius, 90, 130, true);
  }
  pen.draw(lines, pen.isThumb ? 'accentFine' : 'accentFine');
}

/** Cross-section at a larger scale, with the true number of ribs. */
function section(pen: Pen, attributes: Attributes, belt: Belt): void {
  const u = Math.min(7, 190 / belt.width);
  const w = belt.width * u;
  const x0 = -w / 2 - 30;
  const y0 = 150 + belt.width;
  const back = 1.9 * u;
  const outline: Point[] = [
    [x0, y0],
    [x0 + w, y0],
  ];
  let height = 4.4 * u;
  if (belt.form === 'v') {
    height = w * 0.78;
    outline.push(
      [x0 + w, y0 + height * 0.16],
      [x0 + w * 0.8, y0 + height],
      [x0 + w * 0.2, y0 + height],
      [x0, y0 + height * 0.16],
    );
  } else if (belt.form === 'timing') {
    outline.push([x0 + w, y0 + height], [x0, y0 + height]);
  } else {
    for (let rib = belt.ribs; rib > 0; rib--) {
      const right = x0 + rib * ribPitch * u;
      const left = right - ribPitch * u;
      const gap = ribPitch * u * 0.1;
      outline.push(
        [right - gap * 0.4, y0 + back],
        [right - gap * 3, y0 + height],
        [left + gap * 3, y0 + height],
        [left + gap * 0.4, y0 + back],
      );
    }
  }
  pen.draw(shape().poly(outline), 'body');
  pen.hatch(outline, true);
  const cords = shape();
  for (let x = x0 + u; x < x0 + w - u / 2; x += u * 1.18) cords.ellipse(x, y0 + back * 0.5, u * 0.3);
  pen.draw(cords, 'ink');
  const label =
    belt.form === 'ribbed'
      ? `${belt.ribs} × 3.56 = ${(belt.ribs * ribPitch).toFixed(1)}`
      : figureOf(attributes, belt.form === 'v' ? 'v_section' : 'timing_width_mm');
  pen.dimension([x0, y0 + height], [x0 + w, y0 + height], [0, 24], label);
  const length = figureOf(attributes, 'effective_length');
  const teeth = figureOf(attributes, 'timing_teeth');
  pen.leader([x0 + w, y0 + height * 0.4], [46, -12], length ? `L ${length}` : teeth && `${teeth} teeth`);
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
  pen.draw(
    shape().rounded([
      [78, 92, 10],
      [168, 44, 24],
      [182, 76, 24],
      [92, 128, 10],
    ]),
    'body',
  );
  pen.draw(shape().ellipse(160, 66, 33), 'dark');
  pen.draw(shape().ellipse(160, 66, 12), 'body');
  pen.draw(shape().ellipse(84, 108, 30), 'glow');
  pen.draw(shape().ellipse(84, 108, 9), 'body');
  pen.leader([84, 138], [40, 44], 'Tensioner');
  pen.leader([-84, 52], [-66, 30], belt.form === 'ribbed' ? `${belt.ribs}PK${Math.round(belt.length)}` : '');
}
