import { type Child, type Draft, type FamilyPlan, kind } from '../draft.ts';
import { priced } from '../price.ts';
import { at, type Random } from '../random.ts';
import { type Group, modelName, type World } from '../world.ts';

type Belt = { ribs: number; mm: number; groups: Group[] };

// ribs, shortest and longest effective length in mm, in 5 mm steps; the most common widths come first.
const ranges = [
  [6, 700, 2750],
  [4, 600, 1350],
  [5, 690, 1950],
  [7, 830, 3000],
  [3, 520, 1200],
  [8, 1000, 2800],
] as const;

function belts(world: World): readonly Belt[] {
  const list: Belt[] = [];
  for (const [ribs, from, to] of ranges) for (let mm = from; mm <= to; mm += 5) list.push({ ribs, mm, groups: [] });
  const six = list.filter((belt) => belt.ribs === 6 && belt.mm >= 900 && belt.mm <= 2500);
  const narrow = list.filter((belt) => belt.ribs <= 5 && belt.ribs >= 4);
  const wide = list.filter((belt) => belt.ribs >= 7);
  for (const group of world.groups('engine')) {
    if (group.sample.fuel === 'Electric') continue;
    at(
      (group.sample.cylinders ?? 4) >= 8 || group.sample.fuel === 'Diesel' ? [...wide, ...six] : six,
      group.dice,
    ).groups.push(group);
    if (group.to < 2012) at(narrow, group.dice >>> 4).groups.push(group);
  }
  // Belts that fit an engine come before belts that only complete the range.
  return list.sort((a, b) => Number(b.groups.length > 0) - Number(a.groups.length > 0));
}

const fits = (groups: readonly Group[], position?: string) =>
  groups.map((group) => ({ group, quantity: 1, ...(position ? { position } : {}) }));

function draftRibbed({ ribs, mm, groups }: Belt, variant: 'plain' | 'heavy' | 'stretch', random: Random): Draft {
  const item = variant === 'stretch' ? 'Stretch Belts' : 'Multi-Ribbed (PK)';
  return {
    number: `${ribs}PK${mm}${{ plain: '', heavy: 'HD', stretch: 'SF' }[variant]}`,
    item,
    description: `${variant === 'stretch' ? 'Stretch belt' : 'Drive belt'} multi-ribbed ${ribs} rib ${mm}mm${variant === 'heavy' ? ', heavy duty' : ''}`,
    grade: variant === 'heavy' ? 'PREMIUM' : 'STANDARD',
    cents: priced(random, [12, 110], (ribs / 8) * 0.3 + (mm / 3000) * 0.45 + (variant === 'plain' ? 0 : 0.1)),
    attributes: {
      item,
      ribs: String(ribs),
      effective_length: String(mm),
      rib_pitch: '3.56',
      width: (ribs * 3.56).toFixed(2),
      stretch: variant === 'stretch' ? 'yes' : 'no',
      sides: 'single',
    },
    footnote: variant === 'stretch' ? 'Fit with the stretch belt tool; do not lever.' : '',
    applications: variant === 'stretch' ? [] : fits(groups),
  };
}

const sections = [
  ['13A', '13A (12.5 mm)', 575, 2000, 12.5],
  ['11A', '11A', 700, 1500, 11],
  ['10A', '10A (9.5 mm)', 600, 1400, 9.5],
  ['17A', '17A', 800, 2100, 17],
] as const;
type VBelt = { code: string; section: string; mm: number; width: number; groups: Group[] };

function vBelts(world: World): readonly VBelt[] {
  const list: VBelt[] = [];
  for (const [code, section, from, to, width] of sections)
    for (let mm = from; mm <= to; mm += 10) list.push({ code, section, mm, width, groups: [] });
  for (const group of world.groups('engine'))
    if (group.from < 2000 && group.sample.fuel !== 'Electric') at(list, group.dice).groups.push(group);
  return list;
}

const teeth = [
  80, 96, 100, 104, 107, 113, 117, 120, 123, 129, 131, 137, 141, 145, 151, 153, 154, 163, 173, 179, 187, 190, 199, 211,
  219, 224, 253, 257, 281,
];
const widths = [25, 24, 30, 27, 22, 29, 31, 32, 20, 25.4, 23, 38, 18];
type Timing = { teeth: number; width: number; groups: Group[] };

function timingBelts(world: World): readonly Timing[] {
  const list = widths.flatMap((width) => teeth.map((count): Timing => ({ teeth: count, width, groups: [] })));
  for (const group of world.groups('engine')) {
    // About two in five engines have a belt rather than a chain.
    if (group.sample.fuel !== 'Electric' && group.dice % 5 < 2)
      at(list.slice(0, 180), group.dice >>> 3).groups.push(group);
  }
  return list;
}

