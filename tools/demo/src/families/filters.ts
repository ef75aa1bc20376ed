import { type Child, type Draft, type FamilyPlan, type Grade, kind } from '../draft.ts';
import { gradeStep, priced } from '../price.ts';
import { at, type Random } from '../random.ts';
import { type Group, makeName, modelName, type World, yearsText } from '../world.ts';

/** A group of vehicles and its index in the list. The filter's number is derived from the index. */
type Slot = { group: Group; serial: number };

const slots = (groups: readonly Group[]): readonly Slot[] => groups.map((group, serial) => ({ group, serial }));
const burning = (group: Group) => group.sample.fuel !== 'Electric';
const threads = ['M20x1.5', '3/4-16 UNF', 'M26x1.5', 'M22x1.5', '13/16-16 UN', 'M18x1.5', '1-12 UNF'];
const outside = [65, 66, 68, 76, 80, 83, 93, 95, 100, 108];
const heights = [65, 70, 75, 79, 85, 87, 95, 100, 114, 120, 123, 142, 177];
const fits = (group: Group, quantity = 1, only?: (vehicle: Group['sample']) => boolean) => [
  { group, quantity, ...(only ? { only } : {}) },
];

type Tier = readonly [suffix: string, grade: Grade];
const tiers: readonly [Tier, ...Tier[]] = [
  ['', 'STANDARD'],
  ['P', 'PREMIUM'],
  ['E', 'ECONOMY'],
];

/** "2.8 L diesel" */
const engineText = ({ sample }: Group) => `${sample.engine_l} L ${sample.fuel.toLowerCase()}`;

function oilFilter({ group, serial }: Slot, [suffix, grade]: Tier, random: Random): Draft {
  const cartridge = group.from >= 2004 && group.dice % 3 === 0;
  const item = cartridge ? 'Oil (cartridge)' : 'Oil (spin-on)';
  const diesel = group.sample.fuel === 'Diesel';
  const diameter = at(outside, group.dice >>> 3) + (diesel ? 8 : 0);
  const height = at(heights, group.dice >>> 6);
  const thread = at(threads, group.dice >>> 9);
  return {
    number: `FO${1000 + serial}${suffix}`,
    item,
    description: `Oil filter ${cartridge ? 'cartridge' : 'spin-on'} Ø${diameter}x${height}mm – ${makeName(group.sample.make)} ${engineText(group)}`,
    grade,
    cents: priced(random, [7, 45], (diameter * height) / 19000 + gradeStep[grade]),
    attributes: {
      item,
      outer_diameter: String(diameter),
      height: String(height),
      ...(cartridge
        ? {}
        : { oil_thread: thread, bypass_pressure: String(70 + (group.dice % 6) * 20), anti_drain_valve: 'yes' }),
      micron: '20',
    },
    footnote: cartridge ? 'O-rings included.' : '',
    applications: fits(group),
  };
}

function airFilter({ group, serial }: Slot, [suffix, grade]: Tier, random: Random): Draft {
  const round = group.to < 1999 || group.sample.make === 'HINO' || group.sample.make === 'FUSO';
  const item = round ? 'Air (round)' : 'Air (panel)';
  const length = 180 + (group.dice % 22) * 10;
  const width = 120 + ((group.dice >>> 5) % 12) * 10;
  const height = at([40, 42, 45, 48, 50, 55, 58, 62], group.dice >>> 9);
  const diameter = at([130, 150, 165, 180, 200, 225], group.dice);
  const tall = at([80, 140, 180, 220, 260, 300], group.dice >>> 5);
  return {
    number: `FA${1000 + serial}${suffix}`,
    item,
    description: `Air filter ${round ? `round Ø${diameter}x${tall}mm` : `panel ${length}x${width}x${height}mm`} – ${modelName(group.sample)} ${engineText(group)}`,
    grade,
    cents: priced(random, [15, 110], round ? diameter / 420 : (length * width) / 150000 + gradeStep[grade]),
    attributes: round
      ? { item, outer_diameter: String(diameter), height: String(tall) }
      : { item, panel_l: String(length), panel_w: String(width), panel_h: String(height) },
    applications: fits(group),
  };
}

const media: readonly [readonly [string, string, Grade], ...(readonly [string, string, Grade])[]] = [
  ['C', 'activated carbon', 'PREMIUM'],
  ['P', 'particulate', 'STANDARD'],
  ['A', 'anti-allergen', 'GENUINE'],
];

function cabinFilter(
  { group, serial }: Slot,
  [letter, medium, grade]: readonly [string, string, Grade],
  random: Random,
): Draft {
  const pair = group.dice % 9 === 0;
  const length = 190 + (group.dice % 14) * 5;
  const width = 150 + ((group.dice >>> 4) % 14) * 5;
  return {
    number: `FC${1000 + serial}${letter}`,
    item: 'Cabin',
    description: `Cabin filter ${medium} – ${modelName(group.sample)} ${yearsText(group.from, group.to)}`,
    grade,
    cents: priced(random, [18, 85], 0.2 + (length * width) / 200000 + gradeStep[grade]),
    attributes: {
      item: 'Cabin',
      panel_l: String(length),
      panel_w: String(width),
      panel_h: String(at([20, 25, 30, 35], group.dice >>> 8)),
      cabin_media: medium,
    },
    footnote: pair ? 'Two are needed per vehicle.' : '',
    applications: fits(group, pair ? 2 : 1, (vehicle) => vehicle.year >= 1998),
  };
}

