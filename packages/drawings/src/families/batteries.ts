import { type Attributes, figureOf, numberOf, textOf } from '../attributes.ts';
import { frontPlane, iso, sidePlane, topPlane } from '../vocabulary/isometric.ts';
import type { Pen } from '../vocabulary/pen.ts';
import { type Point, shape } from '../vocabulary/shape.ts';
import { isoBox, upright } from '../vocabulary/solids.ts';

/** Isometric case in true proportions; the positive post is the characteristic feature. */
export function drawBattery(pen: Pen, attributes: Attributes): void {
  const length = numberOf(attributes, 'length', 232);
  const width = numberOf(attributes, 'width', 173);
  const height = numberOf(attributes, 'height', 223);
  const lid = height * 0.2;
  const body = height - lid;
  const lip = Math.min(5, width * 0.04);
  pen.relative = { size: Math.cbrt(length * width * height), reference: 330 };
  if (textOf(attributes, 'hold_down') !== '' && textOf(attributes, 'hold_down') !== 'B0') {
    const ledge = { x: -7, y: -7, z: 0, length: length + 14, width: width + 14, height: height * 0.06 };
    isoBox(pen, ledge, ['body', 'side', 'dark']);
  }
  isoBox(pen, { x: 0, y: 0, z: 0, length, width, height: body }, ['body', 'body', 'side']);
  ribs(pen, length, width, body);
  isoBox(pen, { x: -lip, y: -lip, z: body, length: length + 2 * lip, width: width + 2 * lip, height: lid * 0.72 }, [
    'body',
    'body',
    'side',
  ]);
  const top = body + lid * 0.72;
  cover(pen, attributes, length, width, top);
  posts(pen, attributes, length, width, top);
  dimensions(pen, attributes, { length, width, height: top, lip });
}

function ribs(pen: Pen, length: number, width: number, body: number): void {
  const label = shape(frontPlane(0)).rect(length * 0.12, body * 0.22, length * 0.76, body * 0.5);
  pen.draw(label, 'tint');
  pen.draw(shape(frontPlane(0)).rect(length * 0.12, body * 0.22, length * 0.76, body * 0.11), 'solid');
  pen.detail(label, 'fine');
  const count = Math.max(3, Math.round(width / 24));
  for (let index = 1; index < count; index++) {
    const y = (width * index) / count;
    pen.detail(shape(sidePlane(length)).segment(y, body * 0.08, y, body * 0.92), 'fine');
  }
}

function cover(pen: Pen, attributes: Attributes, length: number, width: number, top: number): void {
  const plane = topPlane(top);
  pen.detail(shape(plane).rect(length * 0.04, width * 0.05, length * 0.92, width * 0.9), 'fine');
  const sealed = /AGM|Gel/i.test(textOf(attributes, 'technology'));
  const handle = shape(plane).rect(length * 0.1, width * 0.68, length * 0.8, width * 0.14);
  pen.draw(handle, pen.isThumb ? 'fine' : 'panelDark');
  if (sealed) {
    pen.detail(shape(plane).rect(length * 0.36, width * 0.36, length * 0.28, width * 0.2), 'panel');
    return;
  }
  for (let cell = 0; cell < 6 && !pen.isThumb; cell++) {
    const x = length * (0.25 + (0.5 * cell) / 5);
    pen.draw(shape(plane).ellipse(x, width * 0.46, Math.min(length * 0.045, 13)), 'panel');
  }
}

function posts(pen: Pen, attributes: Attributes, length: number, width: number, top: number): void {
  // "L": positive post on the left, seen from the long side nearest to the posts.
  const positiveLeft = /^(L|.*positive left)/i.test(textOf(attributes, 'terminal_layout') || 'R');
  const kind = textOf(attributes, 'terminal_type');
  // SAE/DIN posts are 19.5/17.9 mm at the foot, small JIS posts 14.7/13 mm; drawn a little stronger to be legible.
  const radius = /T1|small/i.test(kind) ? 9 : /T3|stud/i.test(kind) ? 5.5 : 12;
  const y = width * 0.2;
  for (const left of [false, true]) {
    const positive = left === positiveLeft;
    const x = left ? length * 0.13 : length * 0.87;
    if (/side/i.test(kind)) {
      const bolt = shape(frontPlane(0)).ellipse(left ? length * 0.1 : length * 0.9, top * 0.82, 11);
      pen.draw(bolt, positive ? 'glow' : 'side');
      continue;
    }
    pen.detail(shape(topPlane(top)).ellipse(x, y, radius * 1.6), 'panelDark');
    const at = { x, y, z: top, radius: radius * (positive ? 1.08 : 1), height: /T3|stud/i.test(kind) ? 26 : 19 };
    upright(pen, at, positive ? ['glow', 'glow'] : ['body', 'dark']);
    if (!pen.isThumb) {
      const mark: Point = iso(x + (left ? 26 : -26), y, top);
      pen.letter([mark[0], mark[1] + 7], positive ? '+' : '−', 26, positive);
    }
  }
}

function dimensions(
  pen: Pen,
  attributes: Attributes,
  { length, width, height, lip }: { length: number; width: number; height: number; lip: number },
): void {
  const under: Point = [-17, 30];
  pen.dimension(iso(0, 0, 0), iso(length, 0, 0), under, figureOf(attributes, 'length'));
  pen.dimension(iso(length, 0, 0), iso(length, width, 0), [17, 30], figureOf(attributes, 'width'));
  pen.dimension(iso(-lip, -lip, 0), iso(-lip, -lip, height), [-34, 0], figureOf(attributes, 'height'));
  const code = textOf(attributes, 'case_code');
  pen.leader(iso(length, width * 0.6, height * 0.55), [46, -40], code.slice(0, 16));
}
