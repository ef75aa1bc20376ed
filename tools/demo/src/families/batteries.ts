import { type Draft, type FamilyPlan, type Grade, kind } from '../draft.ts';
import { gradeStep, priced } from '../price.ts';
import { at } from '../random.ts';
import { type Build, buildOf, type Group, type World } from '../world.ts';

// case|standard|length|width|height|Ah from-to|CCA from-to|type codes. JIS D 5301, EN 50342-2, BCI.
const cases = `A17|JIS|167|127|202|28-30|230-260|26A17,28A17
A19|JIS|187|127|202|30-32|250-280|26A19,28A19,30A19
B17|JIS|167|129|223|28-32|250-280|28B17,34B17
B19|JIS|187|127|223|28-40|270-370|28B19,34B19,38B19,40B19,42B19,44B19
B20|JIS|197|129|223|36-42|300-360|36B20,38B20,44B20
B24|JIS|238|129|223|36-52|330-460|46B24,50B24,55B24,60B24,65B24
D20|JIS|202|173|223|50-55|400-450|50D20,55D20
D23|JIS|232|173|223|48-68|450-620|55D23,65D23,70D23,75D23,80D23,85D23
D26|JIS|260|173|223|55-80|500-700|48D26,55D26,65D26,75D26,80D26,90D26,100D26,110D26
D31|JIS|306|173|223|70-100|600-850|65D31,75D31,95D31,105D31,115D31,125D31
E41|JIS|410|176|234|90-110|650-750|95E41,105E41,110E41,115E41,130E41
F51|JIS|505|182|257|110-135|700-860|115F51,130F51,145F51,150F51
G51|JIS|508|222|257|140-160|850-1000|145G51,165G51,195G51
H52|JIS|521|278|270|180-220|1000-1250|190H52,210H52,245H52
L1 / LN1|EN|207|175|190|44-50|360-480|54459,55040
LB1|EN|207|175|175|40-46|350-420|54316
L2 / LN2|EN|242|175|190|55-65|480-640|55559,56049,56219
LB2|EN|242|175|175|52-60|460-560|55530
L3 / LN3|EN|278|175|190|65-77|570-780|56638,57113,57412
LB3|EN|278|175|175|62-72|560-680|56318,57219
L4 / LN4|EN|315|175|190|75-85|680-850|57512,58043
LB4|EN|315|175|175|71-80|640-760|57114
L5 / LN5|EN|353|175|190|85-100|760-950|58815,60038
L6 / LN6|EN|394|175|190|95-110|850-950|60010,61042
BCI 24|BCI|260|173|225|60-80|500-750|24-550,24-650,24-750
BCI 27|BCI|306|173|225|80-105|600-850|27-650,27-750
BCI 31|BCI|330|173|240|95-120|750-1000|31-750,31-930,31-950
BCI 34|BCI|260|173|200|55-75|600-800|34-700,34-750
BCI 35|BCI|230|175|225|50-65|480-640|35-550,35-640
BCI 47|BCI|246|175|190|55-62|500-650|47-600
BCI 48|BCI|306|175|192|65-75|600-760|48-700
BCI 58|BCI|255|183|177|50-62|540-610|58-580
BCI 65|BCI|306|190|192|70-80|650-850|65-750,65-850
BCI 8D|BCI|527|283|250|200-230|1100-1450|8D-1150,8D-1400`;

type Technology = 'Calcium flooded' | 'EFB' | 'AGM' | 'Gel';
type Base = {
  code: string;
  standard: string;
  size: readonly [length: string, width: string, height: string];
  type: string;
  ah: number;
  cca: number;
  side: 'L' | 'R';
  technology: Technology;
  item: string;
  serves: readonly Build[];
  groups: Group[];
};

const startStop = /^(B20|B24|D23|D26|D31|L[2-6]|BCI 4[78])/;
const servedBy: readonly (readonly [RegExp, readonly Build[]])[] = [
  [/^(B19|B20|B24|L1|LB1)/, ['small']],
  [/^(D23|D20|L2|LB2|BCI 35)/, ['mid', 'small']],
  [/^(D26|L3|LB3|BCI 24)/, ['mid', 'large']],
  [/^(D31|L4|LB4|BCI 27)/, ['large', 'utility', 'van']],
  [/^(L5|L6)/, ['large', 'van']],
  [/^(E41|F51|BCI 31)/, ['truck']],
];

function itemFor(code: string, technology: Technology): string {
  if (technology === 'EFB') return 'Start-Stop EFB';
  if (technology === 'Gel') return 'Deep Cycle';
  if (technology === 'AGM')
    return /^BCI (27|31)/.test(code) ? 'Deep Cycle' : /^B(19|20)/.test(code) ? 'Hybrid Auxiliary' : 'Start-Stop AGM';
  if (/^A1/.test(code)) return 'Mower';
  if (/^(E41|BCI 31)/.test(code)) return 'Light Commercial';
  if (/^(F51|G51|H52|BCI 8D)/.test(code)) return 'Heavy Commercial';
  if (/^BCI (24|34)/.test(code)) return 'Marine';
  return /^(D26|D31|L4|L5|L6|BCI 27)/.test(code) ? 'SUV & 4WD' : 'Automotive';
}

