import { type Attributes, figureOf, hasAny, kindOf, numberOf } from '../attributes.ts';
import { frontPlane, iso, sidePlane, topPlane } from '../vocabulary/isometric.ts';
import type { Pen } from '../vocabulary/pen.ts';
import { type Point, shape } from '../vocabulary/shape.ts';
import { isoBox } from '../vocabulary/solids.ts';
import { element, inLine, spinOn } from './filters-round.ts';

export function drawFilter(pen: Pen, attributes: Attributes): void {
  const kind = kindOf(attributes);
  if (/kit/.test(kind)) serviceKit(pen, attributes);
  else if (/cabin/.test(kind) || (kind === '' && hasAny(attributes, 'cabin_media'))) panel(pen, attributes, true);
  else if (/round/.test(kind)) element(pen, attributes, { diameter: 165, height: 180, label: true });
  else if (/air|panel/.test(kind) || (kind === '' && hasAny(attributes, 'panel_l'))) panel(pen, attributes, false);
  else if (/cartridge/.test(kind)) element(pen, attributes, { diameter: 65, height: 100, label: true });
  else if (/transmission/.test(kind)) strainer(pen, attributes);
  else if (/in-line|inline|petrol/.test(kind)) inLine(pen, attributes);
  else spinOn(pen, attributes, /fuel|diesel/.test(kind));
}

function panel(pen: Pen, attributes: Attributes, cabin: boolean): void {
  const length = numberOf(attributes, 'panel_l', cabin ? 230 : 280);
  const width = numberOf(attributes, 'panel_w', cabin ? 200 : 180);
  const height = numberOf(attributes, 'panel_h', cabin ? 30 : 50);
  pen.relative = { size: Math.hypot(length, width), reference: 500 };
  const rim = cabin ? 0 : 11;
  if (!cabin)
    isoBox(pen, box(-rim, -rim, 0, length + 2 * rim, width + 2 * rim, height * 0.6), ['body', 'body', 'side']);
  const foot = cabin ? 0 : height * 0.6;
  const seal = cabin ? height : height * 0.4;
  isoBox(
    pen,
    box(-rim, -rim, foot, length + 2 * rim, width + 2 * rim, seal),
    cabin ? ['body', 'body', 'side'] : ['glow', 'glow', 'glow'],
  );
  const plane = topPlane(height);
  const edge = cabin ? 6 : 10;
  pen.draw(shape(plane).rect(edge, edge, length - 2 * edge, width - 2 * edge), cabin ? 'panel' : 'body');
  const pleats = Math.round(length / (pen.isThumb ? 32 : 8.5));
  for (let index = 1; index < pleats; index++) {
    const x = edge + ((length - 2 * edge) * index) / pleats;
    pen.draw(shape(plane).segment(x, edge, x, width - edge), 'fine');
  }
  if (cabin) {
    for (let index = 1; index < pleats && !pen.isThumb; index++) {
      const x = (length * index) / pleats;
      const next = (length * (index + 0.5)) / pleats;
      pen.draw(shape(frontPlane(0)).segment(x, height * 0.12, next, height * 0.88), 'fine');
    }
    // Air flow arrow on the frame's side.
    const middle = width / 2;
    const arrow: Point[] = [
      [middle - width * 0.16, height * 0.36],
      [middle + width * 0.06, height * 0.36],
      [middle + width * 0.06, height * 0.14],
      [middle + width * 0.18, height * 0.5],
      [middle + width * 0.06, height * 0.86],
      [middle + width * 0.06, height * 0.64],
      [middle - width * 0.16, height * 0.64],
    ];
    pen.draw(shape(sidePlane(length)).poly(arrow), 'solid');
  }
  pen.dimension(iso(-rim, -rim, 0), iso(length + rim, -rim, 0), [-17, 30], figureOf(attributes, 'panel_l'));
  pen.dimension(
    iso(length + rim, -rim, 0),
    iso(length + rim, width + rim, 0),
    [17, 30],
    figureOf(attributes, 'panel_w'),
  );
  pen.dimension(iso(-rim, -rim, height), iso(-rim, -rim, 0), [-34, 0], figureOf(attributes, 'panel_h'));
}

const box = (x: number, y: number, z: number, length: number, width: number, height: number) => ({
  x,
  y,
  z,
  length,
  width,
  height,
});

function strainer(pen: Pen, attributes: Attributes): void {
  const length = numberOf(attributes, 'panel_l', 240);
  const width = numberOf(attributes, 'panel_w', 150);
  const height = numberOf(attributes, 'panel_h', 25);
  isoBox(pen, box(0, 0, 0, length, width, height), ['body', 'body', 'side']);
  const plane = topPlane(height);
  pen.draw(shape(plane).rect(14, 14, length * 0.55, width - 28, 12), 'panelDark');
  for (let x = 26; x < length * 0.55; x += pen.isThumb ? 30 : 12) {
    pen.draw(shape(plane).segment(x, 22, x, width - 22), 'fine');
  }
  pen.draw(shape(plane).ellipse(length * 0.8, width * 0.5, width * 0.17), 'glow');
  pen.draw(shape(plane).ellipse(length * 0.8, width * 0.5, width * 0.1), 'accent');
  pen.dimension(iso(0, 0, 0), iso(length, 0, 0), [-17, 30], figureOf(attributes, 'panel_l'));
  pen.dimension(iso(length, 0, 0), iso(length, width, 0), [17, 30], figureOf(attributes, 'panel_w'));
}

/** The set as it comes in its box: panel behind, oil filter in front. */
function serviceKit(pen: Pen, attributes: Attributes): void {
  const length = 190;
  const width = 130;
  isoBox(pen, box(-60, -10, 0, length, width, 34), ['glow', 'glow', 'glow']);
  for (let x = -46; x < length - 66; x += pen.isThumb ? 28 : 9) {
    pen.draw(shape(topPlane(34)).segment(x, 0, x, width - 24), 'fine');
  }
  spinOn(pen, { ...attributes, outer_diameter: '72', height: '86' }, false, 50);
  pen.annotations.length = 0;
  pen.relative = undefined;
}
