import type { Point, Projection } from './shape.ts';

const cos30 = Math.cos(Math.PI / 6);

/** x runs to the right and down, y to the right and up (away), z up. Near faces: top, y = 0, x = max. */
export const iso = (x: number, y: number, z: number): Point => [(x + y) * cos30, (x - y) * 0.5 - z];

export const topPlane =
  (z: number): Projection =>
  (x, y) =>
    iso(x, y, z);
export const frontPlane =
  (y: number): Projection =>
  (x, z) =>
    iso(x, y, z);
export const sidePlane =
  (x: number): Projection =>
  (y, z) =>
    iso(x, y, z);
