import { type Attributes, figureOf, hasAny, kindOf, numberOf, textOf } from '../attributes.ts';
import type { Pen } from '../vocabulary/pen.ts';
import { type Corner, type Point, shape } from '../vocabulary/shape.ts';
import { drawDrum, drawRotor } from './brake-discs.ts';
import { drawCalliper, drawHose, drawSensor, drawWheelCylinder } from './brake-hydraulics.ts';
import { drawChemical, drawPackedFluid } from './fluids.ts';

export function drawBrake(pen: Pen, attributes: Attributes): void {
  const kind = kindOf(attributes);
  if (/fluid/.test(kind)) drawPackedFluid(pen, attributes, textOf(attributes, 'brake_fluid') || 'DOT 4');
  else if (/grease/.test(kind)) drawChemical(pen, attributes);
  else if (/hose/.test(kind)) drawHose(pen, attributes);
  else if (/cylinder/.test(kind)) drawWheelCylinder(pen);
  else if (/cal+iper/.test(kind)) drawCalliper(pen);
  else if (/sensor/.test(kind)) drawSensor(pen);
  else if (/rotor|disc(?!.*pad)/.test(kind) || (kind === '' && hasAny(attributes, 'rotor_diameter')))
    drawRotor(pen, attributes);
  else if (/shoe/.test(kind) || (kind === '' && hasAny(attributes, 'shoe_width'))) shoes(pen, attributes);
  else if (/drum/.test(kind) || (kind === '' && hasAny(attributes, 'drum_inner'))) drawDrum(pen, attributes);
  else pads(pen, attributes);
}

/** Backing plate with ears, friction block with chamfers and slot; the friction is the characteristic feature. */
function pads(pen: Pen, attributes: Attributes): void {
  const width = numberOf(attributes, 'pad_width', 140);
  const height = numberOf(attributes, 'pad_height', 56);
  const thickness = numberOf(attributes, 'pad_thickness', 16);
  pen.relative = { size: width, reference: 195, power: 0.5 };
  if (pen.isThumb) pad(pen, width, height, width * 0.14, height * 0.78);
  pad(pen, width, height, 0, 0);
  if (!pen.isThumb) side(pen, attributes, { width, height, thickness });
  pen.dimension([-width / 2, height * 0.42], [width / 2, height * 0.42], [0, 62], figureOf(attributes, 'pad_width'));
  pen.dimension([-width / 2, -height / 2], [-width / 2, height / 2], [-40, 0], figureOf(attributes, 'pad_height'));
  pen.leader([width * 0.2, -height * 0.3], [40, -70], textOf(attributes, 'pad_material').slice(0, 20));
}

function pad(pen: Pen, width: number, height: number, dx: number, dy: number): void {
  const w = width / 2;
  const h = height / 2;
  const at = (points: readonly Corner[]): Corner[] => points.map(([x, y, r]) => [x + dx, y + dy, r]);
  const plate: Corner[] = [
    [-w, -h * 0.3, 4],
    [-w * 0.84, -h * 0.3, 4],
    [-w * 0.78, -h * 0.86, 10],
    [-w * 0.3, -h, 14],
    [w * 0.3, -h, 14],
    [w * 0.78, -h * 0.86, 10],
    [w * 0.84, -h * 0.3, 4],
    [w, -h * 0.3, 4],
    [w, h * 0.3, 4],
    [w * 0.86, h * 0.34, 3],
    [w * 0.82, h * 0.94, 6],
    [w * 0.3, h * 0.8, 20],
    [-w * 0.3, h * 0.8, 20],
    [-w * 0.82, h * 0.94, 6],
    [-w * 0.86, h * 0.34, 3],
    [-w, h * 0.3, 4],
  ];
  pen.draw(shape().rounded(at(plate)), 'side');
  const friction: Corner[] = [
    [-w * 0.76, h * 0.7, 4],
    [-w * 0.7, -h * 0.7, 6],
    [-w * 0.28, -h * 0.84, 14],
    [w * 0.28, -h * 0.84, 14],
    [w * 0.7, -h * 0.7, 6],
    [w * 0.76, h * 0.7, 4],
    [w * 0.28, h * 0.6, 20],
    [-w * 0.28, h * 0.6, 20],
  ];
  pen.draw(shape().rounded(at(friction)), 'glow');
  const chamfers = shape();
  for (const sign of [-1, 1])
    chamfers.segment(dx + sign * w * 0.63, dy + h * 0.68, dx + sign * w * 0.57, dy - h * 0.74);
  pen.detail(chamfers, 'accentFine');
  pen.draw(
    shape().poly([
      [dx - w * 0.025, dy - h * 0.85],
      [dx + w * 0.025, dy - h * 0.85],
      [dx + w * 0.025, dy + h * 0.6],
      [dx - w * 0.025, dy + h * 0.6],
    ]),
    pen.isThumb ? 'solid' : 'panelDark',
  );
  for (const sign of [-1, 1]) pen.detail(shape().ellipse(dx + sign * w * 0.92, dy, h * 0.11), 'panel');
}

