import { type Application, type Draft, type FamilyPlan, type Grade, kind } from '../draft.ts';
import { priced } from '../price.ts';
import { at, hash, type Random } from '../random.ts';
import { buildOf, type Group, type World } from '../world.ts';

// type|cap|12 V watts|24 V watts|use. Categories of UN R37 and R99.
const types = `H4|P43t|60/55|75/70|Headlamp
H7|PX26d|55|70|Headlamp
H11|PGJ19-2|55|70|Headlamp
HB3 (9005)|P20d|60||High beam
HB4 (9006)|P22d|51||Low beam and fog
H1|P14.5s|55|70|Headlamp
H3|PK22s|55|70|Fog
H8|PGJ19-1|35||Fog
H9|PGJ19-5|65||High beam
H16|PGJ19-3|19||Fog
H15|PGJ23t-1|55/15|60/20|Headlamp and DRL
HIR2 (9012)|PX22d|55||Headlamp
H13|P26.4t|60/55||Headlamp
H10|PY20d|42||Fog
H18|PY26d-1|65||Headlamp
H19|PU43t-3|60/55||Headlamp
H27W/1|PG13|27||Fog
H27W/2|PGJ13|27||Fog
HS1|PX43t|35/35||Motorcycle
P13W|PG18.5d-1|13||DRL
P21W|BA15s|21|21|Stop and indicator
PY21W|BAU15s|21|21|Indicator, amber
P21/5W|BAY15d|21/5|21/5|Stop and tail
P21/4W|BAZ15d|21/4|21/4|Stop and tail
PR21W|BAW15s|21|21|Stop, red
R5W|BA15s|5|5|Tail
R10W|BA15s|10|10|Tail
T4W|BA9s|4|4|Park
W2.3W|W2x4.6d|2.3||Dash
W3W|W2.1x9.5d|3|3|Side
W5W|W2.1x9.5d|5|5|Park and licence
WY5W|W2.1x9.5d|5|5|Side indicator, amber
W16W|W2.1x9.5d|16||Reverse
WY16W|W2.1x9.5d|16||Indicator
W21W|W3x16d|21||Stop
WY21W|WX3x16d|21||Indicator, amber
W21/5W|W3x16q|21/5||Stop and tail
C5W|SV8.5|5|5|Festoon 36 mm
C10W|SV8.5|10|10|Festoon 41 mm
C21W|SV8.5|21||Festoon 41 mm
H6W|BAX9s|6||Park
H21W|BAY9s|21||Reverse
HY21W|BAW9s|21||Indicator, amber
PSX24W|PG20/7|24||Fog
PS19W|PG20-1|19||Reverse
PSY24W|PG20-4|24||Indicator, amber
D1S|PK32d-2|35||Xenon
D2S|P32d-2|35||Xenon
D3S|PK32d-5|35||Xenon
D4S|P32d-5|35||Xenon
D1R|PK32d-3|35||Xenon
D2R|P32d-3|35||Xenon
D4R|P32d-6|35||Xenon
D5S|PK32d-7|25||Xenon
D8S|PK32d-1|25||Xenon`;

type Bulb = {
  type: string;
  base: string;
  w12: string;
  w24: string;
  use: string;
  seats: { group: Group; position: string }[];
};

const lowBeams = ['H7', 'H11', 'H4', 'HB4 (9006)', 'HIR2 (9012)', 'H7'];
const fogs = ['H11', 'H8', 'H16', 'H3', 'PSX24W'];

function bulbs(world: World): readonly Bulb[] {
  const list = types.split('\n').map((line): Bulb => {
    const [type = '', base = '', w12 = '', w24 = '', use = ''] = line.split('|');
    return { type, base, w12, w24, use, seats: [] };
  });
  const byType = new Map(list.map((bulb) => [bulb.type, bulb]));
  for (const group of world.groups('generation')) {
    const seat = (type: string, position: string) => byType.get(type)?.seats.push({ group, position });
    const old = group.to < 2000;
    const low = old
      ? 'H4'
      : buildOf(group.sample) === 'utility' && group.dice % 2 === 0
        ? 'H4'
        : at(lowBeams, group.dice);
    seat(low, low === 'H4' ? 'Low and high beam' : 'Low beam');
    if (low !== 'H4')
      seat(low === 'HB4 (9006)' ? 'HB3 (9005)' : at(['HB3 (9005)', 'H1', 'H7'], group.dice >>> 2), 'High beam');
    if (!old) seat(at(fogs, group.dice >>> 4), 'Front fog');
    seat('W5W', 'Park');
    seat(group.to > 2008 ? at(['W21/5W', 'P21/5W'], group.dice >>> 5) : 'P21/5W', 'Stop and tail');
    seat(group.to > 2008 ? at(['WY21W', 'PY21W'], group.dice >>> 6) : 'PY21W', 'Indicator');
    seat('C5W', 'Interior');
    if (group.to > 2003 && group.dice % 4 === 0)
      seat(at(['D1S', 'D2S', 'D4S', 'D3S'], group.dice >>> 7), 'Low beam, xenon');
  }
  return list;
}

