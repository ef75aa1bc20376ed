import { frontPlane, sidePlane, topPlane } from './isometric.ts';
import type { Pen, Style } from './pen.ts';
import { type Corner, type Point, type Projection, shape } from './shape.ts';

export type Box = { x: number; y: number; z: number; length: number; width: number; height: number };

/** Isometric box: length along x, width along y (away), height up. Radius rounds the upright edges' ends only. */
export function isoBox(pen: Pen, box: Box, styles: readonly [top: Style, front: Style, side: Style]): void {
  const { x, y, z, length, width, height } = box;
  pen.draw(shape(topPlane(z + height)).rect(x, y, length, width), styles[0]);
  pen.draw(shape(frontPlane(y)).rect(x, z, length, height), styles[1]);
  pen.draw(shape(sidePlane(x + length)).rect(y, z, width, height), styles[2]);
}

/** Cylinder whose near face lies in `plane` at (u, v) and which extends by `depth` on the sheet. */
export function cylinder(
  pen: Pen,
  plane: Projection,
  { u, v, radius, depth }: { u: number; v: number; radius: number; depth: Point },
  styles: readonly [face: Style, wall: Style],
): void {
  const centre = plane(u, v);
  const a = minus(plane(u + radius, v), centre);
  const b = minus(plane(u, v + radius), centre);
  const cross = (p: Point, q: Point) => p[0] * q[1] - p[1] * q[0];
  let start = (Math.atan2(cross(b, depth), cross(a, depth)) * 180) / Math.PI;
  const middle = ((start + 90) * Math.PI) / 180;
  const towards: Point = [
    a[0] * Math.cos(middle) + b[0] * Math.sin(middle),
    a[1] * Math.cos(middle) + b[1] * Math.sin(middle),
  ];
  // The visible wall is the half whose middle lies on the side to which the cylinder extends.
  if (towards[0] * depth[0] + towards[1] * depth[1] < 0) start += 180;
  const far: Projection = (p, q) => {
    const [x, y] = plane(p, q);
    return [x + depth[0], y + depth[1]];
  };
  const wall = shape(plane).arc(u, v, radius, radius, start + 180, start, false);
  wall
    .on(far)
    .arc(u, v, radius, radius, start, start + 180, true)
    .close();
  pen.draw(wall, styles[1]);
  pen.draw(shape(plane).ellipse(u, v, radius), styles[0]);
}

/** Upright isometric cylinder standing on (x, y, z). */
export function upright(
  pen: Pen,
  at: { x: number; y: number; z: number; radius: number; height: number },
  styles: readonly [face: Style, wall: Style],
): void {
  const hidden: Point = [0, at.height];
  cylinder(pen, topPlane(at.z + at.height), { u: at.x, v: at.y, radius: at.radius, depth: hidden }, styles);
}

/**
 * Solid of revolution about an upright axis seen a little from above. Profile: corners [y, radius, rounding] from the
 * top down; `tilt` is the share of the radius that ellipses are high (0: a plain elevation).
 */
export function revolve(
  pen: Pen,
  cx: number,
  profile: readonly Corner[],
  tilt: number,
  styles: { readonly wall: Style; readonly top?: Style },
): void {
  const first = profile[0];
  const last = profile.at(-1);
  if (!first || !last) return;
  const left = profile.map(([y, r, rounding]): Corner => [cx - r, y, rounding]);
  const right = [...profile].reverse().map(([y, r, rounding]): Corner => [cx + r, y, rounding]);
  const outline = shape().rounded(left, false);
  if (tilt > 0) outline.arc(cx, last[0], last[1], last[1] * tilt, 180, 0, true);
  const rest = shape().rounded(right, false);
  for (const segment of rest.segments) {
    outline.segments.push(segment.op === 'M' ? { op: 'L', points: segment.points } : segment);
  }
  pen.draw(outline.close(), styles.wall);
  if (tilt > 0 && styles.top) pen.draw(shape().ellipse(cx, first[0], first[1], first[1] * tilt), styles.top);
}

/** Front half of a ring round a revolved body. */
export const ring = (cx: number, y: number, radius: number, tilt: number) =>
  shape().arc(cx, y, radius, radius * tilt, 180, 0);

const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]];
