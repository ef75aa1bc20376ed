import { type Attributes, figureOf, hasAny, kindOf, numberOf, textOf } from '../attributes.ts';
import { frontPlane, iso, sidePlane, topPlane } from '../vocabulary/isometric.ts';
import type { Pen } from '../vocabulary/pen.ts';
import { corners, type Point, shape } from '../vocabulary/shape.ts';
import { isoBox, revolve, ring } from '../vocabulary/solids.ts';

const tilt = 0.3;

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

/** Thread in mm: "M20x1.5" is metric, "3/4-16 UNF" is in inches. */
export function threadDiameter(thread: string): number {
  const metric = /M(\d+(?:\.\d+)?)/i.exec(thread);
  if (metric) return Number(metric[1]);
  const inch = /^(\d+)(?:\/(\d+))?/.exec(thread.trim());
  return inch ? (Number(inch[1]) / Number(inch[2] ?? 1)) * 25.4 : 20;
}

function spinOn(pen: Pen, attributes: Attributes, drain: boolean, cx = 0): void {
  const radius = numberOf(attributes, 'outer_diameter', 76) / 2;
  const height = numberOf(attributes, 'height', 85);
  const bore = Math.min(threadDiameter(textOf(attributes, 'oil_thread') || 'M20x1.5') / 2, radius * 0.6);
  pen.relative = { size: Math.max(height + radius * 0.6, radius * 2), reference: 200 };
  const bottom = height;
  revolve(
    pen,
    cx,
    [
      [0, radius, 0],
      [bottom - radius * 0.12, radius, radius * 0.2],
      [bottom, radius * 0.86],
    ],
    tilt,
    {
      wall: 'body',
      top: 'side',
    },
  );
  // Flutes for the wrench round the closed end.
  const flutes = pen.isThumb ? 7 : 15;
  for (let index = 0; index < flutes; index++) {
    const angle = 180 - (180 * (index + 0.5)) / flutes;
    const t = (angle * Math.PI) / 180;
    const x = cx + radius * 0.985 * Math.cos(t);
    const y = bottom - radius * 0.14 + radius * 0.96 * tilt * Math.sin(t);
    pen.stroke([x, y], [cx + (x - cx) * 0.94, y - radius * 0.34], 'fine');
  }
  pen.draw(ring(cx, height * 0.12, radius, tilt), 'fine');
  const band = shape().arc(cx, height * 0.3, radius, radius * tilt, 180, 0);
  band.arc(cx, height * 0.56, radius, radius * tilt, 0, 180, true).close();
  pen.draw(band, pen.isThumb ? 'solid' : 'glow');
  // Face: gasket, oil inlets, threaded outlet.
  pen.draw(shape().ellipse(cx, 0, radius * 0.9, radius * 0.9 * tilt), pen.isThumb ? 'fine' : 'panelDark');
  pen.detail(shape().ellipse(cx, 0, radius * 0.76, radius * 0.76 * tilt), 'panel');
  for (let hole = 0; hole < 8 && !pen.isThumb; hole++) {
    const t = (hole * Math.PI) / 4 + 0.3;
    const ring = (radius * 0.76 + bore) / 2;
    const x = cx + ring * Math.cos(t);
    pen.draw(shape().ellipse(x, ring * tilt * Math.sin(t), radius * 0.08, radius * 0.08 * tilt * 1.3), 'ink');
  }
  pen.draw(shape().ellipse(cx, 0, bore, bore * tilt), 'glow');
  pen.detail(shape().ellipse(cx, 0, bore * 0.8, bore * 0.8 * tilt), 'accentFine');
  if (drain) pen.draw(shape().rect(cx - radius * 0.16, bottom + radius * 0.2, radius * 0.32, radius * 0.34, 2), 'side');
  pen.stroke([cx, -radius * tilt - height * 0.1], [cx, bottom + radius * 0.45], 'centre');
  pen.dimension([cx + radius, 0], [cx + radius, bottom + radius * 0.1], [46, 0], figureOf(attributes, 'height'));
  const diameter = figureOf(attributes, 'outer_diameter');
  pen.dimension([cx - radius, bottom], [cx + radius, bottom], [0, 50], diameter && `Ø ${diameter}`);
  pen.leader([cx - bore * 0.7, -bore * tilt * 0.7], [-70, -34], textOf(attributes, 'oil_thread').slice(0, 16));
}

