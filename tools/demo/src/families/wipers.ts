import { type Application, type Draft, type FamilyPlan, type Grade, kind } from '../draft.ts';
import { priced } from '../price.ts';
import { at, type Random } from '../random.ts';
import { buildOf, type Group, type World } from '../world.ts';

const inches: Readonly<Record<number, number>> = {
  250: 10,
  280: 11,
  305: 12,
  330: 13,
  350: 14,
  380: 15,
  400: 16,
  425: 17,
  450: 18,
  475: 19,
  500: 20,
  525: 21,
  550: 22,
  575: 23,
  600: 24,
  625: 25,
  650: 26,
  680: 27,
  700: 28,
  730: 29,
  750: 30,
  780: 31,
  800: 32,
};
const lengths = Object.keys(inches).map(Number);

type Blade = {
  mm: number;
  style: string;
  item: string;
  fit: string;
  fitting: string;
  groups: { group: Group; position: string }[];
};

// style code|item|fit code|fitting
const styles = [
  ['F', 'Beam (Flat)', 'J', 'J-hook 9x3'],
  ['C', 'Conventional', 'J', 'J-hook 9x3'],
  ['F', 'Beam (Flat)', 'P', 'push button 16 mm'],
  ['H', 'Hybrid', 'J', 'J-hook 9x4'],
  ['F', 'Beam (Flat)', 'B', 'bayonet'],
  ['C', 'Conventional', 'S', 'side pin 22 mm'],
  ['F', 'Beam (Flat)', 'T', 'top lock'],
  ['F', 'Beam (Flat)', 'D', 'DNTL 1.1'],
  ['H', 'Hybrid', 'P', 'push button 19 mm'],
  ['F', 'Beam (Flat)', 'N', 'pinch tab'],
] as const;

function blades(world: World): readonly Blade[] {
  const list: Blade[] = [];
  const add = (mm: number, [style, item, fit, fitting]: readonly [string, string, string, string]) =>
    list.push({ mm, style, item, fit, fitting, groups: [] });
  for (const mm of [250, 280, 305, 330, 350, 380, 400]) {
    add(mm, ['R', 'Rear', 'B', 'bayonet']);
    add(mm, ['R', 'Rear', 'C', 'claw']);
  }
  for (const style of styles) for (const mm of lengths.slice(4)) add(mm, style);
  for (const mm of [500, 550, 600, 650, 700, 750, 800]) {
    add(mm, ['T', 'Heavy Commercial', 'W', 'side pin 22 mm']);
    add(mm, ['T', 'Heavy Commercial', 'K', 'J-hook 9x4']);
  }
  for (const mm of [400, 500, 600, 650, 700]) add(mm, ['X', 'Refills', '6', '']);
  const find = (style: string, fit: string, mm: number) =>
    list.find((blade) => blade.style === style && blade.fit === fit && blade.mm === mm);
  for (const group of world.groups('generation')) assign(group, find);
  return list;
}

const pairs: readonly (readonly [driver: number, passenger: number])[] = [
  [650, 400],
  [600, 450],
  [550, 500],
  [700, 350],
  [625, 425],
  [600, 400],
  [650, 450],
  [575, 475],
];

/** Right-hand drive: the driver's blade is the longer one. */
function assign(group: Group, find: (style: string, fit: string, mm: number) => Blade | undefined): void {
  const build = buildOf(group.sample);
  const [driver, passenger] = build === 'truck' ? ([650, 650] as const) : at(pairs, group.dice);
  const options =
    build === 'truck'
      ? [
          ['T', 'W'],
          ['T', 'K'],
        ]
      : group.from < 2004
        ? [
            ['C', 'J'],
            ['F', 'J'],
          ]
        : [
            ['F', at(['J', 'P', 'B', 'T'], group.dice >>> 4)],
            ['H', 'J'],
          ];
  for (const [style = '', fit = ''] of options) {
    find(style, fit, driver)?.groups.push({ group, position: 'Driver side' });
    find(style, fit, passenger)?.groups.push({ group, position: 'Passenger side' });
  }
  find('R', at(['B', 'C'], group.dice >>> 5), at([280, 305, 330, 350, 400], group.dice >>> 6))?.groups.push({
    group,
    position: 'Rear',
  });
}

const rubbers: readonly [readonly [string, string, Grade], ...(readonly [string, string, Grade])[]] = [
  ['', 'natural', 'STANDARD'],
  ['S', 'silicone', 'PREMIUM'],
  ['G', 'graphite coated', 'STANDARD'],
];
const rearBodies = /Hatchback|SUV|Wagon|Van|Bus|Liftback/;

function draftBlade(blade: Blade, [letter, rubber, grade]: readonly [string, string, Grade], random: Random): Draft {
  const number = `WB${blade.mm}${blade.style}${blade.fit}${letter}`;
  const length = inches[blade.mm] ?? Math.round(blade.mm / 25.4);
  // Every blade in natural rubber, a third of the cars also with silicone: enough to choose from.
  const listed = blade.groups.filter(({ group }) => letter === '' || (letter === 'S' && group.dice % 3 === 0));
  const applications = listed.map(({ group, position }): Application => {
    return {
      group,
      quantity: 1,
      position,
      ...(position === 'Rear' ? { only: (vehicle) => rearBodies.test(vehicle.body) } : {}),
    };
  });
  const style = blade.item === 'Beam (Flat)' ? 'beam' : blade.item.toLowerCase();
  const refill = blade.style === 'X';
  return {
    number,
    item: blade.item,
    description: refill
      ? `Wiper refill ${blade.mm}mm ${rubber}, pair`
      : `Wiper blade ${style} ${length}in / ${blade.mm}mm ${blade.fitting}${letter === '' ? '' : `, ${rubber}`}`,
    grade,
    cents: priced(
      random,
      [8, 65],
      (refill ? 0.02 : 0.2) + (blade.mm / 800) * 0.3 + (letter === 'S' ? 0.25 : 0) + (blade.style === 'F' ? 0.1 : 0),
    ),
    attributes: {
      item: blade.item,
      length: String(blade.mm),
      length_inch: String(length),
      fitting: blade.fitting,
      side: blade.style === 'R' ? 'rear' : 'universal',
      rubber,
    },
    applications,
    ...(blade.style === 'C' && letter === ''
      ? { children: [{ ...refillOf(number, blade.mm, random), purpose: 'Refill' }] }
      : {}),
  };
}

const refillOf = (number: string, mm: number, random: Random): Draft => ({
  number: `${number}-RF`,
  item: 'Refills',
  description: `Wiper refill ${mm}mm for ${number}`,
  grade: 'STANDARD',
  cents: priced(random, [4, 12], mm / 1000),
  attributes: { item: 'Refills', length: String(mm), length_inch: String(inches[mm] ?? ''), rubber: 'natural' },
});

export const wipers: FamilyPlan = {
  family: 'wipers',
  share: 0.034,
  subcategories: ['Conventional', 'Beam (Flat)', 'Hybrid', 'Rear', 'Refills', 'Heavy Commercial'],
  kinds: [
    kind({
      share: 1,
      bases: blades,
      variants: rubbers,
      draft: (blade, rubber, { random }) => draftBlade(blade, rubber, random),
    }),
  ],
};
