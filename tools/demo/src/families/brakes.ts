import { type Child, type Draft, type FamilyPlan, type Grade, type Kind, kind } from '../draft.ts';
import { gradeStep, priced } from '../price.ts';
import { at, type Random } from '../random.ts';
import { modelName, yearsText } from '../world.ts';
import { brakeFluids, draftBrakeFluid } from './brake-fluid.ts';
import { type Corner, corners, discCorners, discOf, drumCorners, drumOf, padOf } from './brake-sizes.ts';

const carOf = ({ group }: Corner) => modelName(group.sample);
const four = (serial: number) => String(1000 + serial);
const title = (axle: string) => (axle === 'front' ? 'Front' : 'Rear');
/** In 2026 and later the vehicle is still built. */
const builtUpTo = ({ group }: Corner) => `Built up to 06/${Math.min(group.to, 2025)}`;
const notesOf = (corner: Corner): readonly [string, ...string[]] => [
  '',
  '',
  '',
  'With wear indicator.',
  'Except sports suspension.',
  builtUpTo(corner),
  'With electric park brake.',
  'Check the calliper: two makes were fitted.',
];

type Material = { letter: string; name: string; grade: Grade };
const materials: readonly [Material, ...Material[]] = [
  { letter: 'C', name: 'ceramic', grade: 'PREMIUM' },
  { letter: 'S', name: 'semi metallic', grade: 'STANDARD' },
  { letter: 'X', name: '4WD heavy duty', grade: 'GENUINE' },
  { letter: 'L', name: 'low metallic', grade: 'STANDARD' },
  { letter: 'E', name: 'organic', grade: 'ECONOMY' },
];

function draftPads(corner: Corner, { letter, name, grade }: Material, random: Random): Draft {
  const size = padOf(corner);
  const number = `BP${four(corner.serial)}${letter}`;
  const note = at(notesOf(corner), corner.dice >>> 4);
  return {
    number,
    item: 'Disc Pads',
    description: `Disc brake pads ${corner.axle}, ${name} – ${carOf(corner)}`,
    grade,
    cents: priced(random, [38, 240], (size.width - 92) / 130 + gradeStep[grade]),
    attributes: {
      item: 'Disc Pads',
      axle: corner.axle,
      pad_material: name,
      pad_width: size.width.toFixed(1),
      pad_height: size.height.toFixed(1),
      pad_thickness: size.thickness.toFixed(1),
    },
    footnote: 'Axle set of four.',
    note,
    applications: [{ group: corner.group, quantity: 1, position: title(corner.axle), ...(note ? { note } : {}) }],
    ...(letter === 'C' && corner.serial % 70 === 0 ? { children: hardware(number, corner, random) } : {}),
  };
}

/** Kit of clips with its grease: the two levels below a pad set. */
const hardware = (number: string, corner: Corner, random: Random): readonly Child[] => [
  {
    number: `${number}-HK`,
    item: 'Disc Pads',
    purpose: 'Fitting kit',
    description: `Pad fitting kit ${corner.axle} – ${carOf(corner)}`,
    grade: 'STANDARD',
    cents: priced(random, [12, 34], 0.4),
    attributes: { item: 'Disc Pads', axle: corner.axle },
    children: [
      {
        number: `${number}-HK-G`,
        item: 'Disc Pads',
        purpose: 'Grease sachet',
        description: 'Brake grease sachet 6 g',
        grade: 'STANDARD',
        cents: 195,
        attributes: { item: 'Brake Grease', form: 'sachet', weight: '6 g' },
      },
    ],
  },
];

const faces: readonly [readonly [string, string, Grade], ...(readonly [string, string, Grade])[]] = [
  ['', '', 'STANDARD'],
  ['K', 'coated', 'PREMIUM'],
  ['S', 'drilled and slotted', 'GENUINE'],
];

function draftRotor(corner: Corner, [letter, face, grade]: readonly [string, string, Grade], random: Random): Draft {
  const disc = discOf(corner);
  const type = letter === 'S' && disc.vented ? 'drilled and slotted' : disc.vented ? 'vented' : 'solid';
  return {
    number: `BR${disc.diameter}${disc.thickness}${four(corner.serial).slice(-4)}${letter}`,
    item: 'Disc Rotors',
    description: `Disc rotor ${corner.axle}, ${disc.vented ? 'vented' : 'solid'}${face ? `, ${face}` : ''} ${disc.diameter}x${disc.thickness}mm – ${carOf(corner)}`,
    grade,
    cents: priced(random, [45, 330], (disc.diameter - 230) / 220 + gradeStep[grade]),
    attributes: {
      item: 'Disc Rotors',
      axle: corner.axle,
      rotor_diameter: String(disc.diameter),
      rotor_thickness: String(disc.thickness),
      rotor_min_thickness: String(disc.least),
      rotor_height: String(disc.height),
      rotor_type: type,
      stud_holes: disc.pcd.charAt(0),
      pcd: disc.pcd,
      centre_bore: String(disc.bore),
    },
    footnote: 'Sold singly; replace in pairs.',
    applications: [{ group: corner.group, quantity: 2, position: title(corner.axle) }],
  };
}