/** Side view above the face: backing plate dark, friction hatched. */
function side(
  pen: Pen,
  attributes: Attributes,
  { width, height, thickness }: { width: number; height: number; thickness: number },
): void {
  const top = -height / 2 - height * 0.42 - thickness;
  const plate = Math.min(6, thickness * 0.4);
  const w = width / 2;
  pen.draw(shape().rect(-w, top, width, plate, 1), 'dark');
  const block: Point[] = [
    [-w * 0.76, top + plate],
    [w * 0.76, top + plate],
    [w * 0.76, top + thickness * 0.8],
    [w * 0.62, top + thickness],
    [-w * 0.62, top + thickness],
    [-w * 0.76, top + thickness * 0.8],
  ];
  pen.draw(shape().poly(block), 'glow');
  pen.hatch(block, true);
  pen.draw(
    shape().poly([
      [-w * 0.03, top + plate],
      [-w * 0.03, top + thickness],
      [w * 0.03, top + thickness],
      [w * 0.03, top + plate],
    ]),
    'panel',
  );
  // On the left, because the material is to the right of the side view.
  pen.dimension([-w, top], [-w, top + thickness], [-26, 0], figureOf(attributes, 'pad_thickness'));
}

/** The pair of shoes in its position in the drum. */
function shoes(pen: Pen, attributes: Attributes): void {
  const radius = numberOf(attributes, 'drum_inner', 254) / 2;
  const width = numberOf(attributes, 'shoe_width', 45);
  pen.relative = { size: radius, reference: 150 };
  for (const sign of [-1, 1]) {
    const mirror = (x: number) => x * sign;
    const arc = (r: number, from: number, to: number, join = false) => ({ r, from, to, join });
    const [start, end] = [-64, 64];
    const band = (inner: number, outer: number, a: number, b: number) =>
      shape((x, y) => [mirror(x) + sign * radius * 0.06, y])
        .arc(0, 0, arc(outer, a, b).r, outer, a, b)
        .arc(0, 0, inner, inner, b, a, true)
        .close();
    pen.draw(band(radius * 0.72, radius * 0.93, start - 6, end + 6), 'side');
    pen.draw(band(radius * 0.91, radius * 0.945, start - 6, end + 6), 'body');
    pen.draw(band(radius * 0.945, radius, start + 6, end - 6), 'glow');
    for (const t of [-46, -18, 18, 46]) {
      const a = (t * Math.PI) / 180;
      const centre: Point = [mirror(radius * 0.82 * Math.cos(a)) + sign * radius * 0.06, radius * 0.82 * Math.sin(a)];
      pen.draw(shape().ellipse(centre[0], centre[1], radius * (t === 18 ? 0.045 : 0.03)), 'panel');
    }
  }
  // Return springs.
  for (const y of [-0.56, 0.6]) {
    const spring = shape().move(-radius * 0.6, radius * y);
    const turns = pen.isThumb ? 8 : 18;
    for (let index = 0; index < turns; index++) {
      const x = -radius * 0.42 + (radius * 0.84 * (index + 0.5)) / turns;
      spring.line([x, radius * y + (index % 2 === 0 ? -5 : 5)]);
    }
    pen.draw(spring.line([radius * 0.6, radius * y]), 'fine');
  }
  const inner = figureOf(attributes, 'drum_inner');
  pen.dimension([-radius * 1.06, radius * 0.2], [radius * 1.06, radius * 0.2], [0, 190], inner && `Ø ${inner}`);
  pen.leader([radius * 0.95, -radius * 0.4], [40, -30], hasAny(attributes, 'shoe_width') ? `Width ${width}` : '');
}