function fuelFilter({ group, serial }: Slot, [suffix, grade]: Tier, random: Random): Draft {
  const diesel = group.sample.fuel === 'Diesel';
  const item = diesel ? 'Fuel (diesel)' : 'Fuel (in-line)';
  const diameter = diesel ? at([80, 83, 85, 93, 95], group.dice) : at([50, 55, 58, 62], group.dice);
  const height = diesel ? at([100, 120, 135, 150, 160], group.dice >>> 4) : at([90, 110, 120, 135], group.dice >>> 4);
  return {
    number: `FF${1000 + serial}${suffix}`,
    item,
    description: `Fuel filter ${diesel ? 'diesel with water drain' : 'in-line'} Ø${diameter}x${height}mm – ${makeName(group.sample.make)} ${engineText(group)}`,
    grade,
    cents: priced(random, [15, 95], (diesel ? 0.4 : 0.1) + gradeStep[grade]),
    attributes: {
      item,
      outer_diameter: String(diameter),
      height: String(height),
      micron: diesel ? '5' : '15',
      ...(diesel ? { oil_thread: at(threads, group.dice >>> 8) } : {}),
    },
    applications: fits(group, 1, (vehicle) => diesel || vehicle.year < 2012),
  };
}

function transmissionFilter({ group, serial }: Slot, random: Random): Draft {
  return {
    number: `FT${1000 + serial}`,
    item: 'Transmission',
    description: `Transmission filter with gasket – ${makeName(group.sample.make)} ${group.sample.drive} ${group.sample.cylinders ?? ''} cyl automatic`,
    grade: 'STANDARD',
    cents: priced(random, [28, 140], 0.4),
    attributes: {
      item: 'Transmission',
      panel_l: String(200 + (group.dice % 9) * 10),
      panel_w: String(120 + ((group.dice >>> 4) % 6) * 10),
      panel_h: '25',
    },
    note: 'Automatic transmission only.',
    applications: [{ group, quantity: 1, note: 'Automatic transmission only' }],
  };
}

/** All parts of a service in one carton; its contents are listed as children. */
function serviceKit({ group, serial }: Slot, random: Random): Draft {
  const number = `FK${1000 + serial}`;
  const car = `${modelName(group.sample)} ${engineText(group)}`;
  const part = (
    suffix: string,
    purpose: string,
    item: string,
    band: readonly [number, number],
    attributes: Readonly<Record<string, string>>,
  ): Child => ({
    number: `${number}-${suffix}`,
    item,
    purpose,
    grade: 'STANDARD',
    description: `${purpose} for ${number}`,
    cents: priced(random, band, 0.4),
    attributes: { item, ...attributes },
  });
  return {
    number,
    item: 'Filter Service Kits',
    description: `Filter service kit – ${car}`,
    grade: 'PREMIUM',
    cents: priced(random, [58, 210], 0.3 + (group.sample.engine_cc ?? 2000) / 20000),
    attributes: { item: 'Filter Service Kits' },
    applications: fits(group),
    children: [
      part('OF', 'Oil filter', 'Oil (spin-on)', [8, 35], {
        outer_diameter: String(at(outside, group.dice)),
        height: String(at(heights, group.dice >>> 3)),
        oil_thread: at(threads, group.dice >>> 5),
      }),
      part('AF', 'Air filter', 'Air (panel)', [18, 70], { panel_l: '270', panel_w: '180', panel_h: '50' }),
      part('CF', 'Cabin filter', 'Cabin', [20, 60], {
        panel_l: '215',
        panel_w: '195',
        panel_h: '30',
        cabin_media: 'particulate',
      }),
    ],
  };
}

const kitBases = (world: World) => slots(world.groups('air').filter(burning));

export const filters: FamilyPlan = {
  family: 'filters',
  share: 0.24,
  subcategories: [
    'Oil (spin-on)',
    'Oil (cartridge)',
    'Air (panel)',
    'Air (round)',
    'Fuel (in-line)',
    'Fuel (diesel)',
    'Cabin',
    'Transmission',
    'Filter Service Kits',
  ],
  kinds: [
    kind({
      share: 0.25,
      bases: (world) => slots(world.groups('oil').filter(burning)),
      variants: tiers,
      draft: (slot, tier, { random }) => oilFilter(slot, tier, random),
    }),
    kind({
      share: 0.27,
      bases: kitBases,
      variants: tiers,
      draft: (slot, tier, { random }) => airFilter(slot, tier, random),
    }),
    kind({
      share: 0.18,
      bases: (world) => slots(world.groups('generation')),
      variants: media,
      draft: (slot, medium, { random }) => cabinFilter(slot, medium, random),
    }),
    kind({
      share: 0.17,
      bases: (world) =>
        slots(
          world
            .groups('oil')
            .filter((group) => burning(group) && (group.sample.fuel === 'Diesel' || group.from < 2012)),
        ),
      variants: tiers,
      draft: (slot, tier, { random }) => fuelFilter(slot, tier, random),
    }),
    kind({
      share: 0.03,
      bases: (world) => slots(world.groups('drivetrain').filter(burning)),
      variants: [0],
      draft: (slot, _variant, { random }) => transmissionFilter(slot, random),
    }),
    kind({
      share: 0.1,
      bases: kitBases,
      variants: [0],
      draft: (slot, _variant, { random }) => serviceKit(slot, random),
    }),
  ],
};