type Life = { code: string; name: string; kelvin: string; lift: number; grade: Grade; suits: RegExp };
const halogen = /^(H|P13)/;
const lives: readonly Life[] = [
  { code: 'ST', name: 'Standard', kelvin: '3200', lift: 0, grade: 'STANDARD', suits: /./ },
  { code: 'LL', name: 'Long Life', kelvin: '3100', lift: 0.03, grade: 'PREMIUM', suits: /^[^D]/ },
  { code: 'P60', name: '+60% Light', kelvin: '3300', lift: 0.08, grade: 'PREMIUM', suits: halogen },
  { code: 'LED', name: 'LED', kelvin: '6000', lift: 0.24, grade: 'PREMIUM', suits: /^(H|P21|W5|W16|W21|C5|C10|T4)/ },
  { code: 'P130', name: '+130% Light', kelvin: '3500', lift: 0.13, grade: 'GENUINE', suits: halogen },
  { code: 'CB', name: 'Cool Blue', kelvin: '4200', lift: 0.06, grade: 'STANDARD', suits: /^(H|W5|P21)/ },
  { code: 'P30', name: '+30% Light', kelvin: '3200', lift: 0.05, grade: 'STANDARD', suits: halogen },
  { code: 'P150', name: '+150% Light', kelvin: '3700', lift: 0.16, grade: 'GENUINE', suits: /^(H[147]|H11|HB)/ },
];

type Offer = { bulb: Bulb; life: Life; volts: 12 | 24; pack: number };

function offers(world: World): readonly Offer[] {
  const list: Offer[] = [];
  const known = bulbs(world);
  for (const pack of [1, 2, 10]) {
    for (const volts of [12, 24] as const) {
      for (const [index, life] of lives.entries()) {
        for (const bulb of known) {
          const xenon = bulb.type.startsWith('D');
          if ((volts === 24 && bulb.w24 === '') || !life.suits.test(bulb.type)) continue;
          if ((xenon && (index > 0 || pack === 10)) || (pack === 10 && halogen.test(bulb.type))) continue;
          list.push({ bulb, life, volts, pack });
        }
      }
    }
  }
  return list;
}

function itemFor({ bulb, life, volts }: Offer): string {
  if (volts === 24) return 'Trailer & Truck 24V';
  if (bulb.type.startsWith('D')) return 'Xenon HID';
  if (life.code === 'LED') return 'LED Retrofit';
  if (halogen.test(bulb.type) && !/^H(Y|6W|21W)/.test(bulb.type))
    return /^P|CB/.test(life.code) ? 'Performance Halogen' : 'Headlight Halogen';
  return /Dash|Festoon|Side$|licence/.test(bulb.use) ? 'Interior & Dash' : 'Signal & Stop';
}

/** A car fits the standard single bulb and, for its beams, one other grade, so that its page stays short. */
function applicationsOf({ bulb, life, volts, pack }: Offer): Application[] {
  if (pack !== 1) return [];
  const offered = lives.filter(
    (other) => other.suits.test(bulb.type) && (!bulb.type.startsWith('D') || other.code === 'ST'),
  );
  return bulb.seats
    .filter(({ group }) => (buildOf(group.sample) === 'truck') === (volts === 24))
    .filter(
      ({ group, position }) =>
        life.code === 'ST' || (/beam/.test(position) && at(offered, hash(position) + group.dice).code === life.code),
    )
    .map(({ group, position }) => ({ group, quantity: position === 'Interior' ? 1 : 2, position }));
}

function draftBulb(offer: Offer, random: Random): Draft {
  const { bulb, life, volts, pack } = offer;
  const item = itemFor(offer);
  const led = life.code === 'LED';
  const watts = volts === 24 ? bulb.w24 : bulb.w12;
  const small = /^(W|C|T|R|P2|PY|PR)/.test(bulb.type);
  const one = priced(
    random,
    [1.5, 180],
    (bulb.type.startsWith('D') ? 0.42 : small ? 0.01 : 0.07) + life.lift * (small ? 0.3 : 1),
  );
  return {
    number: `LB${bulb.type.replace(/ ?\(.*\)/, '').replace(/[^A-Z0-9.]/gi, '')}${volts}${life.code}${pack}`,
    item,
    description: `Bulb ${bulb.type} ${volts}V ${led ? 'LED' : `${watts}W`} ${bulb.base} ${life.name}${pack > 1 ? ` (${pack} pk)` : ''}`,
    grade: life.grade,
    cents: pack === 1 ? one : Math.round((one * pack * (pack === 2 ? 0.95 : 0.8)) / 5) * 5,
    attributes: {
      item,
      type: bulb.type,
      base: bulb.base,
      voltage: String(volts),
      power: led ? '18' : watts,
      colour_temperature: bulb.type.startsWith('D') ? '4300' : life.kelvin,
      life: led ? 'LED' : life.name.toLowerCase(),
      pack_qty: String(pack),
    },
    footnote:
      led && halogen.test(bulb.type)
        ? 'Off-road use only unless the lamp is approved for LED.'
        : halogen.test(bulb.type)
          ? 'Replace headlamp bulbs in pairs.'
          : '',
    applications: applicationsOf(offer),
  };
}

export const lightBulbs: FamilyPlan = {
  family: 'light-bulbs',
  share: 0.038,
  subcategories: [
    'Headlight Halogen',
    'Performance Halogen',
    'Xenon HID',
    'LED Retrofit',
    'Signal & Stop',
    'Interior & Dash',
    'Trailer & Truck 24V',
  ],
  kinds: [
    kind({ share: 1, bases: offers, variants: [0], draft: (offer, _variant, { random }) => draftBulb(offer, random) }),
  ],
};