/** Pleated element without a can: oil cartridges and round air filters. */
function element(pen: Pen, attributes: Attributes, preset: { diameter: number; height: number; label: boolean }): void {
  const diameter = numberOf(attributes, 'outer_diameter', preset.diameter);
  const height = numberOf(attributes, 'height', preset.height);
  const radius = diameter / 2;
  const cap = Math.max(4, height * 0.06);
  pen.relative = { size: Math.max(height + radius * 0.6, diameter), reference: preset.diameter * 2 };
  revolve(
    pen,
    0,
    [
      [cap, radius * 0.95],
      [height - cap, radius * 0.95],
    ],
    tilt,
    { wall: 'body' },
  );
  const pleats = pen.isThumb ? 9 : 26;
  for (let index = 1; index < pleats; index++) {
    const t = Math.PI - (Math.PI * index) / pleats;
    const x = radius * 0.95 * Math.cos(t);
    const sag = radius * 0.95 * tilt * Math.sin(t);
    pen.stroke([x, cap + sag], [x, height - cap + sag], 'fine');
  }
  revolve(
    pen,
    0,
    [
      [height - cap, radius],
      [height, radius],
    ],
    tilt,
    { wall: 'glow' },
  );
  revolve(
    pen,
    0,
    [
      [0, radius],
      [cap, radius],
    ],
    tilt,
    { wall: 'glow', top: 'body' },
  );
  pen.draw(shape().ellipse(0, 0, radius * 0.5, radius * 0.5 * tilt), 'dark');
  pen.stroke([0, -radius * tilt - height * 0.08], [0, height + radius * tilt + height * 0.06], 'centre');
  pen.dimension([radius, 0], [radius, height], [46, 0], figureOf(attributes, 'height'));
  const figure = figureOf(attributes, 'outer_diameter');
  pen.dimension([-radius, height], [radius, height], [0, 56], figure && `Ø ${figure}`);
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
    pen.draw(
      shape(plane).poly(
        [
          [x, edge],
          [x, width - edge],
        ],
        false,
      ),
      'fine',
    );
  }
  if (cabin) {
    for (let index = 1; index < pleats && !pen.isThumb; index++) {
      const x = (length * index) / pleats;
      const next = (length * (index + 0.5)) / pleats;
      pen.draw(
        shape(frontPlane(0)).poly(
          [
            [x, height * 0.12],
            [next, height * 0.88],
          ],
          false,
        ),
        'fine',
      );
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

function inLine(pen: Pen, attributes: Attributes): void {
  const radius = numberOf(attributes, 'outer_diameter', 55) / 2;
  const length = numberOf(attributes, 'height', 110);
  const spigot = radius * 0.24;
  pen.turn = pen.isThumb ? -38 : 0;
  for (const sign of [-1, 1]) {
    const end = (sign * length) / 2;
    const out = end + sign * radius * 1.1;
    pen.draw(
      shape().rounded([
        [end, -spigot],
        [out, -spigot, 2],
        [out, spigot, 2],
        [end, spigot],
      ]),
      'side',
    );
    pen.stroke([end + sign * radius * 0.72, -spigot * 1.35], [end + sign * radius * 0.72, spigot * 1.35], 'line');
  }
  const r = radius * 0.3;
  pen.draw(shape().rect(-length / 2, -radius, length, radius * 2, r), 'body');
  pen.draw(shape().rect(-length * 0.26, -radius, length * 0.52, radius * 2), 'glow');
  for (const x of [-0.36, 0.36]) pen.stroke([length * x, -radius], [length * x, radius], 'fine');
  const arrow = corners('-16 -4, 4 -4, 4 -10, 18 0, 4 10, 4 4, -16 4');
  pen.draw(shape().poly(arrow), 'solid');
  pen.stroke([-length / 2 - radius * 1.4, 0], [length / 2 + radius * 1.4, 0], 'centre');
  pen.dimension([-length / 2, radius], [length / 2, radius], [0, 40], figureOf(attributes, 'height'));
  const figure = figureOf(attributes, 'outer_diameter');
  pen.dimension(
    [length / 2 + radius * 1.45, -radius],
    [length / 2 + radius * 1.45, radius],
    [26, 0],
    figure && `Ø ${figure}`,
  );
}

function strainer(pen: Pen, attributes: Attributes): void {
  const length = numberOf(attributes, 'panel_l', 240);
  const width = numberOf(attributes, 'panel_w', 150);
  const height = numberOf(attributes, 'panel_h', 25);
  isoBox(pen, box(0, 0, 0, length, width, height), ['body', 'body', 'side']);
  const plane = topPlane(height);
  pen.draw(shape(plane).rect(14, 14, length * 0.55, width - 28, 12), 'panelDark');
  for (let x = 26; x < length * 0.55; x += pen.isThumb ? 30 : 12) {
    pen.draw(
      shape(plane).poly(
        [
          [x, 22],
          [x, width - 22],
        ],
        false,
      ),
      'fine',
    );
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
    pen.draw(
      shape(topPlane(34)).poly(
        [
          [x, 0],
          [x, width - 24],
        ],
        false,
      ),
      'fine',
    );
  }
  spinOn(pen, { ...attributes, outer_diameter: '72', height: '86' }, false, 50);
  pen.annotations.length = 0;
  pen.relative = undefined;
}