function* listBases(): Generator<Base> {
  for (const technology of ['Calcium flooded', 'EFB', 'AGM', 'Gel'] as const) {
    for (const line of cases.split('\n')) {
      const [code = '', standard = '', length = '', width = '', height = '', ah = '', cca = '', types = ''] =
        line.split('|');
      if (technology === 'EFB' && !startStop.test(code)) continue;
      if (technology === 'AGM' && !/^(B19|B20|D23|D26|D31|L[2-6] |BCI (27|31|48))/.test(code)) continue;
      if (technology === 'Gel' && !/^BCI (27|31)/.test(code)) continue;
      const list = types.split(',');
      const [ahLow = 0, ahHigh = 0] = ah.split('-').map(Number);
      const [ccaLow = 0, ccaHigh = 0] = cca.split('-').map(Number);
      for (const [step, type] of list.entries()) {
        const share = list.length === 1 ? 0.5 : step / (list.length - 1);
        for (const side of ['L', 'R'] as const) {
          yield {
            code,
            standard,
            size: [length, width, height],
            type,
            ah: Math.round(ahLow + (ahHigh - ahLow) * share),
            cca: Math.round((ccaLow + (ccaHigh - ccaLow) * share) / 10) * 10 + (technology === 'AGM' ? 40 : 0),
            side,
            technology,
            item: itemFor(code, technology),
            serves: servedBy.find(([pattern]) => pattern.test(code))?.[1] ?? [],
            groups: [],
          };
        }
      }
    }
  }
}

/** Each model and fuel gets one flooded case and, from 2012 on, one start-stop case with the posts on the same side. */
function assigned(world: World): readonly Base[] {
  const bases = [...listBases()];
  for (const group of world.groups('generation')) {
    const build = buildOf(group.sample);
    const european =
      /^(AUDI|BMW|MERCEDES|VOLKSWAGEN|SKODA|PEUGEOT|RENAULT|VOLVO|PORSCHE|FIAT|MINI|JAGUAR|LAND|CITROEN|ALFA)/.test(
        group.sample.make,
      );
    const side = group.dice % 3 === 0 ? 'R' : 'L';
    const takes = (wanted: (base: Base) => boolean) => {
      const fitting = bases.filter((base) => base.side === side && base.serves.includes(build) && wanted(base));
      if (fitting.length > 0) at(fitting, group.dice >>> 3).groups.push(group);
    };
    takes((base) => base.technology === 'Calcium flooded' && /^EN/.test(base.standard) === european);
    if (group.to >= 2012) takes((base) => base.technology === 'EFB' || (base.technology === 'AGM' && european));
  }
  return bases;
}

const codes = { 'Calcium flooded': '', EFB: 'EF', AGM: 'AG', Gel: 'GL' } as const;
const grades: readonly [readonly [string, Grade], ...(readonly [string, Grade])[]] = [
  ['M', 'STANDARD'],
  ['G', 'PREMIUM'],
  ['X', 'ECONOMY'],
];

function draftBattery(
  base: Base,
  [letter, grade]: readonly [string, Grade],
  random: Parameters<typeof priced>[0],
): Draft {
  const [length, width, height] = base.size;
  const cca = base.cca + (grade === 'PREMIUM' ? 30 : 0);
  const technology = base.technology === 'Calcium flooded' ? 'Calcium' : base.technology;
  const lift = { 'Calcium flooded': 0, EFB: 0.12, AGM: 0.28, Gel: 0.34 }[base.technology];
  const japanese = base.standard === 'JIS';
  return {
    number: `BT${base.type}${base.side}${codes[base.technology]}${letter}`,
    item: base.item,
    description: `Battery ${base.type}${base.side} 12V ${base.ah}Ah ${cca}CCA ${technology}`,
    grade,
    cents: priced(random, [110, 650], (base.ah / 230) * 0.72 + lift + gradeStep[grade] * 0.5),
    attributes: {
      item: base.item,
      case_code: base.code,
      standard: base.standard,
      length,
      width,
      height,
      capacity_20h: String(base.ah),
      cca: String(cca),
      reserve_capacity: String(Math.round(base.ah * 1.8)),
      terminal_layout: base.side === 'L' ? 'L (positive left)' : 'R (positive right)',
      terminal_type: /^(A1|B1|B2)/.test(base.code)
        ? 'T1 small JIS post'
        : /^BCI (31|8D)/.test(base.code)
          ? 'T3 stud'
          : 'T2 standard SAE/DIN post',
      technology: base.technology,
      hold_down: japanese ? 'B0' : /^BCI/.test(base.code) ? 'B1' : 'B13',
      voltage: '12',
      warranty_months: { STANDARD: '30', PREMIUM: '40', ECONOMY: '24', GENUINE: '36' }[grade],
    },
    footnote:
      base.technology === 'EFB' || base.technology === 'AGM'
        ? 'Replace EFB or AGM with the same or a better technology.'
        : '',
    applications: base.groups.map((group) => ({
      group,
      quantity: 1,
      only: (vehicle) => vehicle.fuel !== 'Electric' || base.ah < 60,
    })),
  };
}

export const batteries: FamilyPlan = {
  family: 'batteries',
  share: 0.05,
  subcategories: [
    'Automotive',
    'SUV & 4WD',
    'Light Commercial',
    'Heavy Commercial',
    'Start-Stop EFB',
    'Start-Stop AGM',
    'Marine',
    'Deep Cycle',
    'Mower',
    'Hybrid Auxiliary',
  ],
  kinds: [
    kind({
      share: 1,
      bases: assigned,
      variants: grades,
      draft: (base, grade, { random }) => draftBattery(base, grade, random),
    }),
  ],
};
