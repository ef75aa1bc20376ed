import { type Draft, type FamilyPlan, type Grade, kind } from '../draft.ts';
import { priced } from '../price.ts';
import { at, type Random } from '../random.ts';
import type { Group, World } from '../world.ts';

type Plug = { thread: string; reach: string; hex: string; heat: number; gap: number; groups: Group[] };

// thread|hexagon|reaches; usual sizes first.
const threads = [
  ['M14x1.25', '16', '19,26.5,17.5 taper,12.7'],
  ['M12x1.25', '14', '26.5,19'],
  ['M14x1.25', '20.8', '19,17.5 taper,12.7'],
  ['M10x1.0', '16', '19,12.7,26.5'],
  ['M18x1.5', '20.8', '12,10.9 taper'],
  ['M8x1.0', '13', '19'],
] as const;
const gaps = [0.8, 1.1, 0.7, 1.3];
const reachLetters: Readonly<Record<string, string>> = {
  '19': 'E',
  '26.5': 'L',
  '12.7': 'H',
  '17.5 taper': 'F',
  '12': 'A',
  '10.9 taper': 'T',
};

function plugs(world: World): readonly Plug[] {
  const list: Plug[] = [];
  for (const gap of gaps) {
    for (const heat of [6, 5, 7, 4, 8, 9]) {
      for (const [thread, hex, reaches] of threads) {
        for (const reach of reaches.split(',')) list.push({ thread, hex, reach, heat, gap, groups: [] });
      }
    }
  }
  // Road engines use the common threads and medium heat ranges, which come first.
  const common = list.filter((plug) => plug.heat <= 7 && plug.gap <= 1.1 && /^M1[24]/.test(plug.thread));
  for (const group of world.groups('engine')) {
    if (/Petrol|LPG|Hybrid/.test(group.sample.fuel)) at(common, group.dice).groups.push(group);
  }
  return list;
}

type Electrode = { letter: string; name: string; item: string; position: number; grade: Grade };
const electrodes: readonly [Electrode, ...Electrode[]] = [
  { letter: 'I', name: 'iridium', item: 'Iridium', position: 0.48, grade: 'PREMIUM' },
  { letter: 'N', name: 'nickel', item: 'Nickel', position: 0.06, grade: 'STANDARD' },
  { letter: 'P', name: 'platinum', item: 'Platinum', position: 0.3, grade: 'STANDARD' },
  { letter: 'D', name: 'double iridium', item: 'Double Iridium', position: 0.72, grade: 'GENUINE' },
  { letter: 'G', name: 'iridium', item: 'LPG', position: 0.58, grade: 'PREMIUM' },
];

function draftPlug(plug: Plug, electrode: Electrode, random: Random): Draft {
  const size = plug.thread.slice(1).split('x')[0] ?? '';
  const taper = plug.reach.includes('taper');
  const lpg = electrode.item === 'LPG';
  const millimetres = plug.reach.replace(' taper', '');
  return {
    number: `SP${size}${Math.round(Number(plug.hex))}${reachLetters[plug.reach] ?? ''}R${plug.heat}${electrode.letter}-${Math.round(plug.gap * 10)}`,
    item: electrode.item,
    description: `Spark plug ${lpg ? 'LPG iridium' : electrode.name} ${plug.thread} ${millimetres}mm${taper ? ' taper seat' : ''} heat ${plug.heat} gap ${plug.gap}mm`,
    grade: electrode.grade,
    cents: priced(random, [4, 45], electrode.position + (size === '12' ? 0.05 : 0)),
    attributes: {
      item: electrode.item,
      thread: plug.thread,
      reach: plug.reach,
      hex: plug.hex,
      seat: taper ? 'conical' : 'gasket',
      heat_range: String(plug.heat),
      gap: String(plug.gap),
      resistor: 'yes',
      electrode: electrode.name,
      tip: electrode.letter === 'N' ? 'standard' : 'projected',
      pack_qty: '1',
    },
    footnote:
      electrode.letter === 'N' ? 'Replace every 20,000 to 40,000 km.' : 'Do not adjust the gap of fine-wire plugs.',
    applications: plug.groups
      .filter(({ sample }) => (lpg ? sample.fuel === 'LPG' : sample.fuel !== 'LPG' || electrode.letter !== 'N'))
      .map((group) => ({ group, quantity: group.sample.cylinders ?? 4 })),
  };
}

type Glow = { thread: string; length: number; voltage: string; groups: Group[] };

function glowPlugs(world: World): readonly Glow[] {
  const list: Glow[] = [];
  for (const voltage of ['11', '7', '5', '4.4', '12', '23']) {
    for (const thread of ['M10x1', 'M8x1', 'M10x1.25', 'M12x1.25', 'M9x1']) {
      for (const length of [97, 103, 116, 85, 125, 143, 78, 71, 67, 60])
        list.push({ thread, length, voltage, groups: [] });
    }
  }
  const twelveVolt = list.slice(0, 200);
  for (const group of world.groups('engine')) {
    if (group.sample.fuel === 'Diesel') at(twelveVolt, group.dice).groups.push(group);
  }
  return list;
}

export const sparkPlugs: FamilyPlan = {
  family: 'spark-plugs',
  share: 0.11,
  subcategories: ['Nickel', 'Platinum', 'Iridium', 'Double Iridium', 'LPG', 'Glow Plugs'],
  kinds: [
    kind({
      share: 0.88,
      bases: plugs,
      variants: electrodes,
      draft: (plug, electrode, { random }) => draftPlug(plug, electrode, random),
    }),
    kind({
      share: 0.12,
      bases: glowPlugs,
      variants: ['STANDARD', 'PREMIUM'] as const,
      draft: (glow, grade, { random }) => ({
        number: `SPG${glow.thread.slice(1).replace(/x|\./g, '')}-${glow.length}${glow.voltage.replace('.', '')}${grade === 'PREMIUM' ? 'K' : ''}`,
        item: 'Glow Plugs',
        description: `Glow plug ${grade === 'PREMIUM' ? 'ceramic ' : ''}${glow.thread} ${glow.length}mm ${glow.voltage}V`,
        grade,
        cents: priced(random, [18, 85], grade === 'PREMIUM' ? 0.7 : 0.2),
        attributes: {
          item: 'Glow Plugs',
          thread: glow.thread,
          length: String(glow.length),
          voltage: glow.voltage,
          hex: glow.thread.startsWith('M8') ? '8' : '10',
          pack_qty: '1',
        },
        applications: glow.groups.map((group) => ({ group, quantity: group.sample.cylinders ?? 4 })),
      }),
    }),
  ],
};