function draftShoes(corner: Corner, grade: Grade, random: Random): Draft {
  const { inner, width } = drumOf(corner);
  return {
    number: `BS${Math.round(inner)}${width}${four(corner.serial)}${grade === 'ECONOMY' ? 'E' : ''}`,
    item: 'Brake Shoes',
    description: `Brake shoes rear ${inner}x${width}mm – ${carOf(corner)}`,
    grade,
    cents: priced(random, [38, 160], inner / 600 + gradeStep[grade]),
    attributes: { item: 'Brake Shoes', axle: 'rear', drum_inner: String(inner), shoe_width: String(width) },
    footnote: 'Axle set of four.',
    applications: [{ group: corner.group, quantity: 1, position: 'Rear' }],
  };
}

function draftDrum(corner: Corner, grade: Grade, random: Random): Draft {
  const { inner, width } = drumOf(corner);
  const { pcd, bore } = discOf(corner);
  return {
    number: `BD${Math.round(inner)}${four(corner.serial)}${grade === 'PREMIUM' ? 'K' : ''}`,
    item: 'Brake Drums',
    description: `Brake drum rear ${inner}mm${grade === 'PREMIUM' ? ', coated' : ''} – ${carOf(corner)}`,
    grade,
    cents: priced(random, [60, 330], inner / 500 + gradeStep[grade]),
    attributes: {
      item: 'Brake Drums',
      axle: 'rear',
      drum_inner: String(inner),
      shoe_width: String(width),
      pcd,
      centre_bore: String(bore),
    },
    applications: [{ group: corner.group, quantity: 2, position: 'Rear' }],
  };
}

/** A hydraulic or electrical part of a wheel corner. All of these parts have the same fields. */
function small(
  item: string,
  share: number,
  prefix: string,
  noun: string,
  band: readonly [number, number],
  quantity: number,
  bases: typeof corners,
): Kind {
  return kind<Corner, 'left' | 'right'>({
    share,
    bases,
    variants: item === 'Callipers' || item === 'Brake Hoses' ? ['left', 'right'] : ['left'],
    draft: (corner, side, { random }) => {
      const sided = item === 'Callipers' || item === 'Brake Hoses' ? ` ${side}` : '';
      // Callipers of trucks and of some expensive makes have no list price.
      const dear =
        /^(PORSCHE|JAGUAR|LAND ROVER|LEXUS|GENESIS)$/.test(corner.group.sample.make) && corner.dice % 3 === 0;
      const quoted = item === 'Callipers' && (corner.build === 'truck' || dear);
      return {
        number: `${prefix}${four(corner.serial)}${sided ? side.charAt(0).toUpperCase() : ''}`,
        item,
        description: `${noun} ${corner.axle}${sided} – ${carOf(corner)} ${yearsText(corner.group.from, corner.group.to)}`,
        grade: 'STANDARD',
        cents: quoted ? 0 : priced(random, band, random.next()),
        attributes: {
          item,
          axle: corner.axle,
          ...(item === 'Brake Hoses' ? { length: String(260 + (corner.dice % 40) * 10) } : {}),
          ...(sided ? { side } : {}),
        },
        ...(quoted ? { note: 'Price on application.' } : {}),
        applications: [{ group: corner.group, quantity, position: `${title(corner.axle)}${sided}` }],
      };
    },
  });
}

export const brakes: FamilyPlan = {
  family: 'brakes',
  share: 0.28,
  subcategories: [
    'Disc Pads',
    'Disc Rotors',
    'Brake Shoes',
    'Brake Drums',
    'Brake Hoses',
    'Wheel Cylinders',
    'Callipers',
    'Wear Sensors',
    'Brake Fluid',
  ],
  kinds: [
    kind({
      share: 0.42,
      bases: discCorners,
      variants: materials,
      draft: (corner, material, { random }) => draftPads(corner, material, random),
    }),
    kind({
      share: 0.34,
      bases: discCorners,
      variants: faces,
      draft: (corner, face, { random }) => draftRotor(corner, face, random),
    }),
    kind({
      share: 0.07,
      bases: drumCorners,
      variants: ['STANDARD', 'ECONOMY'] as const,
      draft: (corner, grade, { random }) => draftShoes(corner, grade, random),
    }),
    kind({
      share: 0.06,
      bases: drumCorners,
      variants: ['STANDARD', 'PREMIUM'] as const,
      draft: (corner, grade, { random }) => draftDrum(corner, grade, random),
    }),
    small('Brake Hoses', 0.04, 'BH', 'Brake hose', [22, 75], 1, corners),
    small('Wheel Cylinders', 0.025, 'BW', 'Wheel cylinder', [28, 90], 2, drumCorners),
    small('Callipers', 0.025, 'BC', 'Brake calliper', [180, 620], 1, discCorners),
    small('Wear Sensors', 0.01, 'BE', 'Pad wear sensor', [14, 48], 1, discCorners),
    kind({
      share: 0.0035,
      bases: () => brakeFluids,
      variants: [0],
      draft: (pack, _variant, { random }) => draftBrakeFluid('BF', 'Brake Fluid', pack, random),
    }),
  ],
};
