import type { JobRow } from './rows.ts';

type Need = readonly [
  name: string,
  chinese: string,
  use: JobRow['use'],
  categories: string,
  more?: Partial<Pick<JobRow, 'attributes' | 'positions' | 'universal'>>,
];

const front = { attributes: { axle: 'front' } };
const rear = { attributes: { axle: 'rear' } };
const engineOils = 'fluids-oils--engine-oil; fluids-oils--diesel-engine-oil';
const plugs =
  'spark-plugs--iridium; spark-plugs--double-iridium; spark-plugs--platinum; spark-plugs--nickel; spark-plugs--lpg';
const bulbs =
  'light-bulbs--headlight-halogen; light-bulbs--signal-and-stop; light-bulbs--interior-and-dash; light-bulbs--trailer-and-truck-24v; light-bulbs--xenon-hid; light-bulbs--performance-halogen; light-bulbs--led-retrofit';
const blades = 'wipers--beam-flat; wipers--hybrid; wipers--conventional; wipers--heavy-commercial';

const oilFilter: Need = ['Oil filter', '机油滤清器', 'ALWAYS', 'filters--oil-spin-on; filters--oil-cartridge'];
const engineOil: Need = ['Engine oil', '发动机机油', 'ALWAYS', engineOils, { attributes: { pack_l: '5' } }];
const cabinFilter: Need = ['Cabin filter', '空调滤清器', 'USUALLY', 'filters--cabin'];
const airFilter: Need = ['Air filter', '空气滤清器', 'ALWAYS', 'filters--air-panel; filters--air-round'];
const fuelFilter: Need = ['Fuel filter', '燃油滤清器', 'USUALLY', 'filters--fuel-diesel; filters--fuel-in-line'];
const brakeFluid: Need = [
  ...(['Brake fluid DOT 4', 'DOT 4 制动液', 'OPTIONAL', 'brakes--brake-fluid'] as const),
  { attributes: { brake_fluid: 'DOT 4', pack_l: '1' }, universal: true },
];
const coolant: Need = [
  ...(['Coolant', '冷却液', 'OPTIONAL', 'fluids-oils--coolant'] as const),
  { attributes: { form: 'premix', pack_l: '5' }, universal: true },
];
const bulb = (name: string, chinese: string, use: JobRow['use'], positions: string): Need => [
  ...([name, chinese, use, bulbs] as const),
  { positions },
];
const blade = (name: string, chinese: string, positions: string): Need => [
  ...([name, chinese, 'ALWAYS', blades] as const),
  { positions },
];

const jobs: readonly (readonly [job: string, name: string, chinese: string, needs: readonly Need[]])[] = [
  ['oil-service', 'Oil service', '机油保养', [oilFilter, engineOil]],
  ['minor-service', 'Minor service', '小保养', [oilFilter, engineOil, cabinFilter]],
  [
    ...(['major-service', 'Major service', '大保养'] as const),
    [
      ...[oilFilter, engineOil, airFilter, cabinFilter, fuelFilter],
      ['Spark plugs or glow plugs', '火花塞或预热塞', 'USUALLY', `${plugs}; spark-plugs--glow-plugs`],
      ...[coolant, brakeFluid],
    ],
  ],
  [
    ...(['front-brakes', 'Front brakes', '前制动器'] as const),
    [
      ['Disc pads, front', '前制动片', 'ALWAYS', 'brakes--disc-pads', front],
      ['Disc rotors, front', '前制动盘', 'USUALLY', 'brakes--disc-rotors', front],
      ['Wear sensor', '磨损传感器', 'OPTIONAL', 'brakes--wear-sensors', front],
      brakeFluid,
    ],
  ],
  [
    ...(['rear-brakes', 'Rear brakes', '后制动器'] as const),
    [
      ['Disc pads or shoes, rear', '后制动片或制动蹄', 'ALWAYS', 'brakes--disc-pads; brakes--brake-shoes', rear],
      ['Rotors or drums, rear', '后制动盘或制动鼓', 'USUALLY', 'brakes--disc-rotors; brakes--brake-drums', rear],
      ['Wheel cylinders', '制动轮缸', 'OPTIONAL', 'brakes--wheel-cylinders', rear],
      brakeFluid,
    ],
  ],
  [
    ...(['wipers', 'Wiper blades', '雨刮片'] as const),
    [
      blade('Driver side', '驾驶员侧', 'Driver side'),
      blade('Passenger side', '乘客侧', 'Passenger side'),
      ['Rear window', '后窗', 'USUALLY', 'wipers--rear'],
    ],
  ],
  [
    ...(['lights', 'Lights check', '灯光检查'] as const),
    [
      bulb('Low beam', '近光灯', 'ALWAYS', 'Low beam; Low and high beam; Low beam, xenon'),
      bulb('High beam', '远光灯', 'USUALLY', 'High beam'),
      bulb('Indicators', '转向灯', 'USUALLY', 'Indicator'),
      bulb('Stop and tail', '制动灯和尾灯', 'USUALLY', 'Stop and tail'),
      bulb('Park', '示宽灯', 'OPTIONAL', 'Park'),
      bulb('Front fog', '前雾灯', 'OPTIONAL', 'Front fog'),
    ],
  ],
  ['battery', 'Battery', '蓄电池', [['Starter battery', '起动蓄电池', 'ALWAYS', 'batteries']]],
  [
    ...(['drive-belts', 'Drive belts', '传动皮带'] as const),
    [
      ['Drive belt', '传动皮带', 'ALWAYS', 'drive-belts--multi-ribbed-pk; drive-belts--v-belts-a-av'],
      ['Belt and tensioner kit', '皮带和张紧轮套件', 'OPTIONAL', 'drive-belts--belt-and-tensioner-kits'],
    ],
  ],
  [
    ...(['timing-belt', 'Timing belt', '正时皮带'] as const),
    [
      ['Timing belt or kit', '正时皮带或套件', 'ALWAYS', 'drive-belts--timing-belt-kits; drive-belts--timing-belts'],
      ['Drive belt', '传动皮带', 'OPTIONAL', 'drive-belts--multi-ribbed-pk'],
      coolant,
    ],
  ],
  ['spark-plugs', 'Spark plugs', '火花塞', [['Spark plugs', '火花塞', 'ALWAYS', plugs]]],
  ['glow-plugs', 'Glow plugs', '预热塞', [['Glow plugs', '预热塞', 'ALWAYS', 'spark-plugs--glow-plugs']]],
  ['filters', 'Air and cabin filters', '空气和空调滤清器', [airFilter, cabinFilter, fuelFilter]],
];

/** The workshop's usual jobs, each with its parts. */
export function* jobRows(): Generator<JobRow> {
  for (const [index, [job, name, name_zh, needs]] of jobs.entries()) {
    for (const [need, need_zh, use, categories, { attributes = {}, positions = '', universal = false } = {}] of needs) {
      yield {
        job,
        position: index + 1,
        name,
        name_zh,
        need,
        need_zh,
        use,
        categories,
        attributes,
        positions,
        universal,
        quantity: 1,
      };
    }
  }
}
