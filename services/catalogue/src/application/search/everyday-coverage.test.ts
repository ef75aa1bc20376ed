import { describe, expect, it } from 'vitest';
import { demoWorld, worldMs } from '../../../test/support/search-world.ts';
import { familySentences, freshSentences, moreSentences, sentences } from '../../../test/support/searches.ts';
import { understand } from './understand.ts';

const world = await demoWorld();

const firstOf = async (typed: string) => {
  const { ordinals } = await understand(world.searched, typed, world.vehicleReader);
  return Array.from(ordinals.subarray(0, 3));
};

const isChinese = (text: string): boolean => /\p{Script=Han}/u.test(text);
/** Categories that no other sentence needs. */
const alone = [
  'hybrid auxiliary battery',
  'round air filter',
  '刹车鼓',
  '轻型商用车 电瓶',
  '重型商用车 电瓶',
  '重型商用车 雨刷',
  '润滑脂',
  '刹车油 DOT 4',
  '管路式汽油滤清器',
  '氙气灯 D2S',
  '蓝色连体工作服',
  '电动工具 套装',
  '氧化银 纽扣电池',
];
const typed = [sentences, familySentences, freshSentences, moreSentences]
  .flatMap((set) => Object.values(set).flat())
  .map(([text]) => text)
  .concat(alone);

it.each([
  ['English', typed.filter((text) => !isChinese(text))],
  ['Chinese', typed.filter(isChinese)],
])('sentences in %s lead to every category that has parts', { timeout: worldMs }, async (_language, texts) => {
  const { parts, categories } = world.searched;
  const kindOf = (id: string) => {
    const { categoryId = '', description = '' } = world.byId.get(id) ?? {};
    // The description's first word distinguishes two categories with the same name.
    return `${categories.name(categoryId)}: ${description.split(' ', 1)}`;
  };
  const reached = new Set((await Promise.all(texts.map(firstOf))).flat().map((at) => kindOf(parts.at(at))));
  const kinds = new Set([...world.byId.keys()].map(kindOf));
  const names = Map.groupBy(kinds, (kind) => kind.split(':', 1)[0]);
  expect([...names].filter(([, all]) => !all.some((kind) => reached.has(kind))).map(([name]) => name)).toEqual([]);
});

/** Attributes whose values buyers name, with a query of a value in either language; an own word for a value replaces it. */
const named: readonly [
  name: string,
  queries: (value: string) => readonly string[],
  words: Record<string, readonly string[]>,
][] = [
  ['Viscosity', (value) => [`${value} engine oil`, `${value}机油`], {}],
  ['Gear viscosity', (value) => [`${value} gear oil`, `${value}齿轮油`], {}],
  [
    'Specification',
    (value) => [`${value} transmission fluid`, `${value}变速箱油`],
    { PSF: ['power steering fluid', '助力油'] },
  ],
  ['Brake fluid', (value) => [`${value} brake fluid`, `${value}刹车油`], {}],
  [
    'Coolant',
    (value) => [`${value} coolant`, `${value} 冷却液`],
    {
      'IAT green': ['green coolant', '绿色冷却液'],
      'OAT red': ['red coolant', '红色冷却液'],
      'OAT pink': ['pink coolant', '粉色冷却液'],
      'HOAT blue': ['blue coolant', '蓝色冷却液'],
      'Si-OAT purple': ['purple coolant', '紫色冷却液'],
    },
  ],
  [
    'Pad material',
    (value) => [`${value} brake pads`],
    { ceramic: ['ceramic brake pads', '陶瓷刹车片'], 'semi metallic': ['semi metallic brake pads', '半金属刹车片'] },
  ],
  ['Rotor type', (value) => [`${value} disc rotor`], {}],
  [
    'Axle',
    (value) => [`${value} brake pads`],
    { front: ['front brake pads', '前刹车片'], rear: ['rear brake pads', '后刹车片'] },
  ],
  [
    'Technology',
    (value) => [`${value} battery`, `${value} 电瓶`],
    { 'Calcium flooded': ['calcium battery'], Gel: ['gel battery', '胶体电池'] },
  ],
  [
    'Cabin media',
    (value) => [`${value} cabin filter`],
    { 'activated carbon': ['charcoal cabin filter'], particulate: ['particulate cabin filter'] },
  ],
  [
    'Electrode',
    (value) => [`${value} spark plug`],
    {
      iridium: ['iridium spark plug', '铱金火花塞'],
      platinum: ['platinum spark plug', '铂金火花塞'],
      nickel: ['nickel spark plug', '镍合金火花塞'],
      'double iridium': ['double iridium spark plug', '双铱金火花塞'],
    },
  ],
  ['Heat range', (value) => [`spark plug heat ${value}`, `火花塞 热值${value}`], {}],
  [
    'Rubber',
    (value) => [`${value} wiper blade`],
    { natural: ['wiper blade'], silicone: ['silicone wiper blade', '硅胶雨刮'] },
  ],
  [
    'Material',
    (value) => [`${value} hose clamp`],
    {
      'zinc plated (W1)': ['w1 hose clamp'],
      'part stainless (W2)': ['w2 hose clamp'],
      'all 304 stainless (W4)': ['stainless hose clamp', '不锈钢卡箍'],
      'all 316 stainless (W5)': ['w5 hose clamp', '316不锈钢卡箍'],
    },
  ],
  [
    'Life',
    (value) => [`h7 ${value}`],
    {
      LED: ['led h7', 'h7 LED 灯泡'],
      'long life': ['h7 long life', 'h7 长寿命'],
      'cool blue': ['cool blue h7', 'h7 白光'],
    },
  ],
  [
    'Motor',
    (value) => [`${value} drill`],
    { brushless: ['brushless drill', '无刷电钻'], brushed: ['brushed drill', '有刷电钻'] },
  ],
  [
    'Config',
    (value) => [`drill ${value}`],
    { 'skin only': ['drill skin only'], '1 battery kit': ['drill with battery'] },
  ],
  ['Drive', (value) => [`${value} impact wrench`], { '3/8in': ['3/8in ratchet'] }],
  ['Disc', (value) => [`${value} angle grinder`, `${value} 角磨机`], {}],
  ['Ribs', (value) => [`${value} rib belt`], {}],
];

describe.each(named)('the values of %s', (name, queries, words) => {
  it('are reached by everyday words', { timeout: worldMs }, async () => {
    const { facts } = world.searched;
    const { from = 0, to = 0 } = facts.attribute(name) ?? {};
    const values = Array.from({ length: to - from }, (_, at) => facts.text(from + at));
    expect(values.length).toBeGreaterThan(0);
    const asked = values.flatMap((value) => (words[value] ?? queries(value)).map((query) => ({ value, query })));
    const missed = [];
    for (const { value, query } of asked) {
      const [first = -1] = await firstOf(query);
      const has = facts.attributesOf(first).some((one) => one.name === name && one.value.endsWith(value));
      if (!has) missed.push(`${query} → ${value}`);
    }
    expect(missed).toEqual([]);
  });
});
