import { type Attributes, figureOf, numberOf, textOf } from '../attributes.ts';
import { frontPlane, iso } from '../vocabulary/isometric.ts';
import type { Pen } from '../vocabulary/pen.ts';
import { corners, type Point, shape } from '../vocabulary/shape.ts';
import { cylinder } from '../vocabulary/solids.ts';

type Hub = { readonly bore: number; readonly holes: number; readonly pitch: number };

function hubOf(attributes: Attributes, fallback: number): Hub {
  const pcd = textOf(attributes, 'pcd');
  const [, holes, pitch] = /^(\d+)\s*x\s*(\d+(?:\.\d+)?)/i.exec(pcd) ?? [];
  return {
    bore: numberOf(attributes, 'centre_bore', fallback * 0.56) / 2,
    holes: Math.min(12, holes ? Number(holes) : numberOf(attributes, 'stud_holes', 5)),
    pitch: (pitch ? Number(pitch) : numberOf({ pcd }, 'pcd', fallback)) / 2,
  };
}

function studs(pen: Pen, y: number, hub: Hub): void {
  const plane = frontPlane(y);
  pen.draw(shape(plane).ellipse(0, 0, hub.bore), 'dark');
  pen.detail(shape(plane).ellipse(0, 0, hub.pitch), 'accentFine');
  for (let index = 0; index < hub.holes; index++) {
    const t = (index / hub.holes) * 2 * Math.PI + Math.PI / 2;
    pen.draw(shape(plane).ellipse(hub.pitch * Math.cos(t), hub.pitch * Math.sin(t), pen.isThumb ? 8 : 7), 'solid');
  }
}

/** Isometric disc in true diameter and thickness; the detail sheet shows the half section next to it. */
export function drawRotor(pen: Pen, attributes: Attributes): void {
  const radius = numberOf(attributes, 'rotor_diameter', 300) / 2;
  const type = textOf(attributes, 'rotor_type');
  const thickness = Math.min(60, numberOf(attributes, 'rotor_thickness', /solid/i.test(type) ? 11 : 26));
  const vented = /vent|drill|slot/i.test(type) || (type === '' && thickness > 15);
  const height = Math.max(thickness + 4, numberOf(attributes, 'rotor_height', 46));
  const hub = hubOf(attributes, 114);
  const hat = Math.min(radius * 0.62, hub.pitch + 20);
  const rise = height - thickness;
  pen.relative = { size: radius, reference: 200 };
  const layer = (from: number, depth: number, r: number, face: 'side' | 'body' | 'dark') =>
    cylinder(pen, frontPlane(from), { u: 0, v: 0, radius: r, depth: iso(0, depth, 0) }, [
      face,
      vented ? 'body' : 'side',
    ]);
  if (vented) {
    const plate = thickness * 0.32;
    layer(thickness - plate, plate, radius, 'dark');
    cylinder(pen, frontPlane(plate), { u: 0, v: 0, radius: radius * 0.965, depth: iso(0, thickness - 2 * plate, 0) }, [
      'dark',
      'dark',
    ]);
    vanes(pen, radius * 0.965, plate, thickness - plate);
    layer(0, plate, radius, 'side');
  } else {
    layer(0, thickness, radius, 'side');
  }
  pen.detail(shape(frontPlane(0)).ellipse(0, 0, radius * 0.975), 'fine');
  if (/drill|slot/i.test(type)) slots(pen, radius, hat);
  pen.draw(shape(frontPlane(0)).ellipse(0, 0, Math.min(radius * 0.68, hat * 1.1)), pen.isThumb ? 'fine' : 'panelDark');
  cylinder(pen, frontPlane(-rise), { u: 0, v: 0, radius: hat, depth: iso(0, rise, 0) }, ['body', 'body']);
  studs(pen, -rise, hub);
  if (pen.isDetail) rotorSection(pen, attributes, { radius, thickness, rise, hat, vented, bore: hub.bore });
}

function vanes(pen: Pen, radius: number, from: number, to: number): void {
  const lines = shape(frontPlane(0));
  const count = pen.isThumb ? 18 : 44;
  for (let index = 0; index < count; index++) {
    // Only the wall that faces the viewer shows its vanes: lower right half of the rim.
    const t = (-150 + (180 * index) / count) * (Math.PI / 180) + Math.PI / 2;
    const point: Point = [radius * Math.cos(t), radius * Math.sin(t)];
    lines
      .on(frontPlane(from))
      .move(...point)
      .on(frontPlane(to))
      .line(point);
  }
  pen.draw(lines, 'fine');
}

