import { type Attributes, hasAny, kindOf, numberOf } from '../attributes.ts';
import type { Pen } from '../vocabulary/pen.ts';
import { shape } from '../vocabulary/shape.ts';
import { type Clamp, ear, fuel, pClip, springBand, tBolt, worm } from './hose-clamp-kinds.ts';

/** Seen along the hose, closed to the middle of its range; the screw or ear is the characteristic feature. */
export function drawClamp(pen: Pen, attributes: Attributes): void {
  const least = numberOf(attributes, 'range_min', 20);
  const most = Math.max(least + 0.5, numberOf(attributes, 'range_max', 32));
  const clamp: Clamp = { radius: most / 2, t: Math.max(1.1, most * 0.03), u: Math.max(1, most / 32) };
  const kind = kindOf(attributes);
  pen.relative = { size: most, reference: 250, power: 0.16 };
  if (/t-bolt/.test(kind)) tBolt(pen, clamp);
  else if (/spring band/.test(kind)) springBand(pen, clamp);
  else if (/ear|crimp/.test(kind)) ear(pen, clamp);
  else if (/p-clip/.test(kind)) pClip(pen, clamp);
  else if (/fuel/.test(kind)) fuel(pen, clamp);
  else worm(pen, clamp, /constant/.test(kind));
  const r = clamp.radius;
  if (!/p-clip/.test(kind)) pen.detail(shape().ellipse(0, 0, least / 2 - clamp.t * 0.6), 'hidden');
  cross(pen, r * 1.14);
  const figures = hasAny(attributes, 'range_min') && hasAny(attributes, 'range_max');
  if (figures) {
    pen.dimension([-r, 0], [r, 0], [0, 168], `Ø ${least}–${most}`);
    pen.leader([-least * 0.36, -least * 0.33], [-92, -66], `min Ø ${least}`);
  }
  const band = numberOf(attributes, 'band_width', 0);
  pen.leader([-r * 0.96, r * 0.3], [-62, 46], band > 0 ? `Band ${band}` : '');
}

function cross(pen: Pen, reach: number): void {
  pen.detail(shape().segment(-reach, 0, reach, 0).segment(0, -reach, 0, reach), 'centre');
}
