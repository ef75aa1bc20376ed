import { at, hash } from '../random.ts';
import { type Build, buildOf, type Group, type World } from '../world.ts';

export type Axle = 'front' | 'rear';
export type Corner = {
  readonly group: Group;
  readonly axle: Axle;
  readonly build: Build;
  readonly drum: boolean;
  readonly dice: number;
  readonly serial: number;
};

const diameters: Readonly<Record<Build, readonly number[]>> = {
  small: [234, 238, 247, 252, 256, 258, 260, 262],
  mid: [275, 278, 280, 284, 288, 294, 296, 300, 302],
  large: [310, 314, 319, 322, 328, 330, 338, 345, 350, 360],
  utility: [297, 302, 312, 318, 319, 325, 332, 338],
  van: [280, 294, 297, 300, 302, 314],
  truck: [336, 345, 365, 374, 385, 400],
};
const patterns: Readonly<Record<Build, readonly string[]>> = {
  small: ['4x100', '4x98', '4x108', '5x100'],
  mid: ['5x114.3', '5x112', '5x108', '5x100', '5x110'],
  large: ['5x114.3', '5x120', '5x112', '5x127', '5x150'],
  utility: ['6x139.7', '6x114.3', '5x150', '5x139.7'],
  van: ['5x114.3', '6x130', '5x120', '5x108'],
  truck: ['6x139.7', '6x130'],
};

/** Each model's two axles, front ones first; light and old cars and utilities have drums at the rear. */
export function corners(world: World): readonly Corner[] {
  const list: Corner[] = [];
  for (const axle of ['front', 'rear'] as const) {
    for (const group of world.groups('axle')) {
      const build = buildOf(group.sample);
      const dice = hash(`${group.dice}:${axle}`);
      const simple =
        build === 'utility' ||
        build === 'truck' ||
        (build === 'small' && dice % 2 === 0) ||
        (group.to < 1998 && dice % 3 > 0);
      list.push({ group, axle, build, drum: axle === 'rear' && simple, dice, serial: list.length });
    }
  }
  return list;
}

export const discCorners = (world: World) => corners(world).filter(({ drum }) => !drum);
export const drumCorners = (world: World) => corners(world).filter(({ drum }) => drum);

export type DiscSize = {
  diameter: number;
  thickness: number;
  least: number;
  height: number;
  pcd: string;
  bore: number;
  vented: boolean;
};

export function discOf({ build, axle, dice, group }: Corner): DiscSize {
  const diameter = at(diameters[build], dice) - (axle === 'rear' ? at([0, 10, 16, 20], dice >>> 3) : 0);
  const vented = axle === 'front' ? build !== 'small' || dice % 3 > 0 : build === 'large';
  const thickness = vented ? at([20, 22, 24, 25, 26, 28, 30, 32], dice >>> 5) : at([9, 10, 11, 12], dice >>> 5);
  // The pattern belongs to the car, not to the axle.
  const pcd = at(patterns[build], group.dice >>> 2);
  const [, pitch = '114'] = pcd.split('x');
  return {
    diameter,
    thickness,
    least: thickness - (vented ? 2 : 1),
    height: thickness + at([14, 18, 22, 26, 34], dice >>> 8),
    pcd,
    bore: Math.round(Number(pitch) * 0.56 + at([0, 2, 4, 6], group.dice >>> 6)),
    vented,
  };
}

export const padOf = ({ build, axle, dice }: Corner) => {
  const small = build === 'small' || axle === 'rear';
  return {
    width: (small ? 92 : 124) + (dice % 38) + ((dice >>> 6) % 10) / 10,
    height: (small ? 38 : 52) + ((dice >>> 10) % 18) + ((dice >>> 14) % 10) / 10,
    thickness: 14 + ((dice >>> 18) % 10) / 2,
  };
};

export const drumOf = ({ build, dice }: Corner) => ({
  inner:
    build === 'small'
      ? at([180, 200, 203], dice)
      : build === 'truck'
        ? at([295, 280, 320], dice)
        : at([220, 228.6, 254, 270, 295], dice),
  width: build === 'small' ? at([30, 32, 36], dice >>> 3) : at([40, 44, 50, 55, 57], dice >>> 3),
});
