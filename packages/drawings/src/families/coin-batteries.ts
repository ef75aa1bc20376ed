import { type Attributes, figureOf, numberOf, textOf } from '../attributes.ts';
import type { Pen } from '../vocabulary/pen.ts';
import { corners, shape } from '../vocabulary/shape.ts';
import { revolve, ring } from '../vocabulary/solids.ts';

export function drawCell(pen: Pen, attributes: Attributes): void {
  const diameter = numberOf(attributes, 'diameter', 20);
  const height = numberOf(attributes, 'height', 3.2);
  if (height > diameter) stick(pen, attributes, diameter, height);
  else coin(pen, attributes, diameter, height);
}

/** Can with the positive face up, seen from above; the side view below it carries the height. */
function coin(pen: Pen, attributes: Attributes, diameter: number, height: number): void {
  const radius = diameter / 2;
  const tilt = pen.isDetail ? 0.5 : 0.62;
  pen.relative = { size: diameter, reference: 30, power: 0.4 };
  revolve(pen, 0, corners(`0 ${radius}, ${height * 0.75} ${radius}, ${height} ${radius * 0.93}`), tilt, {
    wall: 'side',
    top: 'body',
  });
  const knurls = shape();
  const count = pen.isThumb ? 11 : 34;
  for (let index = 1; index < count; index++) {
    const t = Math.PI - (Math.PI * index) / count;
    const [x, y] = [radius * Math.cos(t), radius * tilt * Math.sin(t)];
    knurls.segment(x, y + height * 0.08, x, y + height * 0.66);
  }
  pen.draw(knurls, 'fine');
  pen.detail(shape().ellipse(0, 0, radius * 0.9, radius * 0.9 * tilt), 'fine');
  const arm = radius * (pen.isThumb ? 0.4 : 0.26);
  const y = -radius * tilt * (pen.isThumb ? 0 : 0.5);
  const thick = radius * (pen.isThumb ? 0.13 : 0.07);
  pen.draw(
    shape()
      .rect(-arm, y - thick * tilt * 1.3, arm * 2, thick * tilt * 2.6)
      .rect(-thick, y - arm * tilt, thick * 2, arm * tilt * 2),
    'solid',
  );
  if (!pen.isThumb) {
    const code = textOf(attributes, 'type', 'code').slice(0, 9);
    pen.letter([0, radius * tilt * 0.32], code, radius * 0.27);
    const volts = figureOf(attributes, 'voltage', ' V');
    pen.letter([0, radius * tilt * 0.74], volts, radius * 0.18, true);
  }
  if (pen.isDetail) {
    const top = height + radius * tilt + radius * 0.42;
    pen.draw(
      shape().rounded([
        [-radius * 0.86, top],
        [radius * 0.86, top],
        [radius * 0.86, top + height * 0.18],
        [radius, top + height * 0.18],
        [radius, top + height, height * 0.2],
        [-radius, top + height, height * 0.2],
        [-radius, top + height * 0.18],
        [-radius * 0.86, top + height * 0.18],
      ]),
      'side',
    );
    pen.stroke([0, top - radius * 0.12], [0, top + height + radius * 0.12], 'centre');
    pen.dimension([radius, top], [radius, top + height], [40, 0], figureOf(attributes, 'height'));
    const figure = figureOf(attributes, 'diameter');
    pen.dimension([-radius, top + height], [radius, top + height], [0, 36], figure && `Ø ${figure}`);
  }
}

function stick(pen: Pen, attributes: Attributes, diameter: number, height: number): void {
  const radius = diameter / 2;
  const tilt = 0.3;
  if (pen.isThumb) pen.turn = 38;
  revolve(pen, 0, corners(`0 ${radius}, ${height} ${radius} 1`), tilt, { wall: 'body', top: 'side' });
  const band = shape()
    .arc(0, height * 0.08, radius, radius * tilt, 180, 0)
    .arc(0, height * 0.36, radius, radius * tilt, 0, 180, true)
    .close();
  pen.draw(band, 'solid');
  pen.detail(ring(0, height * 0.94, radius, tilt), 'fine');
  revolve(pen, 0, corners(`${-height * 0.045} ${radius * 0.36}, 0 ${radius * 0.36}`), tilt, {
    wall: 'dark',
    top: 'dark',
  });
  if (!pen.isThumb) {
    pen.letter(
      [radius * 0.25, height * 0.7],
      textOf(attributes, 'type', 'code').slice(0, 6),
      radius * 0.62,
      false,
      -90,
    );
  }
  pen.dimension([radius, 0], [radius, height], [44, 0], figureOf(attributes, 'height'));
  const figure = figureOf(attributes, 'diameter');
  pen.dimension([-radius, height], [radius, height], [0, 40], figure && `Ø ${figure}`);
}
