import { type Attributes, figureOf, numberOf, textOf } from '../attributes.ts';
import type { Pen } from '../vocabulary/pen.ts';
import { corners, shape } from '../vocabulary/shape.ts';
import { revolve, ring } from '../vocabulary/solids.ts';

const tilt = 0.3;

/** Thread in mm: "M20x1.5" is metric, "3/4-16 UNF" is in inches. */
function threadDiameter(thread: string): number {
  const metric = /M(\d+(?:\.\d+)?)/i.exec(thread);
  if (metric) return Number(metric[1]);
  const inch = /^(\d+)(?:\/(\d+))?/.exec(thread.trim());
  return inch ? (Number(inch[1]) / Number(inch[2] ?? 1)) * 25.4 : 20;
}

export function spinOn(pen: Pen, attributes: Attributes, drain: boolean, cx = 0): void {
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
export function element(
  pen: Pen,
  attributes: Attributes,
  preset: { diameter: number; height: number; label: boolean },
): void {
  const diameter = numberOf(attributes, 'outer_diameter', preset.diameter);
  const height = numberOf(attributes, 'height', preset.height);
  const radius = diameter / 2;
  const cap = Math.max(4, height * 0.06);
  pen.relative = { size: Math.max(height + radius * 0.6, diameter), reference: preset.diameter * 2 };
  revolve(pen, 0, corners(`${cap} ${radius * 0.95}, ${height - cap} ${radius * 0.95}`), tilt, { wall: 'body' });
  const pleats = pen.isThumb ? 9 : 26;
  for (let index = 1; index < pleats; index++) {
    const t = Math.PI - (Math.PI * index) / pleats;
    const x = radius * 0.95 * Math.cos(t);
    const sag = radius * 0.95 * tilt * Math.sin(t);
    pen.stroke([x, cap + sag], [x, height - cap + sag], 'fine');
  }
  revolve(pen, 0, corners(`${height - cap} ${radius}, ${height} ${radius}`), tilt, { wall: 'glow' });
  revolve(pen, 0, corners(`0 ${radius}, ${cap} ${radius}`), tilt, { wall: 'glow', top: 'body' });
  pen.draw(shape().ellipse(0, 0, radius * 0.5, radius * 0.5 * tilt), 'dark');
  pen.stroke([0, -radius * tilt - height * 0.08], [0, height + radius * tilt + height * 0.06], 'centre');
  pen.dimension([radius, 0], [radius, height], [46, 0], figureOf(attributes, 'height'));
  const figure = figureOf(attributes, 'outer_diameter');
  pen.dimension([-radius, height], [radius, height], [0, 56], figure && `Ø ${figure}`);
}

export function inLine(pen: Pen, attributes: Attributes): void {
  const radius = numberOf(attributes, 'outer_diameter', 55) / 2;
  const length = numberOf(attributes, 'height', 110);
  const spigot = radius * 0.24;
  pen.turn = pen.isThumb ? -38 : 0;
  for (const sign of [-1, 1]) {
    const end = (sign * length) / 2;
    const out = end + sign * radius * 1.1;
    pen.draw(
      shape().rounded(corners(`${end} ${-spigot}, ${out} ${-spigot} 2, ${out} ${spigot} 2, ${end} ${spigot}`)),
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
