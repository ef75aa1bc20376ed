import { type Draft, type FamilyPlan, type Grade, kind } from '../draft.ts';
import { priced } from '../price.ts';
import { at, type Random } from '../random.ts';
import type { Group, World } from '../world.ts';
import { brakeFluids, draftBrakeFluid } from './brake-fluid.ts';

const packs = [5, 1, 20, 205, 60, 10] as const;
const base = {
  ECONOMY: 'mineral',
  STANDARD: 'semi synthetic',
  PREMIUM: 'full synthetic',
  GENUINE: '100% synthetic PAO/ester',
} as const;

/** A large pack is cheaper per litre: the price grows with volume to the power of 0.86. */
const packed = (perFive: number, litres: number) => {
  const cents = Math.round(perFive * (litres / 5) ** 0.86);
  return litres >= 20 ? Math.round(cents / 100) * 100 - 5 : Math.floor(cents / 100) * 100 + 95;
};
const packText = (litres: number) => (litres < 1 ? `${litres * 1000}mL` : `${litres}L`);

type EngineOil = {
  item: string;
  viscosity: string;
  grade: Grade;
  standards: Readonly<Record<string, string>>;
  serves: (group: Group) => boolean;
  pack: number;
  groups: Group[];
};

const petrol = ({ sample }: Group) => /Petrol|Hybrid|LPG/.test(sample.fuel);
const diesel = ({ sample }: Group) => sample.fuel === 'Diesel';
const middle = (group: Group) => (group.from + group.to) / 2;

// Oils by year and fuel, as workshops choose them: item, viscosity, grade, standards, engines.
const oils: readonly (readonly [string, string, Grade, Readonly<Record<string, string>>, (group: Group) => boolean])[] =
  [
    [
      'Engine Oil',
      '5W-30',
      'PREMIUM',
      { api_petrol: 'SP', ilsac: 'GF-6A' },
      (group) => petrol(group) && middle(group) >= 2005 && group.dice % 2 === 0,
    ],
    [
      'Engine Oil',
      '0W-20',
      'PREMIUM',
      { api_petrol: 'SP', ilsac: 'GF-6A', acea: 'C5' },
      (group) => petrol(group) && middle(group) >= 2014,
    ],
    [
      'Engine Oil',
      '5W-40',
      'PREMIUM',
      { api_petrol: 'SN', acea: 'A3/B4' },
      (group) => petrol(group) && middle(group) >= 2005 && group.dice % 2 === 1,
    ],
    [
      'Engine Oil',
      '10W-40',
      'STANDARD',
      { api_petrol: 'SN', acea: 'A3/B3' },
      (group) => petrol(group) && middle(group) >= 1995 && middle(group) < 2006,
    ],
    ['Engine Oil', '20W-50', 'ECONOMY', { api_petrol: 'SL' }, (group) => petrol(group) && middle(group) < 1996],
    ['Engine Oil', '15W-40', 'STANDARD', { api_petrol: 'SN' }, (group) => petrol(group) && middle(group) < 1999],
    ['Engine Oil', '0W-40', 'GENUINE', { api_petrol: 'SN', acea: 'A3/B4' }, () => false],
    [
      'Engine Oil',
      '0W-16',
      'PREMIUM',
      { api_petrol: 'SP', ilsac: 'GF-6B' },
      (group) => /Hybrid/.test(group.sample.fuel),
    ],
    ['Engine Oil', '5W-50', 'GENUINE', { api_petrol: 'SN' }, () => false],
    ['Engine Oil', '10W-60', 'GENUINE', { api_petrol: 'SN' }, () => false],
    ['Engine Oil', '10W-30', 'PREMIUM', { api_petrol: 'SP', ilsac: 'GF-6A' }, () => false],
    ['Engine Oil', '25W-60', 'ECONOMY', { api_petrol: 'SL' }, () => false],
    ['Engine Oil', '20W-60', 'ECONOMY', { api_petrol: 'SJ' }, () => false],
    ['Engine Oil', '0W-30', 'PREMIUM', { api_petrol: 'SP', acea: 'C2' }, () => false],
    [
      'Diesel Engine Oil',
      '5W-30',
      'PREMIUM',
      { acea: 'C3', jaso: 'DL-1' },
      (group) => diesel(group) && middle(group) >= 2007,
    ],
    [
      'Diesel Engine Oil',
      '15W-40',
      'STANDARD',
      { api_diesel: 'CI-4', acea: 'E7' },
      (group) => diesel(group) && middle(group) < 2012,
    ],
    ['Diesel Engine Oil', '10W-30', 'PREMIUM', { api_diesel: 'CK-4', jaso: 'DH-2' }, () => false],
    ['Diesel Engine Oil', '15W-40', 'PREMIUM', { api_diesel: 'CK-4', acea: 'E9' }, () => false],
    ['Diesel Engine Oil', '10W-40', 'PREMIUM', { api_diesel: 'CJ-4', acea: 'E6' }, () => false],
    ['Diesel Engine Oil', '0W-30', 'GENUINE', { acea: 'C2' }, () => false],
    ['Motorcycle Oil', '10W-40', 'PREMIUM', { jaso: 'MA2' }, () => false],
    ['Motorcycle Oil', '20W-50', 'STANDARD', { jaso: 'MA' }, () => false],
    ['Two-Stroke', 'SAE 30', 'STANDARD', { jaso: 'FC' }, () => false],
    ['Two-Stroke', 'SAE 40', 'PREMIUM', { jaso: 'FD' }, () => false],
  ];

