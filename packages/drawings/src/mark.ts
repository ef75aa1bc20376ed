import type { Drawing } from '@southline/kernel/part-facts';
import { type Attributes, kindOf, textOf } from './attributes.ts';
import { type Family, families, familyOf } from './family.ts';

/** A kind of part with a picture of its own. */
interface Kind {
  readonly name: string;
  is(attributes: Attributes): boolean;
  /** Drawn for every part of the kind. */
  readonly drawn: Attributes;
}

const byKind = (name: string, pattern: RegExp, drawn: Attributes): Kind => ({
  name,
  is: (attributes) => pattern.test(kindOf(attributes)),
  drawn,
});

/** In litres, as the containers are drawn. */
const byPack = (name: string, from: number, below: number, drawn: Attributes): Kind => ({
  name,
  is: (attributes) => {
    const litres = Number.parseFloat(textOf(attributes, 'pack_l', 'volume'));
    return litres >= from && litres < below;
  },
  drawn,
});

const byForm = (name: string, pattern: RegExp, drawn: Attributes): Kind => ({
  name,
  is: (attributes) => pattern.test(textOf(attributes, 'form')),
  drawn,
});

/** Of each family, in the order in which they are tried. A part of no kind has the picture of its family. */
const kinds: Readonly<Partial<Record<Family, readonly Kind[]>>> = {
  brakes: [
    byKind('fluid', /fluid/, { item: 'Brake Fluid', brake_fluid: 'DOT 4', pack_l: '0.5' }),
    byKind('grease', /grease/, { item: 'Brake Grease', form: 'tube' }),
    byKind('rotor', /rotor/, { item: 'Disc Rotors' }),
    byKind('shoes', /shoe/, { item: 'Brake Shoes' }),
    byKind('drum', /drum/, { item: 'Brake Drums' }),
    byKind('hose', /hose/, { item: 'Brake Hoses' }),
    byKind('cylinder', /cylinder/, { item: 'Wheel Cylinders' }),
    byKind('calliper', /cal+iper/, { item: 'Callipers' }),
    byKind('sensor', /sensor/, { item: 'Wear Sensors' }),
  ],
  filters: [
    byKind('kit', /kit/, { item: 'Filter Service Kits' }),
    byKind('cabin', /cabin/, { item: 'Cabin' }),
    byKind('round', /round/, { item: 'Air (round)' }),
    byKind('air', /air|panel/, { item: 'Air (panel)' }),
    byKind('cartridge', /cartridge/, { item: 'Oil (cartridge)' }),
    byKind('transmission', /transmission/, { item: 'Transmission' }),
    byKind('in-line', /in-?line|petrol/, { item: 'Fuel (in-line)' }),
    byKind('diesel', /fuel|diesel/, { item: 'Fuel (diesel)' }),
  ],
  'fluids-oils': [
    byPack('bottle', 0, 0.9, { pack_l: '0.5' }),
    byPack('pail', 10.1, 25.1, { pack_l: '20' }),
    byPack('drum', 25.1, 250.1, { pack_l: '205' }),
    byPack('tote', 250.1, 100_000, { pack_l: '1000' }),
  ],
  chemicals: [
    byForm('trigger', /trigger/i, { form: 'trigger' }),
    byForm('cartridge', /cartridge/i, { form: 'cartridge' }),
    byForm('tube', /tube|sachet/i, { form: 'tube' }),
    byForm('bottle', /bottle/i, { form: 'bottle', volume: '500 mL' }),
  ],
  'drive-belts': [
    byKind('kit', /kit/, { item: 'Belt & Tensioner Kits' }),
    byKind('timing', /timing/, { item: 'Timing Belts' }),
    byKind('wedge', /v-belt/, { item: 'V-Belts (A/AV)' }),
  ],
  'spark-plugs': [byKind('glow', /glow/, { item: 'Glow Plugs' })],
  wipers: [byKind('refill', /refill/, { item: 'Refills' })],
  'light-bulbs': [byKind('signal', /^(p\d|r\d|t4|ba|by|py)/, { type: 'P21W', base: 'BA15s' })],
  'hose-clamps': [
    byKind('t-bolt', /t-bolt/, { item: 'T-Bolt' }),
    byKind('ear', /ear/, { item: 'Ear (Crimp)' }),
    byKind('spring', /spring/, { item: 'Spring Band' }),
    byKind('p-clip', /p-clip/, { item: 'P-Clips' }),
  ],
  'power-tools': [
    byKind('grinder', /grinder/, { tool: 'Angle Grinder 115mm' }),
    byKind('saw', /saw/, { tool: 'Reciprocating Saw' }),
    byKind('light', /light|lamp/, { tool: 'Inspection Light' }),
    byKind('inflator', /inflator/, { tool: 'Tyre Inflator' }),
    byKind('battery', /battery pack/, { tool: 'Battery Pack' }),
  ],
  ppe: [
    byKind('gloves', /glove/, { product: 'Nitrile Gloves Disposable' }),
    byKind('boots', /boot/, { product: 'Safety Boots' }),
    byKind('hat', /hard hat|helmet/, { product: 'Hard Hat' }),
    byKind('coveralls', /coverall/, { product: 'Coveralls' }),
    byKind('mask', /mask|respirator/, { product: 'Dust Mask P2' }),
    byKind('ears', /ear ?plug|ear ?muff/, { product: 'Ear Plugs' }),
    byKind('first-aid', /first aid/, { product: 'First Aid Kit' }),
    byKind('vest', /vest|hi-vis/, { product: 'Hi-Vis Vest' }),
  ],
};

/** The name and the drawn part of each picture. Families without a drawing have the carton. */
export const allMarks: readonly { readonly name: string; readonly family: string; readonly attributes: Attributes }[] =
  [
    ...families.flatMap((family) => [
      { name: family, family, attributes: {} },
      ...(kinds[family] ?? []).map(({ name, drawn }) => ({ name: `${family}-${name}`, family, attributes: drawn })),
    ]),
    { name: 'carton', family: 'carton', attributes: {} },
  ];

/** The name of the picture of a part. */
export const markOf = (drawing: Drawing | undefined): string => {
  const family = familyOf(drawing?.family ?? '');
  if (!family) return 'carton';
  const kind = kinds[family]?.find(({ is }) => is(drawing?.attributes ?? {}));
  return kind ? `${family}-${kind.name}` : family;
};
