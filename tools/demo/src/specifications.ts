import type { Specification } from './rows.ts';

// Name and unit of an attribute on the detail page. An attribute without an entry shows its own name without a unit.
const labels: Readonly<Record<string, readonly [name: string, unit: string]>> = {
  length: ['Length', 'mm'],
  width: ['Width', 'mm'],
  height: ['Height', 'mm'],
  case_code: ['Case', ''],
  capacity_20h: ['Capacity (20 h)', 'Ah'],
  cca: ['Cold cranking', 'A'],
  reserve_capacity: ['Reserve capacity', 'min'],
  terminal_layout: ['Positive terminal', ''],
  warranty_months: ['Warranty', 'months'],
  voltage: ['Voltage', 'V'],
  reach: ['Reach', 'mm'],
  hex: ['Hexagon', 'mm'],
  gap: ['Gap', 'mm'],
  power: ['Power', 'W'],
  colour_temperature: ['Colour temperature', 'K'],
  length_inch: ['Length', 'in'],
  pad_width: ['Width', 'mm'],
  pad_height: ['Height', 'mm'],
  pad_thickness: ['Thickness', 'mm'],
  rotor_diameter: ['Diameter', 'mm'],
  rotor_thickness: ['Thickness', 'mm'],
  rotor_min_thickness: ['Minimum thickness', 'mm'],
  rotor_height: ['Overall height', 'mm'],
  pcd: ['Stud pattern', 'mm'],
  centre_bore: ['Centre bore', 'mm'],
  drum_inner: ['Inside diameter', 'mm'],
  shoe_width: ['Shoe width', 'mm'],
  effective_length: ['Effective length', 'mm'],
  rib_pitch: ['Rib pitch', 'mm'],
  v_section: ['Section', ''],
  timing_teeth: ['Teeth', ''],
  timing_width_mm: ['Width', 'mm'],
  outer_diameter: ['Outside diameter', 'mm'],
  bypass_pressure: ['Bypass valve opens', 'kPa'],
  panel_l: ['Length', 'mm'],
  panel_w: ['Width', 'mm'],
  panel_h: ['Height', 'mm'],
  micron: ['Filtration', 'µm'],
  pack_l: ['Pack', 'L'],
  range_min: ['Smallest diameter', 'mm'],
  range_max: ['Largest diameter', 'mm'],
  band_width: ['Band width', 'mm'],
  pack_qty: ['Pack quantity', ''],
  battery_ah: ['Battery', 'Ah'],
  torque: ['Torque', 'Nm'],
  speed: ['No-load speed', 'rpm'],
  disc: ['Disc', 'mm'],
  slc80_class: ['SLC80 class', ''],
  dg_class: ['Dangerous goods class', ''],
  un_number: ['UN number', ''],
  diameter: ['Diameter', 'mm'],
  capacity: ['Capacity', 'mAh'],
  api_petrol: ['API', ''],
  api_diesel: ['API', ''],
  acea: ['ACEA', ''],
  ilsac: ['ILSAC', ''],
  jaso: ['JASO', ''],
  atf: ['Specification', ''],
};

const silent: ReadonlySet<string> = new Set(['item', 'product', 'tool', 'sds']);

export function specificationsOf(attributes: Readonly<Record<string, string>>): Specification[] {
  return Object.entries(attributes)
    .filter(([key, value]) => !silent.has(key) && value !== '')
    .map(([key, value]) => {
      const [name, unit] = labels[key] ?? [titled(key), ''];
      return { name, value: unit === '' || /[a-z]$/i.test(value) ? value : `${value} ${unit}`, isLink: false };
    });
}

const titled = (key: string) => key.charAt(0).toUpperCase() + key.slice(1).replaceAll('_', ' ');
