import type { Attributes } from './attributes.ts';
import { drawPart } from './draw-part.ts';
import type { Family } from './family.ts';

// The part that stands for its family; what is not said takes the renderer's usual values.
const heads: Readonly<Record<Family, Attributes>> = {
  batteries: { length: '260', width: '173', height: '223', terminal_layout: 'L' },
  'spark-plugs': { thread: 'M14x1.25', reach: '26.5', electrode: 'iridium', gap: '1.1' },
  'light-bulbs': { type: 'H4', base: 'P43t', power: '60/55' },
  wipers: { item: 'Beam (Flat)', length: '650' },
  brakes: {
    item: 'Disc Rotors',
    rotor_diameter: '330',
    rotor_thickness: '32',
    rotor_type: 'drilled and slotted',
    pcd: '5x114.3',
  },
  chemicals: { product: 'Brake & Parts Cleaner', form: 'aerosol', weight: '400 g' },
  'drive-belts': { item: 'Belt & Tensioner Kits', ribs: '6', effective_length: '1750' },
  filters: { item: 'Oil (spin-on)', outer_diameter: '93', height: '105' },
  'fluids-oils': { viscosity: '5W-30', pack_l: '5' },
  'hose-clamps': { item: 'Worm Drive', range_min: '25', range_max: '40' },
  'power-tools': { tool: 'Impact Wrench 1/2in', config: '1 battery kit' },
  ppe: { product: 'Ear Muffs' },
  'coin-batteries': { type: 'CR2032', diameter: '20', height: '3.2', voltage: '3' },
};

/** Large line art for the head of a category page; decoration, so it has no name of its own. */
export const drawCategoryHead = (family: Family): string =>
  drawPart({ family, attributes: heads[family], size: 'hero' });