function engineOils(world: World): readonly EngineOil[] {
  const list = packs.flatMap((pack) =>
    oils.map(
      ([item, viscosity, grade, standards, serves]): EngineOil => ({
        item,
        viscosity,
        grade,
        standards,
        serves,
        pack,
        groups: [],
      }),
    ),
  );
  for (const group of world.groups('engine')) {
    for (const oil of list) {
      // A car fits the 5 L pack and, for half of the cars, one other size.
      if (oil.serves(group) && (oil.pack === 5 || (group.dice % 2 === 0 && oil.pack === at([1, 20], group.dice >>> 2))))
        oil.groups.push(group);
    }
  }
  return list;
}

const spoken: Readonly<Record<string, string>> = {
  'Engine Oil': 'Engine oil',
  'Diesel Engine Oil': 'Diesel engine oil',
  'Motorcycle Oil': 'Motorcycle oil',
  'Two-Stroke': 'Two-stroke oil',
};

const lift = { ECONOMY: 0.02, STANDARD: 0.22, PREMIUM: 0.55, GENUINE: 0.8 } as const;
const litres = ({ sample }: Group) => (sample.engine_cc ?? 2000) / 1000 + 2.2;
const sump = (group: Group) => `Sump about ${litres(group).toFixed(1)} L`;

function draftOil(oil: EngineOil, second: boolean, random: Random): Draft {
  const standards = Object.values(oil.standards)
    .join(' ')
    .replace(/[^A-Z0-9]/gi, '');
  const brand = second ? ' Trade' : '';
  return {
    number: `OE${oil.viscosity.replace(/[^0-9A-Z]/g, '')}${standards}${second ? 'T' : ''}-${oil.pack}`,
    item: oil.item,
    description: `${spoken[oil.item] ?? oil.item} ${oil.viscosity} ${base[oil.grade]} ${Object.values(oil.standards).join(', ')}${brand} ${packText(oil.pack)}`,
    grade: second ? 'ECONOMY' : oil.grade,
    cents: packed(priced(random, [32, 120], lift[oil.grade] - (second ? 0.12 : 0)), oil.pack),
    attributes: {
      item: oil.item,
      viscosity: oil.viscosity,
      base: base[oil.grade],
      ...oil.standards,
      pack_l: String(oil.pack),
    },
    note: oil.pack === 205 ? 'Delivered on a pallet.' : '',
    applications: second
      ? []
      : oil.groups.map((group) => ({
          group,
          quantity: Math.ceil(Number(litres(group).toFixed(1)) / oil.pack),
          note: sump(group),
        })),
  };
}

type Other = {
  item: string;
  number: string;
  text: string;
  attributes: Readonly<Record<string, string>>;
  pack: number;
  level: number;
};

const gearOils = ['75W-90', '80W-90', '75W-80', '75W-85', '75W-140', '85W-140', '85W-90', 'SAE 90', 'SAE 140', '75W'];
const atfs = [
  'Dexron III(H)',
  'Dexron VI',
  'Mercon V',
  'Mercon LV',
  'Mercon ULV',
  'Type T-IV',
  'WS',
  'SP-III',
  'SP-IV',
  'Matic D',
  'Matic J',
  'Matic S',
  'DW-1',
  'CVT NS-2',
  'CVT NS-3',
  'CVTF FE',
  'DCT',
  'Dexron II',
  'HP',
];
const coolants = [
  ['IAT green', 'AS 2108 Type A'],
  ['OAT red', 'AS 2108 Type A'],
  ['OAT pink', 'JIS K2234'],
  ['HOAT blue', 'AS 2108 Type A'],
  ['Si-OAT purple', 'ASTM D3306'],
] as const;

