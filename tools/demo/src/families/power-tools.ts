import { type Child, type Draft, type FamilyPlan, kind } from '../draft.ts';
import { priced } from '../price.ts';
import { at, type Random } from '../random.ts';

// subcategory|tools; after ~ the place of the tool in the price band, 0…1.
const ranges = `Drilling & Fastening|Drill Driver~.1,Hammer Drill~.14,Impact Driver~.12,Impact Wrench 3/8in~.22,Impact Wrench 1/2in~.34,Impact Wrench 3/4in~.5,Ratchet 1/4in~.18,Ratchet 3/8in~.2,Nut Riveter~.42,Soldering Iron~.04,Hot Glue Gun~.02,Heat Gun~.08,Grease Gun~.3
Grinding & Polishing|Angle Grinder 115mm~.1,Angle Grinder 125mm~.14,Polisher~.2,Sander~.1,Die Grinder~.22,Rotary Tool~.08
Cutting|Reciprocating Saw~.16,Jigsaw~.12,Circular Saw~.18,Cut-Off Tool~.16
Lighting|Inspection Light~.02,Work Light~.06
Inflation & Air|Tyre Inflator~.06,Blower~.12,Fan~.06,Wet & Dry Vacuum~.18
Batteries & Chargers|Battery Pack~.1,Battery Charger~.06,Jump Starter~.2
Kits|Combo Kit~.5`;

type Tool = { item: string; tool: string; level: number; serial: number; volts: number };
const tools: readonly Tool[] = [18, 12, 20, 36, 240, 54, 3.6].flatMap((volts) =>
  ranges.split('\n').flatMap((line, row) => {
    const [item = '', list = ''] = line.split('|');
    return list
      .split(',')
      .map((entry, index): Tool => {
        const [tool = '', level = '0'] = entry.split('~');
        return { item, tool, level: Number(level), serial: row * 14 + index + 10, volts };
      })
      .filter(
        ({ tool }) =>
          volts <= 20 ||
          !/3\/8|Ratchet|Inspection|Hot Glue|Rotary|Riveter|Jump|Pack/.test(tool) ||
          (volts === 36 && tool === 'Battery Pack'),
      )
      .filter(({ tool }) => volts !== 3.6 || /Inspection|Hot Glue|Soldering|Rotary|Drill Driver/.test(tool));
  }),
);

type Config = readonly [letter: string, config: string, extra: number];
const configs: readonly [Config, ...Config[]] = [
  ['S', 'skin only', 0],
  ['1', '1 battery kit', 0.12],
  ['2', '2 battery kit', 0.2],
];

const childOf = (
  number: string,
  suffix: string,
  purpose: string,
  tool: string,
  cents: number,
  volts: number,
  extra: Readonly<Record<string, string>>,
): Child => ({
  number: `${number}-${suffix}`,
  item: 'Batteries & Chargers',
  purpose,
  grade: 'STANDARD',
  cents,
  description: `${purpose} for ${number}`,
  attributes: { item: 'Batteries & Chargers', tool, voltage: String(volts), ...extra },
});

function draftTool(
  { item, tool, level, serial, volts }: Tool,
  [letter, config, extra]: Config,
  index: number,
  random: Random,
): Draft {
  const corded = volts === 240;
  const alone = corded || /Charger|Pack|Jump|Combo/.test(tool);
  const number = `PT${serial}${String(Math.ceil(volts)).padStart(2, '0')}${letter}`;
  const motor = volts <= 12 || corded ? 'brushed' : 'brushless';
  const ah = at(['2.0', '4.0', '5.0', '6.0', '8.0'], index);
  const described = alone ? '' : `, ${config}`;
  const kitted = letter !== 'S' && !alone;
  return {
    number,
    item,
    description: `${volts}V ${/Light|Pack|Charger|Iron|Glue|Heat|Jump/.test(tool) ? '' : `${motor} `}${/^(Battery|Jump|Combo)/.test(tool) && letter !== 'S' ? `${tool} ${ah}Ah type ${letter}` : tool}${described}`,
    grade: motor === 'brushless' ? 'PREMIUM' : 'STANDARD',
    cents: priced(random, [39, 899], level + (alone ? 0 : extra) + Math.min(0.2, volts / 300)),
    attributes: {
      item,
      tool,
      voltage: String(volts),
      ...(alone ? {} : { config }),
      ...(kitted || /Pack|Jump/.test(tool) ? { battery_ah: ah } : {}),
      motor,
      ...(/Wrench/.test(tool)
        ? {
            torque: String(/3\/8/.test(tool) ? 180 : /1\/2/.test(tool) ? 700 : 1700),
            drive: tool.split(' ').at(-1) ?? '',
          }
        : {}),
      ...(/Drill/.test(tool) ? { torque: String(30 + volts * 3), speed: '0-1800' } : {}),
      ...(/Impact Driver/.test(tool) ? { torque: String(90 + volts * 5), speed: '0-3200' } : {}),
      ...(/Grinder 1/.test(tool) ? { disc: tool.includes('115') ? '115' : '125', speed: '9000' } : {}),
    },
    ...(kitted
      ? {
          children: [
            {
              ...childOf(number, 'BP', 'Battery', 'Battery Pack', priced(random, [59, 220], Number(ah) / 10), volts, {
                battery_ah: ah,
              }),
              children: [childOf(`${number}-BP`, 'TC', 'Terminal cover', 'Battery Pack', 395, volts, {})],
            },
            childOf(number, 'CH', 'Charger', 'Battery Charger', priced(random, [49, 120], 0.4), volts, {
              charger_output_a: '4',
            }),
          ],
        }
      : {}),
  };
}

export const powerTools: FamilyPlan = {
  family: 'power-tools',
  share: 0.028,
  subcategories: [
    'Drilling & Fastening',
    'Grinding & Polishing',
    'Cutting',
    'Lighting',
    'Inflation & Air',
    'Batteries & Chargers',
    'Kits',
  ],
  kinds: [
    kind({
      share: 1,
      bases: () => tools,
      variants: configs,
      draft: (tool, config, { random, index }) => draftTool(tool, config, index, random),
    }),
  ],
};