const component = (
  number: string,
  suffix: string,
  purpose: string,
  description: string,
  item: string,
  cents: number,
  attributes: Readonly<Record<string, string>>,
): Child => ({
  number: `${number}-${suffix}`,
  item,
  purpose,
  description,
  grade: 'STANDARD',
  cents,
  attributes: { ...attributes, item },
});

function draftKit(belt: Belt, random: Random): Draft {
  const [group] = belt.groups;
  const number = `DBK${belt.ribs}${belt.mm}`;
  const item = 'Belt & Tensioner Kits';
  const attributes = { ribs: String(belt.ribs), effective_length: String(belt.mm) };
  return {
    number,
    item,
    description: `Belt and tensioner kit ${belt.ribs}PK${belt.mm}${group ? ` – ${modelName(group.sample)} ${group.sample.engine_code}` : ''}`,
    grade: 'PREMIUM',
    cents: priced(random, [120, 480], 0.2 + belt.mm / 4500),
    attributes: { item, ...attributes, sides: 'single', stretch: 'no' },
    applications: fits(belt.groups, 'Accessory drive'),
    children: [
      component(
        number,
        'BE',
        'Belt',
        `Drive belt multi-ribbed ${belt.ribs} rib ${belt.mm}mm, kit pack`,
        'Multi-Ribbed (PK)',
        priced(random, [20, 90], belt.mm / 3000),
        attributes,
      ),
      component(
        number,
        'TE',
        'Tensioner',
        `Belt tensioner for ${number}`,
        item,
        priced(random, [80, 260], 0.4),
        attributes,
      ),
      component(
        number,
        'ID',
        'Idler pulley',
        `Idler pulley for ${number}`,
        item,
        priced(random, [25, 80], 0.4),
        attributes,
      ),
    ],
  };
}

function draftTiming({ teeth: count, width, groups }: Timing, kit: boolean, random: Random): Draft {
  const item = kit ? 'Timing Belt Kits' : 'Timing Belts';
  return {
    number: `${kit ? 'TBK' : 'TB'}${count}${String(width).replace('.', '')}`,
    item,
    description: `${kit ? 'Timing belt kit' : 'Timing belt'} ${count} teeth ${width}mm`,
    grade: kit ? 'PREMIUM' : 'STANDARD',
    cents: kit ? priced(random, [140, 460], count / 400) : priced(random, [28, 110], count / 400),
    attributes: { item, timing_teeth: String(count), timing_width_mm: String(width) },
    footnote: 'Replace at the interval the vehicle maker gives.',
    applications: fits(groups),
  };
}

export const driveBelts: FamilyPlan = {
  family: 'drive-belts',
  share: 0.1,
  subcategories: [
    'Multi-Ribbed (PK)',
    'V-Belts (A/AV)',
    'Timing Belts',
    'Belt & Tensioner Kits',
    'Timing Belt Kits',
    'Stretch Belts',
  ],
  kinds: [
    kind({
      share: 0.56,
      bases: belts,
      variants: ['plain', 'heavy'] as const,
      draft: (belt, variant, { random }) => draftRibbed(belt, variant, random),
    }),
    kind({
      share: 0.06,
      bases: (world) => belts(world).filter(({ ribs, mm }) => ribs <= 6 && mm < 1300),
      variants: ['stretch'] as const,
      draft: (belt, variant, { random }) => draftRibbed(belt, variant, random),
    }),
    kind({
      share: 0.14,
      bases: vBelts,
      variants: ['STANDARD', 'PREMIUM'] as const,
      draft: ({ code, section, mm, width, groups }, grade, { random }) => ({
        number: `${code}${String(mm).padStart(4, '0')}${grade === 'PREMIUM' ? 'X' : ''}`,
        item: 'V-Belts (A/AV)',
        description: `V-belt ${grade === 'PREMIUM' ? 'cogged ' : ''}${code} ${mm}mm`,
        grade,
        cents: priced(random, [12, 60], mm / 2600 + (grade === 'PREMIUM' ? 0.1 : 0)),
        attributes: { item: 'V-Belts (A/AV)', v_section: section, effective_length: String(mm), width: String(width) },
        applications: fits(groups),
      }),
    }),
    kind({
      share: 0.1,
      bases: timingBelts,
      variants: [false],
      draft: (belt, kit, { random }) => draftTiming(belt, kit, random),
    }),
    kind({
      share: 0.05,
      bases: timingBelts,
      variants: [true],
      draft: (belt, kit, { random }) => draftTiming(belt, kit, random),
    }),
    kind({
      share: 0.09,
      bases: (world) => belts(world).filter((belt) => belt.groups.length > 0),
      variants: [0],
      draft: (belt, _variant, { random }) => draftKit(belt, random),
    }),
  ],
};