const named = ({ item, number, text, attributes, pack }: Other, letter: '' | 'T') => ({
  number: letter === '' ? number : number.replace('-', 'T-'),
  item,
  description: `${text}${letter === '' ? '' : ' Trade'} ${packText(pack)}`,
  grade: letter === '' ? ('STANDARD' as const) : ('ECONOMY' as const),
  attributes: { item, ...attributes, pack_l: String(pack) },
});

function others(): readonly Other[] {
  const list: Other[] = [];
  for (const pack of [5, 1, 20, 205, 60]) {
    for (const [index, atf] of atfs.entries()) {
      list.push({
        item: 'Transmission Fluid',
        number: `OT${String(index + 1).padStart(2, '0')}-${pack}`,
        text: `Transmission fluid ${atf}`,
        attributes: { atf },
        pack,
        level: 0.45 + (index % 5) / 14,
      });
    }
    for (const viscosity of gearOils) {
      for (const api of ['GL-5', 'GL-4']) {
        list.push({
          item: 'Gear Oil',
          number: `OG${viscosity.replace(/[^0-9A-Z]/g, '')}${api.slice(3)}-${pack}`,
          text: `Gear oil ${viscosity} ${api}`,
          attributes: { gear_viscosity: viscosity, api_gear: api },
          pack,
          level: viscosity.startsWith('75') ? 0.6 : 0.3,
        });
      }
    }
    for (const [index, [coolant, standard]] of coolants.entries()) {
      for (const [letter, form] of [
        ['P', 'premix'],
        ['C', 'concentrate'],
      ] as const) {
        list.push({
          item: 'Coolant',
          number: `FCL${index + 1}${letter}-${pack}`,
          text: `Coolant ${coolant} ${form} ${standard}`,
          attributes: { coolant, standard, form },
          pack,
          level: letter === 'C' ? 0.25 : 0.02,
        });
      }
    }
    for (const grade of ['32', '46', '68']) {
      list.push({
        item: 'Hydraulic',
        number: `OH${grade}-${pack}`,
        text: `Hydraulic oil ISO ${grade}`,
        attributes: { viscosity: `ISO ${grade}` },
        pack,
        level: 0.12,
      });
    }
    list.push({
      item: 'Power Steering Fluid',
      number: `FP1-${pack}`,
      text: 'Power steering fluid',
      attributes: { atf: 'PSF' },
      pack,
      level: 0.3,
    });
  }
  return list;
}

/** Containers of 1000 L. They have no price, because their delivery must be quoted. */
const bulk: readonly Other[] = [
  ...coolants.map(([coolant, standard], index) => ({
    item: 'Coolant',
    number: `FCL${index + 1}P-1000`,
    text: `Coolant ${coolant} premix ${standard}`,
    attributes: { coolant, standard, form: 'premix' },
    pack: 1000,
    level: 0,
  })),
  ...['32', '46', '68'].map((grade) => ({
    item: 'Hydraulic',
    number: `OH${grade}-1000`,
    text: `Hydraulic oil ISO ${grade}`,
    attributes: { viscosity: `ISO ${grade}` },
    pack: 1000,
    level: 0,
  })),
];

export const fluidsOils: FamilyPlan = {
  family: 'fluids-oils',
  share: 0.045,
  subcategories: [
    'Engine Oil',
    'Diesel Engine Oil',
    'Transmission Fluid',
    'Gear Oil',
    'Brake Fluid',
    'Coolant',
    'Power Steering Fluid',
    'Hydraulic',
    'Motorcycle Oil',
    'Two-Stroke',
  ],
  kinds: [
    kind({
      share: 0.32,
      bases: engineOils,
      variants: [false, true],
      draft: (oil, second, { random }) => draftOil(oil, second, random),
    }),
    kind({
      share: 0.63,
      bases: others,
      variants: ['', 'T'] as const,
      draft: (other, letter, { random }) => ({
        ...named(other, letter),
        cents: packed(priced(random, [32, 110], other.level - (letter === '' ? 0 : 0.1)), other.pack),
      }),
    }),
    kind({
      share: 0.02,
      bases: () => brakeFluids,
      variants: [0],
      draft: (pack, _variant, { random }) => draftBrakeFluid('FB', 'Brake Fluid', pack, random),
    }),
    kind({
      // With this share a set of 2,000 parts has at least two containers.
      share: 0.03,
      bases: () => bulk,
      variants: ['', 'T'] as const,
      draft: (container, letter) => ({
        ...named(container, letter),
        cents: 0,
        note: 'Price on application, with delivery.',
      }),
    }),
  ],
};