function slots(pen: Pen, radius: number, hat: number): void {
  const plane = frontPlane(0);
  const inner = Math.max(hat * 1.15, radius * 0.66);
  for (let arm = 0; arm < 6; arm++) {
    const at = (share: number, turn: number): Point => {
      const t = (arm / 6) * 2 * Math.PI + turn;
      const r = inner + (radius * 0.95 - inner) * share;
      return [r * Math.cos(t), r * Math.sin(t)];
    };
    pen.draw(shape(plane).poly([at(0.05, 0), at(0.95, 0.28)], false), 'accent');
    for (const [share, turn] of corners('0.25 0.42, 0.6 0.58, 0.85 0.74')) {
      const [x, y] = at(share, turn);
      pen.detail(shape(plane).ellipse(x, y, 4), 'ink');
    }
  }
}

type Section = { radius: number; thickness: number; rise: number; hat: number; vented: boolean; bore: number };

/** Half section through the axis, upper half cut, at the same scale. */
function rotorSection(pen: Pen, attributes: Attributes, { radius, thickness, rise, hat, vented, bore }: Section): void {
  const x0 = radius * 1.95;
  const wall = Math.max(7, thickness * 0.28);
  const box = (x: number, y: number, width: number, height: number): Point[] => [
    [x0 + x, y],
    [x0 + x + width, y],
    [x0 + x + width, y + height],
    [x0 + x, y + height],
  ];
  for (const sign of [-1, 1]) {
    const mirror = (points: Point[]) => points.map(([x, y]): Point => [x, y * sign]);
    const ringWidth = radius - hat;
    const plates = vented
      ? [
          box(rise, -radius, thickness * 0.32, ringWidth),
          box(rise + thickness * 0.68, -radius, thickness * 0.32, ringWidth),
        ]
      : [box(rise, -radius, thickness, ringWidth)];
    const cut = [
      ...plates,
      box(wall, -hat, rise - wall + thickness * (vented ? 0.32 : 1), wall),
      box(0, -hat, wall, hat - bore),
    ];
    if (vented) pen.draw(shape().poly(mirror(box(rise, -radius * 0.97, thickness, ringWidth * 0.9))), 'panelDark');
    for (const polygon of cut.map(mirror)) {
      pen.draw(shape().poly(polygon), 'body');
      pen.hatch(polygon);
    }
  }
  pen.stroke([x0 - 4, 0], [x0 + rise + thickness + 18, 0], 'centre');
  const right = x0 + rise + thickness;
  const diameter = figureOf(attributes, 'rotor_diameter');
  pen.dimension([right, -radius], [right, radius], [58, 0], diameter && `Ø ${diameter}`);
  const least = figureOf(attributes, 'rotor_min_thickness');
  const figure = figureOf(attributes, 'rotor_thickness');
  pen.dimension(
    [x0 + rise, -radius],
    [right, -radius],
    [0, -26],
    least && figure ? `${figure} (min ${least})` : figure,
  );
  const total = figureOf(attributes, 'rotor_height');
  pen.dimension([x0, radius], [right, radius], [0, 30], total);
  const hole = figureOf(attributes, 'centre_bore');
  pen.dimension([x0, -bore], [x0, bore], [-24, 0], hole && `Ø ${hole}`);
  pen.leader(iso(-hat * 0.2, -rise, -hat * 0.62), [-78, 64], textOf(attributes, 'pcd').slice(0, 12));
}

/** Drum: the open side shows the braking surface. */
export function drawDrum(pen: Pen, attributes: Attributes): void {
  const radius = numberOf(attributes, 'drum_inner', 254) / 2;
  const depth = numberOf(attributes, 'shoe_width', 50) * 1.35;
  const hub = hubOf(attributes, 114);
  pen.relative = { size: radius, reference: 150 };
  const face = Math.min(radius * 0.8, hub.pitch + 28);
  cylinder(pen, frontPlane(0), { u: 0, v: 0, radius: radius + 12, depth: iso(0, depth, 0) }, ['body', 'side']);
  pen.draw(shape(frontPlane(0)).ellipse(0, 0, radius), 'glow');
  cylinder(pen, frontPlane(-10), { u: 0, v: 0, radius: face, depth: iso(0, 10, 0) }, ['body', 'body']);
  pen.draw(shape(frontPlane(0)).ellipse(0, 0, radius), 'accentFine');
  const fins = shape();
  for (const offset of [0.3, 0.45, 0.6]) {
    const [dx, dy] = iso(0, depth * offset, 0);
    fins.on((x, z) => {
      const [px, py] = iso(x, 0, z);
      return [px + dx, py + dy];
    });
    fins.arc(0, 0, radius + 12, radius + 12, -135, 45);
  }
  pen.detail(fins, 'fine');
  studs(pen, -10, hub);
  const inner = figureOf(attributes, 'drum_inner');
  pen.leader(iso(-radius * 0.7, 0, -radius * 0.7), [-40, 60], inner && `Ø ${inner} inside`);
  pen.leader(iso(-hub.pitch * 0.5, -10, hub.pitch * 0.86), [-96, -70], textOf(attributes, 'pcd').slice(0, 12));
}
